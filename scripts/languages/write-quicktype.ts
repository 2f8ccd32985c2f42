import { InputData, JSONSchemaInput, JSONSchemaStore, type LanguageName, quicktype } from "quicktype-core";
import type { Declaration, Model, RecordType, Type } from "#src/model/model.ts";
import { codeFile, type GeneratedFile } from "../generated-file.ts";

/** Languages without a package, each with its quicktype name, file extension, and comment marker. */
const quicktypeLanguages: readonly (readonly [
  language: LanguageName,
  extension: string,
  opening?: string,
])[] = [
  ["csharp", "cs"],
  ["cplusplus", "hpp"],
  ["dart", "dart"],
  ["kotlin", "kt"],
  ["php", "php", "<?php //"],
  ["ruby", "rb", "#"],
  ["rust", "rs"],
  ["swift", "swift"],
];

/** Options of renderers: namespaces, and parsers that come with the language. */
const options: Partial<Record<LanguageName, Readonly<Record<string, string>>>> = {
  csharp: { namespace: "AnnotationContracts", framework: "SystemTextJson" },
  cplusplus: { namespace: "annotation_contracts", "include-location": "global-include" },
  php: { "with-get": "false" },
  kotlin: { framework: "jackson", package: "annotationcontracts" },
};

/** A JSON Schema, simplified for quicktype. */
type Plain = Readonly<Record<string, unknown>>;

/** The single document with all types. */
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
 * Writes the types of a contract in each language without a package, one file each:
 * `generated/quicktype/<language>/<contract>`.
 *
 * Each record is a separate source, because quicktype merges a union of events into one class.
 */
export async function writeQuicktype(model: Model): Promise<GeneratedFile[]> {
  const files: GeneratedFile[] = [];
  for (const [language, extension, opening] of quicktypeLanguages) {
    const path = `generated/quicktype/${language}/${model.name}.${extension}`;
    files.push(codeFile(path, model.source, await renderTypes(language, model), opening));
  }
  return files;
}

async function renderTypes(lang: LanguageName, { declarations }: Model): Promise<string> {
  const records = declarations.filter((one) => one.kind === "record");
  const definitions = Object.fromEntries(declarations.map((one) => [one.name, one]));
  const schemas = records.map((one) => [one.name, describeRecord(one, definitions)]);
  const store = new ContractStore({ $id: "contract.json", definitions: Object.fromEntries(schemas) });
  const input = new JSONSchemaInput(store);
  for (const { name } of records)
    await input.addSource({ name, uris: [`contract.json#/definitions/${name}`] });
  const inputData = new InputData();
  inputData.addInput(input);
  const { lines } = await quicktype({
    inputData,
    lang,
    rendererOptions: options[lang] ?? {},
    // Names come from the contracts, and equal records stay separate.
    combineClasses: false,
    inferEnums: false,
    inferDateTimes: false,
    inferUuids: false,
    inferMaps: false,
    leadingComments: [],
  });
  // A comment at the top shows how to parse each record.
  const code = lines.slice(lines.findIndex((line) => !/^(\/\/|# |<\?php)|^\s*$/.test(line)));
  return `${code.join("\n").trim()}\n`;
}

type Definitions = Readonly<Record<string, Declaration>>;

function describeRecord({ name, doc, properties: all, tag }: RecordType, definitions: Definitions): Plain {
  const properties = all.map((one) => {
    const type = one.name === tag?.property ? { type: "string" } : describeType(one.type, definitions);
    // Quicktype takes a description beside a reference as the type's description.
    return [one.name, "$ref" in type || "title" in type ? type : { ...type, description: one.doc }];
  });
  return {
    title: name,
    description: doc,
    type: "object",
    properties: Object.fromEntries(properties),
    required: all.filter((one) => !one.optional).map((one) => one.name),
  };
}

function describeType(type: Type, definitions: Definitions): Plain {
  switch (type.kind) {
    case "json":
      return type.types.join() === "object" ? { type: "object", additionalProperties: {} } : {};
    case "list":
      return { type: "array", items: describeType(type.items, definitions) };
    case "map":
      return { type: "object", additionalProperties: describeType(type.values, definitions) };
    case "nullable":
      return { anyOf: [describeType(type.of, definitions), { type: "null" }] };
    case "constant":
      return typeof type.value === "string" ? { type: "string" } : {};
    case "named":
      return describeDeclaration(definitions[type.name]!, definitions);
    default:
      return { type: type.kind };
  }
}

function describeDeclaration(one: Declaration, definitions: Definitions): Plain {
  switch (one.kind) {
    case "record":
      return { $ref: `contract.json#/definitions/${one.name}` };
    case "alias":
      return describeType(one.type, definitions);
    case "vocabulary":
      return one.open ? { type: "string" } : { type: "string", enum: one.values, title: one.name };
    case "union":
      return { anyOf: one.branches.map(({ type }) => describeType(type, definitions)), title: one.name };
    default:
      // Any value, because quicktype would merge the records of a union into one.
      return {};
  }
}
