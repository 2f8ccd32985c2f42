import { expect, test } from "vitest";
import { contractNames } from "#src/diagnostics/contract.ts";
import { loadEditions } from "#src/diagnostics/load-editions.ts";
import { makeDocument } from "../suites/runner/make-document.ts";
import { readPayloadCases } from "../suites/runner/read-case-files.ts";
import { deriveEditionCases } from "./derive-edition-cases.ts";

const loaded = await Promise.all(contractNames.map((name) => loadEditions(name)));
const later = loaded.flat().filter(({ facts }) => !facts.default);

test.each(later.flatMap((loaded) => (["strict", "tolerant"] as const).map((mode) => ({ loaded, mode }))))(
  "$loaded.facts.slug, $mode: each keyword broken once is judged as its case says",
  ({ loaded, mode }) => {
    const rows = deriveEditionCases(loaded.facts).filter((row) => row.mode === "both" || row.mode === mode);
    const wrong = rows.filter(({ status, errors = [], ...row }) => {
      const found = loaded.validate[mode](makeDocument(row));
      if (status === "unknown") return found[0]?.code !== "unknown-event";
      if ((found.length === 0) !== (status === "valid")) return true;
      return !errors.every(({ path, code }) => found.some((one) => one.path === path && one.code === code));
    });
    expect({
      wrong: wrong.map(({ id }) => id),
      many: rows.length > (loaded.facts.name === "webhook" ? 1_000 : 500),
    }).toEqual({
      wrong: [],
      many: true,
    });
  },
);

test.each(later)("$facts.slug: no identifier of a derived case stands twice", ({ facts }) => {
  const ids = deriveEditionCases(facts).map(({ id }) => id);
  expect(ids.length).toBe(new Set(ids).size);
});

test.each(later.filter(({ facts }) => facts.name === "raster-info"))(
  "$facts.slug takes every document that the edition before takes (E-raster)",
  ({ facts }) => {
    const cases = new Map(deriveEditionCases(facts).map((one) => [one.id, one.status]));
    const accepting = readPayloadCases("raster-info").filter(
      ({ id, status }) => status === "valid" && !id.startsWith("derived-"),
    );
    expect(accepting.length).toBeGreaterThan(50);
    expect(accepting.filter(({ id }) => cases.get(id) !== "valid")).toEqual([]);
  },
);
