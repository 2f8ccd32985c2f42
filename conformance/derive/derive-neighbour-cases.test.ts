import { describe, expect, test } from "vitest";
import { editions } from "#generated/internal/editions.js";
import { assertDefined } from "#src/util/assert-defined.ts";
import { deriveEditionCases } from "./derive-edition-cases.ts";

/** Lists the cases of an edition that are derived from its neighbours. */
function listNeighbourCases(edition: string) {
  const facts = editions.find((one) => one.edition === edition);
  return deriveEditionCases(assertDefined(facts, edition)).filter(({ id }) =>
    id.startsWith("derived-neighbour-"),
  );
}

describe("an edition against its neighbours", () => {
  const updates = ["comment", "issue", "job", "membership", "organization", "project", "task"];

  test("2.76 refuses the before_update of 2.73 in every update, and a tolerant reader keeps it", () => {
    const rows = listNeighbourCases("2.76").filter(({ set }) => Object.hasOwn(set ?? {}, "/before_update"));
    expect(rows.map(({ sample, mode, status }) => `${sample} ${mode} ${status}`)).toEqual(
      updates.flatMap((noun) => [`2.76/update-${noun} strict invalid`, `2.76/update-${noun} tolerant valid`]),
    );
  });

  test("2.73 does not know the changes of 2.76, nor its users", () => {
    const rows = listNeighbourCases("2.73");
    expect(rows.flatMap(({ status, sample }) => (status === "unknown" ? [sample] : []))).toContain(
      "2.76/create-user",
    );
  });
});
