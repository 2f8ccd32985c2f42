import { expect, test } from "vitest";
import { readLedger, sourceTexts } from "./read-ledger.ts";

const ledger = readLedger();

test("the ledger has an entry for each id, once", () => {
  const ids = ledger.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(70);
});

test("what a source cites is in the ledger", () => {
  const known = new Set(ledger.map(({ id }) => id));
  const cited = [...sourceTexts()].flatMap(([path, text]) =>
    [...text.matchAll(/(?<![\w-])(?!E-mail)[WRE]-[a-z\d]+(?![\w-])/g)].map(([id]) => ({ path, id })),
  );
  expect(cited.filter(({ id }) => !known.has(id))).toEqual([]);
  expect(cited.length).toBeGreaterThan(100);
});

test.each(ledger)(
  "$id is named by a source that carries it out, and by a test or case",
  ({ where, pins }) => {
    expect({ isCarriedOut: where.length > 0, isPinned: pins.length > 0 }).toEqual({
      isCarriedOut: true,
      isPinned: true,
    });
  },
);

test("E-default: the default editions are those of the source documents", async () => {
  const { editions } = await import("#generated/facts/editions.js");
  const defaults = editions.filter((edition) => edition.default).map(({ name, edition }) => [name, edition]);
  expect(defaults).toEqual([
    ["webhook", "2.3"],
    ["raster-info", "2019"],
  ]);
});
