import { expect, test } from "vitest";
import { createEditionDetector, type EditionChange } from "./detect-edition.ts";

test("the first edition and each change are reported once, in both directions", () => {
  const changes: EditionChange[] = [];
  const { add, platform } = createEditionDetector((change) => changes.push(change));
  expect(platform()).toBeNull();
  for (const edition of ["2.4", "2.4", "2.76", "2.4", "2.76", "2.4"]) add(edition);
  const says = (from: string, to: string): string =>
    `the edition of deliveries changed from ${from} to ${to}; to see the differences, run annotation-contracts diff webhook@${from} webhook@${to}`;
  expect(changes).toEqual([
    {
      edition: "2.4",
      previous: null,
      message: 'detected edition 2.4; set edition: "2.4" for narrower types',
    },
    { edition: "2.76", previous: "2.4", message: says("2.4", "2.76") },
    { edition: "2.4", previous: "2.76", message: says("2.76", "2.4") },
  ]);
  expect(platform()).toEqual({ edition: "2.4", editions: { "2.4": 4, "2.76": 2 } });
});
