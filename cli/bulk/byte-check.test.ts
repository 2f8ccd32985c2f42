import { describe, expect, inject, test } from "vitest";
import type { Contract } from "#src/diagnostics/contract.ts";
import { loadByteCheck } from "#src/diagnostics/load-byte-check.ts";
import { loadEditions } from "#src/diagnostics/load-editions.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { createFuzz, readLines } from "../fixtures/write-fuzzed-lines.ts";
import { noLimits } from "../report/reporter.ts";
import type { Tally } from "../tally.ts";
import { createCheckRecords } from "./records.ts";

/** Changed lines of each contract and mode: all in `npm run proof`. */
const runs = 200_000 * inject("share");
/** Lines of a piece: few, since the reader is not asked for the rest of a piece if it decides few of its lines. */
const batch = 25;
const nothing = { failing: 0, warned: 0 };

const names = {
  webhook: [undefined, "2.4", "2.65", "2.73", "2.76", "auto"],
  "raster-info": [undefined, "2026", "observed", "auto"],
};
const rows = (["webhook", "raster-info"] as const).flatMap((name) =>
  (["strict", "tolerant"] as const).map((mode) => ({ name, mode })),
);

/** Prepares the counting of lines with and without the reader of bytes. */
async function prepare(contract: Contract): Promise<Record<"plain" | "quick", (bytes: Buffer) => Tally>> {
  const editions = await loadEditions(contract.name);
  const options = { view: { contract }, longest: 1e6 };
  const check = assertDefined(await loadByteCheck(contract, editions), contract.name);
  const countWith = (checkRecords: ReturnType<typeof createCheckRecords>) => (bytes: Buffer) =>
    checkRecords({ bytes, at: 0, end: bytes.length, isCut: false }, nothing).tally;
  return {
    plain: countWith(createCheckRecords(options, editions)),
    quick: countWith(createCheckRecords(options, editions, check)),
  };
}

describe.each(rows)("$name in $mode mode", ({ name, mode }) => {
  const lines = readLines(name);

  test.each(names[name])("counts the cases as the validator of edition %s does", async (edition) => {
    const contract = { name, mode, ...(edition !== undefined && { edition }) };
    const { plain, quick } = await prepare(contract);
    const wrong = lines.filter((line) => {
      const bytes = Buffer.concat([line, Buffer.from("\n"), line]);
      return JSON.stringify(plain(bytes)) !== JSON.stringify(quick(bytes));
    });
    expect(wrong.map(String)).toEqual([]);
  });

  test("counts changed lines as the validator does", async () => {
    const { plain, quick } = await prepare({ name, mode });
    const write = createFuzz(lines, 36);
    for (let left = runs; left > 0; left -= batch) {
      const bytes = write(batch);
      const [found, expected] = [quick(bytes), plain(bytes)];
      if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found, `${bytes}`).toEqual(expected);
    }
  });

  test.each(names[name].filter((edition) => edition !== "auto"))(
    "decides most of what edition %s takes",
    async (edition) => {
      const contract = { name, mode, ...(edition !== undefined && { edition }) };
      const editions = await loadEditions(name);
      const check = assertDefined(await loadByteCheck(contract, editions), name);
      const checkRecords = createCheckRecords({ view: { contract }, longest: 1e6 }, editions);
      const valid = lines
        .map((line) => Buffer.concat([line, Buffer.from("\n")]))
        .filter((bytes) => {
          const { tally } = checkRecords({ bytes, at: 0, end: bytes.length, isCut: false }, noLimits);
          return tally.valid === 1 && tally.warnings === 0;
        });
      const decided = valid.filter((bytes) => check(bytes, 0, bytes.length - 1) === 0);
      expect(decided.length / valid.length).toBeGreaterThan(0.75);
    },
  );
});
