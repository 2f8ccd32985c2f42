import { expect, test } from "vitest";
import type { Type } from "#src/model/model.ts";
import type { Table } from "#src/model/table.ts";
import { itemAt } from "#src/util/item-at.ts";
import { withPhrases } from "./with-phrases.ts";

const time: Table["types"][number] = {
  kind: "alias",
  name: "Time",
  doc: "",
  type: { kind: "string", format: "utc-date-time" },
};
const words: Table["types"][number] = {
  kind: "vocabulary",
  name: "Words",
  doc: "",
  values: ["a", "b"],
  open: false,
};

/** Returns what is said about a type in a declaration. */
function speak(type: Type, mode?: "tolerant"): object {
  const row = { kind: "alias", name: "It", doc: "", type, ...(mode && { mode }) } as const;
  const head = { table: 1, name: "x", edition: "1", source: "x", main: "It", formats: {} };
  const { types } = withPhrases({ ...head, types: [time, words, row] });
  const { type: spoken } = itemAt(types, 2) as { readonly type: Type };
  return Object.fromEntries(Object.entries(spoken).filter(([key]) => !Object.hasOwn(type, key)));
}

const loose = { expected: "string or null", phrase: "a string or null" };
const strict = { expected: "utc-date-time or null", phrase: "utc-date-time or null" };

const rows: readonly { type: Type; says: object }[] = [
  { type: { kind: "string" }, says: {} },
  { type: { kind: "named", name: "Words" }, says: {} },
  { type: { kind: "nullable", of: { kind: "named", name: "Time" } }, says: { ...strict, loose } },
  {
    type: { kind: "nullable", of: { kind: "named", name: "Words" } },
    says: { expected: ["a", "b", "<null>"], phrase: 'one of "a", "b", null' },
  },
  {
    type: { kind: "integer", safe: true, range: { min: 0 } },
    says: { expected: "integer at least 0", phrase: "an integer at least 0" },
  },
  {
    type: { kind: "list", items: { kind: "string" }, length: { min: 1 } },
    says: { count: "at least 1 item" },
  },
  { type: { kind: "json", types: [] }, says: { expected: "nothing", phrase: "nothing" } },
];

test.each(rows)("$type says $says", ({ type, says }) => {
  expect(speak(type)).toEqual(says);
});

test("a declaration of one mode says what that mode allows", () => {
  expect(speak({ kind: "string", format: "hex-colour" }, "tolerant")).toEqual({
    expected: "hex-colour",
    phrase: "a hex colour such as #33ddff",
  });
});
