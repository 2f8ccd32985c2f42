import { expect, test } from "vitest";
import { loadEditions } from "#src/explain/load-editions.ts";
import { documentOf } from "../suites/cases/read-case-files.ts";
import { deriveEditionCases } from "./derive-edition-cases.ts";

const later = (await loadEditions("webhook")).filter(({ facts }) => !facts.default);

test.each(later.flatMap((loaded) => (["strict", "tolerant"] as const).map((mode) => ({ loaded, mode }))))(
  "$loaded.facts.slug, $mode: each keyword broken once is judged as its case says",
  ({ loaded, mode }) => {
    const rows = deriveEditionCases(loaded.facts).filter((row) => row.mode === "both" || row.mode === mode);
    const wrong = rows.filter(({ status, errors = [], ...row }) => {
      const found = loaded.validate[mode](documentOf({ status, ...row }));
      if (status === "unknown") return found[0]?.code !== "unknown-event";
      if ((found.length === 0) !== (status === "valid")) return true;
      return !errors.every(({ path, code }) => found.some((one) => one.path === path && one.code === code));
    });
    expect({ wrong: wrong.map(({ id }) => id), many: rows.length > 1_000 }).toEqual({
      wrong: [],
      many: true,
    });
  },
);

test.each(later)("$facts.slug: no identifier of a derived case stands twice", ({ facts }) => {
  const ids = deriveEditionCases(facts).map(({ id }) => id);
  expect(ids.length).toBe(new Set(ids).size);
});
