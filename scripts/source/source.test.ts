import { describe, expect, test } from "vitest";
import { readJson } from "#scripts/files.ts";
import {
  editions,
  listSubjects,
  nameMembers,
  readDefinitions,
  readDescribed,
} from "./read-described.test.fixtures.ts";
import { readSource } from "./read-source.test.fixtures.ts";
import { readStatements } from "./read-statements.test.fixtures.ts";
import { knownValues, typeInWords } from "./type-in-words.test.fixtures.ts";
import { wordsWithoutSource } from "./words-without-source.test.fixtures.ts";

const source = readSource();
const described = readDescribed();

/** Members that may be missing according to the ledger. */
const optional: Readonly<Record<string, readonly string[]>> = {
  Webhook: ["last_status", "last_delivery_date"], // W-delivery
  CreatedTask: ["overlap", "segment_size"], // W-task
  DeletedTask: ["overlap", "segment_size"], // W-task
};

describe("sentences of the contracts", () => {
  test("cite clauses, decisions, or say that they explain", () => {
    const lost = described.filter(({ description }) => readStatements(description) === undefined);
    expect(lost).toEqual([]);
    expect(described.length).toBeGreaterThan(300);
  });

  test("cite what exists", () => {
    const ledger: readonly { id: string }[] = readJson("spec/decisions.json");
    const known = new Set([...Object.keys(source), ...ledger.map(({ id }) => id)]);
    const marks = described.flatMap(({ description }) =>
      (readStatements(description) ?? []).flatMap(({ by }) => by),
    );
    expect(marks.filter((mark) => !known.has(mark))).toEqual([]);
  });

  test("cite the clause of the event's action", () => {
    const clauses: Readonly<Record<string, string>> = { create: "W6.2", update: "W6.3", delete: "W6.4" };
    const cited = editions.flatMap(({ contract: { edition, envelopes, definitions } }) =>
      envelopes.flatMap(({ event, type }) =>
        (JSON.stringify(definitions[type]).match(/W6\.[2-5]/g) ?? []).map((mark) => ({
          edition,
          event,
          mark,
        })),
      ),
    );
    expect(cited.length).toBeGreaterThan(300);
    expect(cited.filter(({ event, mark }) => mark !== (clauses[event.split(":")[0]!] ?? "W6.5"))).toEqual([]);
  });

  test("say no more than the clauses that they cite", () => {
    expect(wordsWithoutSource(source)).toEqual([]);
  });

  test.each([
    ["Segment.stop_frame", "Last frame of the range, inclusive (W2.3).", ["range", "inclu"]],
    ["Task.bug_tracker", "Address of a bug tracker (W2.3).", []],
    ["RasterGroup.name", "Name of the group, `/` for the root group (R2.2).", ["root"]],
    ["operation ping: 200", "The delivery was taken; a short text for the log (W5.1.5).", ["deliv", "taken"]],
  ])("a planted one on %s is found", (place, description, words) => {
    const found = wordsWithoutSource(source, [{ contract: "webhook", place, description }]);
    expect(found).toEqual(words.map((word) => expect.stringContaining(`"${word}" is not in`)));
  });
});

const tables = Object.entries(source).flatMap(([clause, items]) =>
  items.flatMap((one) => (typeof one === "object" && one.of !== undefined ? [{ clause, table: one }] : [])),
);

/** Rows of every definition with members that a table lists. */
const rows = tables.flatMap(({ clause, table }) =>
  listSubjects(clause, table).map((subject) => ({ clause, name: subject.name, table, subject })),
);

/** Reads from a row what it demands of one member. */
function readDemands(row: readonly string[]): { type: string; seen: readonly string[] } {
  const [, type = "", notes = ""] = row;
  const words = `${type} ${notes}`;
  return {
    type: type
      .replace(/ ?\((?:value|shape) .*\)$/, "")
      .replace(/, only .*$/, "")
      .replace("(URL, shape `{base_url}/api/users/<user_id>`)", "(URL)")
      .replace(/\(URL, shape [^)]*\)/, "(URL)"),
    seen: [...words.matchAll(/(?:alue (?:seen: )?|seen: |such as |only )`([^`]+)`/g)].map(
      ([, value]) => value!,
    ),
  };
}

describe("tables of the source documents", () => {
  test("are as many as the contracts have objects", () => {
    expect(tables.map(({ table }) => table.of)).toHaveLength(18);
  });

  test.each(rows)(
    "$clause: $name has their members, types and known values",
    ({ clause, name, table, subject }) => {
      const { properties = {}, required = [] } = subject.schema;
      const isPartial = name === "CreatedTask" || name === "DeletedTask";
      const listed = table.rows
        .filter(([, , notes = ""]) => !(isPartial && notes.startsWith("(update only)")))
        .flatMap((row) => nameMembers(subject, row).map((member) => ({ member, row })));
      expect(Object.keys(properties).sort()).toEqual(listed.map(({ member }) => member).sort());
      const missing = clause.startsWith("R") ? Object.keys(properties) : (optional[name] ?? []);
      expect(
        Object.keys(properties)
          .filter((member) => !required.includes(member))
          .sort(),
      ).toEqual([...missing].sort());
      for (const { member, row } of listed) {
        const { type, seen } = readDemands(row);
        const schema = properties[member]!;
        expect([member, typeInWords(schema, subject.definitions).replace(/ or string$/, "")]).toEqual([
          member,
          type,
        ]);
        expect([member, knownValues(schema, subject.definitions)]).toEqual([
          member,
          expect.arrayContaining([...seen]),
        ]);
      }
    },
  );
});

test("W-member: an update of a membership is any update, and no event tells of a member that was added", () => {
  const events = Object.values(readDefinitions("webhook")).map(({ properties }) => properties?.event?.const);
  expect(events.filter((event) => String(event).endsWith(":membership"))).toEqual([
    "delete:membership",
    "update:membership",
  ]);
});
