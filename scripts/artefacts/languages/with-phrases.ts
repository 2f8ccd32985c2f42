import type { Mode } from "#src/model/contract.ts";
import type { Declaration, Json, JsonType, Type } from "#src/model/model.ts";
import { type Allowed, joinAllowed, phraseLength, phraseNumber, phraseText } from "#src/model/phrases.ts";
import type { Table } from "#src/model/table.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { type Expectation, phraseExpected } from "#src/util/phrase-expected.ts";

/** What an error says about a type: as data, and in a sentence. */
interface Says {
  readonly expected: Expectation;
  readonly phrase: string;
}

/** What a type says. In a declaration of both modes, `loose` is what tolerant mode says if it differs. */
interface Spoken extends Partial<Says> {
  readonly loose?: Says;
  /** How many items or members there may be. */
  readonly count?: string;
}

type Row = Table["types"][number];

/** What a type or a declaration says if its kind determines it. */
const plain: Readonly<Record<string, string>> = {
  string: "string",
  vocabulary: "string",
  number: "number",
  integer: "integer",
  boolean: "boolean",
  list: "array",
  map: "object",
  record: "object",
  sum: "object",
};

/**
 * Adds to each type and declaration of a table what an error says about it, so that no language has to word it. Nothing is
 * added if that is the name of its kind with an article, or the text of a declaration that it names.
 */
export function withPhrases(table: Table): Table {
  const types = table.types.map((row) => withPhrasesIn(row, table.types));
  return { ...table, types };
}

function withPhrasesIn(row: Row, rows: readonly Row[]): Row {
  const own = (type: Type): Type => {
    const spoken = { ...type, ...speak(type, row, rows) };
    switch (spoken.kind) {
      case "list":
        return { ...spoken, items: own(spoken.items) };
      case "map":
        return { ...spoken, values: own(spoken.values) };
      case "nullable":
        return { ...spoken, of: own(spoken.of) };
      default:
        return spoken;
    }
  };
  switch (row.kind) {
    case "record": {
      const fields = row.fields.map((field) => ({ ...field, type: own(field.type) }));
      const isClosed = row.rest.kind === "json" && row.rest.types.length === 0;
      return { ...row, fields, ...(!isClosed && { rest: own(row.rest) }) };
    }
    case "alias":
      return { ...row, type: own(row.type) };
    case "union": {
      const branches = row.branches.map((one) => ({ ...one, type: own(one.type) }));
      return { ...row, branches, ...speak(row, row, rows) };
    }
    default:
      return { ...row, ...speak(row, row, rows) };
  }
}

function speak(type: Type | Declaration, row: Row, rows: readonly Row[]): Spoken {
  if (type.kind === "named" || type.kind === "alias") return {};
  const [expected, loose] = (["strict", "tolerant"] as const).map((mode) =>
    joinAllowed(allow(type, row, { mode: row.mode ?? mode, rows })),
  );
  const said = assertDefined(expected, "expectation");
  const isPlain = said === plain[type.kind];
  const isSized = (type.kind === "list" || type.kind === "map") && type.length !== undefined;
  return {
    ...(!isPlain && says(said)),
    ...(JSON.stringify(loose) !== JSON.stringify(said) && {
      loose: says(assertDefined(loose, "expectation")),
    }),
    ...(isSized && { count: phraseLength(type.length, type.kind === "list" ? "item" : "member") }),
  };
}

function says(expected: Expectation): Says {
  return { expected, phrase: phraseExpected(expected) };
}

interface Reader {
  readonly mode: Mode;
  readonly rows: readonly Row[];
}

function allow(type: Type | Declaration, row: Row, reader: Reader): Allowed {
  switch (type.kind) {
    case "named": {
      const { mode, rows } = reader;
      const isIt = (one: Row): boolean => one.name === type.name && (one.mode ?? mode) === mode;
      const one = assertDefined(rows.find(isIt), type.name);
      return allow(one, one, reader);
    }
    case "alias":
      return allow(type.type, row, reader);
    case "nullable":
      return { ...allow(type.of, row, reader), null: "null" };
    case "union":
      return Object.fromEntries(
        type.branches.map((one) => [one.json, allow(one.type, row, reader)[one.json] ?? one.json]),
      );
    case "json":
      return Object.fromEntries(type.types.map((name) => [name, name]));
    case "constant":
      return listed([type.value]);
    case "vocabulary":
    case "enumeration":
      return type.kind === "vocabulary" && type.open ? { string: "string" } : listed(type.values);
    case "string": {
      const { format } = row.mode === undefined && reader.mode === "tolerant" ? {} : type;
      return { string: phraseText(format, type.length) };
    }
    case "number":
    case "integer":
      return { number: phraseNumber(type.kind, type.range) };
    default:
      return { [plain[type.kind] ?? type.kind]: plain[type.kind] ?? type.kind };
  }
}

/** Lists values by their JSON type. */
function listed(values: readonly Json[]): Allowed {
  const all: Partial<Record<JsonType, string | string[]>> = {};
  for (const value of values) {
    const name = value === null ? "null" : Array.isArray(value) ? "array" : (typeof value as JsonType);
    const own = all[name];
    if (typeof value === "object") all[name] = name;
    else all[name] = [...(Array.isArray(own) ? own : []), typeof value === "string" ? value : `<${value}>`];
  }
  return all;
}
