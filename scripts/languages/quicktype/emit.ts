import { InputData, JSONSchemaInput, JSONSchemaStore, type LanguageName, quicktype } from "quicktype-core";
import type { ContractModel, Declaration, RecordType, Type } from "../model.ts";

/** How quicktype is asked for a language. */
export interface QuicktypeRow {
  readonly lang: LanguageName;
  /** Name of the language in prose. */
  readonly title: string;
  readonly file: string;
  /** Options of quicktype's renderer. */
  readonly options?: Readonly<Record<string, string>>;
}

/** JSON Schema of a type, as plain as quicktype needs it. */
type Plain = Record<string, unknown>;

/** The one document that all types stand in. */
class ContractStore extends JSONSchemaStore {
  readonly #schema: Plain;

  constructor(schema: Plain) {
    super();
    this.#schema = schema;
  }

  override async fetch(): Promise<Plain> {
    return this.#schema;
  }
}

/**
 * Has quicktype write the records of both contracts, each by its own name.
 *
 * What quicktype would merge or rename is kept from it: open vocabularies are strings, raw values are anything, and
 * the union of the 19 envelopes is left to the reader of `event`.
 */
export async function emitQuicktype(
  { lang, title, file, options = {} }: QuicktypeRow,
  models: readonly ContractModel[],
  more: Readonly<Record<string, string>> = {},
): Promise<ReadonlyMap<string, string>> {
  const declarations = models.flatMap((model) => model.declarations);
  const scope = new Map(declarations.map((one) => [one.name, one]));
  const records = declarations.filter((one) => one.kind === "record");
  const input = new JSONSchemaInput(new ContractStore(schemaOf(records, scope)));
  for (const { name } of records)
    await input.addSource({ name, uris: [`contracts.json#/definitions/${name}`] });
  const inputData = new InputData();
  inputData.addInput(input);
  const { lines } = await quicktype({
    inputData,
    lang,
    rendererOptions: { ...options, ...more },
    // Names come from the contracts, and no two records are the same by chance.
    combineClasses: false,
    inferEnums: false,
    inferDateTimes: false,
    inferUuids: false,
    inferMaps: false,
    leadingComments: [],
  });
  return new Map([
    [file, withoutUsage(lines)],
    ["README.md", readmeOf(title)],
  ]);
}

function readmeOf(title: string): string {
  return `# annotation-contracts for ${title}, unverified

The records of both contracts, written by quicktype and not compiled by this project. Know what they lack: a member that is
absent cannot be told from one that is null, members that the contract does not name are lost, and there is no union of the
envelopes: read \`event\` first, then parse the record of that event. To verify a delivery, compare \`sha256=\` and the HMAC-SHA256
of the exact bytes of the body with the header \`X-Signature-256\`, in constant time.
`;
}

/** Takes out the comment at the top, which shows how to parse each record. */
function withoutUsage(lines: readonly string[]): string {
  const start = lines.findIndex((line) => !/^(\/\/|#)|^\s*$/.test(line));
  return `${lines.slice(start).join("\n").trim()}\n`;
}

type Scope = ReadonlyMap<string, Declaration>;

function schemaOf(records: readonly RecordType[], scope: Scope): Plain {
  return {
    $id: "contracts.json",
    definitions: Object.fromEntries(records.map((one) => [one.name, recordOf(one, scope)])),
  };
}

function recordOf({ name, doc, fields, event }: RecordType, scope: Scope): Plain {
  const members = fields.map((one) => {
    const type = plain(one.type, scope);
    // Beside a reference, quicktype takes a description for one of the type.
    return [one.name, "$ref" in type || "title" in type ? type : { ...type, description: one.doc }];
  });
  const required = fields.filter((one) => !one.optional).map((one) => one.name);
  const tag = event === undefined ? {} : { event: { type: "string", description: `Always "${event}".` } };
  return {
    title: name,
    description: doc,
    type: "object",
    properties: { ...tag, ...Object.fromEntries(members) },
    required: [...Object.keys(tag), ...required],
  };
}

function plain(type: Type, scope: Scope): Plain {
  switch (type.kind) {
    case "json":
      return type.types.length === 1 ? { type: "object", additionalProperties: {} } : {};
    case "list":
      return { type: "array", items: plain(type.items, scope) };
    case "map":
      return { type: "object", additionalProperties: plain(type.values, scope) };
    case "nullable":
      return { anyOf: [plain(type.of, scope), { type: "null" }] };
    case "constant":
      return { type: "string" };
    case "named":
      return plainNamed(scope.get(type.name)!, scope);
    default:
      return { type: type.kind };
  }
}

function plainNamed(one: Declaration, scope: Scope): Plain {
  switch (one.kind) {
    case "record":
      return { $ref: `contracts.json#/definitions/${one.name}` };
    case "alias":
      return plain(one.type, scope);
    case "vocabulary":
      return one.open ? { type: "string" } : { type: "string", enum: one.values, title: one.name };
    case "union":
      return { anyOf: one.branches.map(({ type }) => plain(type, scope)), title: one.name };
    case "sum":
      throw new Error(`cannot write ${one.name} within another type`);
  }
}
