import { InputData, JSONSchemaInput, JSONSchemaStore, type LanguageName, quicktype } from "quicktype-core";
import type { Type } from "#src/model/model.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import type { Carried, NamedDeclaration, NamedModel, NamedRecord, Scope } from "./naming.ts";
import { isAnyObject } from "./resolve-alias.ts";

/** How quicktype is asked for a language. */
interface QuicktypeRow {
  readonly lang: LanguageName;
  /** Name of the language in prose. */
  readonly title: string;
  /** Extension of its files. */
  readonly extension: string;
}

/** JSON Schema of a type, simplified for quicktype. */
type Plain = Record<string, unknown>;

/** The one document with all types. */
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
 * Runs quicktype on the records of each edition of a contract, each with its own name.
 *
 * Quicktype gets nothing that it would merge or rename: open vocabularies are strings, raw values are of any type, and
 * the union of the envelopes is left to code that reads their tag.
 */
export async function emitQuicktype(
  { lang, title, extension }: QuicktypeRow,
  editions: readonly Carried[],
  options: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> {
  const codes = editions.map(async ({ model }) => {
    const { short, namespace } = model;
    return [`${short ?? namespace}.${extension}`, await emitEdition(lang, model, options)] as const;
  });
  return new Map([...(await Promise.all(codes)), ["README.md", writeReadme(title)]]);
}

async function emitEdition(
  lang: LanguageName,
  { declarations, scope }: NamedModel,
  rendererOptions: Readonly<Record<string, string>>,
): Promise<string> {
  const records = declarations.filter((one) => one.kind === "record");
  const input = new JSONSchemaInput(new ContractStore(writeSchema(records, scope)));
  for (const { name } of records)
    await input.addSource({ name, uris: [`contracts.json#/definitions/${name}`] });
  const inputData = new InputData();
  inputData.addInput(input);
  const { lines } = await quicktype({
    inputData,
    lang,
    rendererOptions,
    // Names come from the contracts, and equal records are not merged.
    combineClasses: false,
    inferEnums: false,
    inferDateTimes: false,
    inferUuids: false,
    inferMaps: false,
    leadingComments: [],
  });
  return withoutUsage(lines);
}

function writeReadme(title: string): string {
  return `# annotation-contracts for ${title}, unverified

The records of the contracts, written by quicktype and not compiled by this project. Know what they lack: a member that is
absent cannot be told from one that is null, members that the contract does not name are lost, and there is no union of the
envelopes: read \`event\` first, then parse the record of that event. To verify a delivery, compare \`sha256=\` and the HMAC-SHA256
of the exact bytes of the body with the header of the signature, in constant time.
`;
}

/** Removes the comment at the top, which shows how to parse each record. */
function withoutUsage(lines: readonly string[]): string {
  const start = lines.findIndex((line) => !/^(\/\/|#)|^\s*$/.test(line));
  return `${lines.slice(start).join("\n").trim()}\n`;
}

function writeSchema(records: readonly NamedRecord[], scope: Scope): Plain {
  return {
    $id: "contracts.json",
    definitions: Object.fromEntries(records.map((one) => [one.name, describeRecord(one, scope)])),
  };
}

function describeRecord({ name, doc, fields, tag }: NamedRecord, scope: Scope): Plain {
  const members = fields.map((one) => {
    const type = plain(one.type, scope);
    // Quicktype treats a description beside a reference as that of the type.
    return [one.name, "$ref" in type || "title" in type ? type : { ...type, description: one.doc }];
  });
  const required = fields.filter((one) => !one.optional).map((one) => one.name);
  const event =
    tag === undefined ? {} : { [tag.member]: { type: "string", description: `Always "${tag.value}".` } };
  return {
    title: name,
    description: doc,
    type: "object",
    properties: { ...event, ...Object.fromEntries(members) },
    required: [...Object.keys(event), ...required],
  };
}

function plain(type: Type, scope: Scope): Plain {
  switch (type.kind) {
    case "json":
      return isAnyObject(type) ? { type: "object", additionalProperties: {} } : {};
    case "list":
      return { type: "array", items: plain(type.items, scope) };
    case "map":
      return { type: "object", additionalProperties: plain(type.values, scope) };
    case "nullable":
      return { anyOf: [plain(type.of, scope), { type: "null" }] };
    case "constant":
      return typeof type.value === "string" ? { type: "string" } : {};
    case "named":
      return plainNamed(assertDefined(scope.get(type.name), type.name), scope);
    default:
      return { type: type.kind };
  }
}

function plainNamed(one: NamedDeclaration, scope: Scope): Plain {
  switch (one.kind) {
    case "record":
      return { $ref: `contracts.json#/definitions/${one.name}` };
    case "alias":
      return plain(one.type, scope);
    case "vocabulary":
      return one.open ? { type: "string" } : { type: "string", enum: one.values, title: one.name };
    case "union":
      return { anyOf: one.branches.map(({ type }) => plain(type, scope)), title: one.name };
    default:
      // Anything: quicktype would merge the records of a union into one.
      return {};
  }
}
