import type { Declaration, Model, Property, RecordType, Sum, Type, Union } from "#src/model/model.ts";
import { codeFile, type GeneratedFile } from "../generated-file.ts";
import { escapeName, isAnyObject, listEvents, listModels, moduleName } from "./declarations.ts";

const directory = "languages/go/generated";
const module = "annotation-contracts.example/contracts";

/** Writes a package of structs per edition, and the list of editions. `models` are tolerant. */
export function writeGo(models: readonly Model[]): GeneratedFile[] {
  return [
    ...models.map((model) => {
      const name = moduleName(model);
      return goFile(`${name}/${name}.go`, model.source, writePackage(model));
    }),
    goFile("editions.go", "contracts.config.ts", writeEditions(models)),
  ];
}

function goFile(name: string, from: string, text: string): GeneratedFile {
  return codeFile(`${directory}/${name}`, from, text);
}

type Declarations = ReadonlyMap<string, Declaration>;

function writePackage(model: Model): string {
  const { name, edition, declarations } = model;
  const all = new Map(declarations.map((one) => [one.name, one]));
  const what = name === "webhook" ? "deliveries" : "raster info";
  const code = declarations.flatMap((one) => writeDeclaration(one, all, edition) || []).join("\n");
  const events = listEvents(model).map(
    ({ event, record }) => `\t${JSON.stringify(event)}: func() any { return new(${record}) },\n`,
  );
  const news = alignFields(
    events.length > 0 ? events : [`\t"": func() any { return new(${model.main}) },\n`],
  );
  const usesJson = /\bjson\./.test(code);
  return `// Package ${moduleName(model)} contains the types of ${what} of edition ${edition}.
package ${moduleName(model)}

import (
${usesJson ? '\t"encoding/json"\n\n' : ""}\t"${module}/record"
)

${code}
// New has a function for each event that creates an empty document; the empty name stands for the whole contract.
var New = map[string]func() any{
${news}}
`;
}

/** Writes text as a comment that begins with a name. */
function comment(name: string, doc: string): string {
  return `// ${name}: ${doc.replace(/\s+/g, " ")}\n`;
}

function writeDeclaration(one: Declaration, all: Declarations, edition: string): string {
  const { name } = one;
  const head = comment(name, one.doc);
  switch (one.kind) {
    case "record":
      return head + writeRecord(one, all, edition);
    case "alias":
      return isAnyObject(one.type)
        ? `${head}type ${name} = map[string]json.RawMessage\n`
        : `${head}type ${name} = ${writeType(one.type, all)}\n`;
    case "vocabulary":
      return `${head}type ${name} string\n\n${writeWords(name, one.values)}`;
    case "union":
      return head + writeUnion(name, one.branches, all);
    default:
      return one.open ? "" : head + writeSum(one);
  }
}

function writeWords(name: string, values: readonly string[]): string {
  const rows = values.map(
    (word) => `\t${name}${pascal(word) || "Empty"} ${name} = ${JSON.stringify(word)}\n`,
  );
  return `// Known values of ${name}.\nconst (\n${alignFields(rows)})\n`;
}

/** Fields and methods of every record. */
const RESERVED = "Edition EventName Extra MarshalJSON UnmarshalJSON";

function writeRecord({ name, properties, tag }: RecordType, all: Declarations, edition: string): string {
  const members = properties.map((field) => {
    const { type, option } = writeField(field, all);
    const doc = `\t// ${field.doc.replace(/\s+/g, " ")}\n`;
    return `${doc}\t${escapeName(pascal(field.name), RESERVED)} ${type} \`json:"${field.name}${option}"\`\n`;
  });
  const event = `
// EventName returns the event of ${name}.
func (*${name}) EventName() string {
	return ${JSON.stringify(tag?.value)}
}

// Edition returns the edition of ${name}.
func (*${name}) Edition() string {
	return ${JSON.stringify(edition)}
}
`;
  return `type ${name} struct {
${members.join("")}	// Extra contains the properties that the contract does not list.
	Extra record.Extra \`json:"-"\`
}

// UnmarshalJSON keeps unknown properties in Extra.
func (v *${name}) UnmarshalJSON(data []byte) error {
	return record.Unmarshal(data, v, &v.Extra)
}

// MarshalJSON also writes unknown properties.
func (v ${name}) MarshalJSON() ([]byte, error) {
	type plain ${name}
	return record.Marshal(plain(v), v.Extra)
}
${tag === undefined ? "" : event}`;
}

/**
 * Returns the type of a field and the option of its tag. A field that may be both absent and null is an Optional; one
 * that may be only absent or only null is a pointer.
 */
function writeField({ type, optional }: Property, all: Declarations): { type: string; option: string } {
  const written = writeType(type, all);
  if (!optional) return { type: written, option: "" };
  if (written.startsWith("*")) return { type: `record.Optional[${written}]`, option: ",omitzero" };
  const isNilable = /^(\[\]|map\[|json\.RawMessage$)/.test(written) || isNamedNilable(type, all);
  return { type: isNilable ? written : `*${written}`, option: isNilable ? ",omitzero" : ",omitempty" };
}

function isNamedNilable(type: Type, all: Declarations): boolean {
  const one = type.kind === "named" ? all.get(type.name) : undefined;
  return one?.kind === "alias" && /^(\[\]|map\[|json\.RawMessage$)/.test(writeType(one.type, all));
}

function writeType(type: Type, all: Declarations): string {
  switch (type.kind) {
    case "string":
    case "constant":
      return "string";
    case "boolean":
      return "bool";
    case "number":
      return "json.Number";
    case "integer":
      return type.safe ? "record.Integer" : "json.Number";
    case "json":
      return isAnyObject(type) ? "map[string]json.RawMessage" : "json.RawMessage";
    case "list":
      return `[]${writeType(type.items, all)}`;
    case "map":
      return `map[string]${writeType(type.values, all)}`;
    case "nullable":
      return `*${writeType(type.of, all)}`;
    default:
      return type.name;
  }
}

function writeUnion(name: string, branches: Union["branches"], all: Declarations): string {
  const rows = branches.filter(({ json }) => json !== "null");
  const fields = rows.map(({ json, type }) => [pascal(json), pointerTo(writeType(type, all))] as const);
  const targets = rows.map(({ json }) => `\t\t"${json}": &v.${pascal(json)},\n`);
  const call = `UnmarshalUnion(data, map[string]any{\n${alignFields(targets)}\t})`;
  return writeChoice(name, fields, "for the JSON type", call);
}

function writeSum({ name, tag = "", branches }: Sum): string {
  const fields = branches.map(({ record }) => [record, `*${record}`] as const);
  const targets = branches.map(
    ({ record, value }) => `record.Branch{Value: ${JSON.stringify(value)}, Target: &v.${record}}`,
  );
  const call = `UnmarshalSum(data, ${JSON.stringify(tag)}, ${targets.join(", ")})`;
  return writeChoice(name, fields, "of the record that matches the object", call);
}

/** Writes a struct of which one field is set: which one, and the function that sets it. */
function writeChoice(
  name: string,
  fields: readonly (readonly [name: string, type: string])[],
  which: string,
  call: string,
): string {
  return `type ${name} struct {
${alignFields(fields.map(([field, type]) => `\t${field} ${type}\n`))}}

// UnmarshalJSON sets the field ${which}.
func (v *${name}) UnmarshalJSON(data []byte) error {
	return record.${call}
}

// MarshalJSON writes the field that is set.
func (v ${name}) MarshalJSON() ([]byte, error) {
	return record.MarshalUnion(${fields.map(([field]) => `v.${field}`).join(", ")})
}
`;
}

function pointerTo(type: string): string {
  return /^(\[\]|map\[|\*|json\.RawMessage)/.test(type) ? type : `*${type}`;
}

/** Aligns the text after the first space of each row, as gofmt does. */
function alignFields(rows: readonly string[]): string {
  const width = Math.max(...rows.map((row) => row.indexOf(" ")));
  return rows.map((row) => row.replace(" ", " ".repeat(width - row.indexOf(" ") + 1))).join("");
}

const initialisms = new Set(["id", "url", "ssl", "wkt", "rq"]);

/** Creates the name of an exported identifier, such as \`WebhookID\` for \`webhook_id\`. */
function pascal(text: string): string {
  return text
    .replace(/^-/, "minus ")
    .split(/[^A-Za-z0-9]+/)
    .map((word) =>
      initialisms.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join("");
}

function writeEditions(models: readonly Model[]): string {
  const { webhooks, rasters } = listModels(models);
  const rows = [...webhooks, ...rasters];
  const editions = rows.map(
    (one) => `\t{${JSON.stringify(one.name)}, ${JSON.stringify(one.edition)}, ${moduleName(one)}.New},\n`,
  );
  const imports = rows.map((one) => `\t"${module}/generated/${moduleName(one)}"\n`).sort();
  return `// Package generated contains the generated code: a package per edition, schemas and samples.
package generated

import (
	"embed"

${imports.join("")})

// Edition is an edition of a contract; New creates an empty value by event.
type Edition struct {
	Contract, Name string
	New            map[string]func() any
}

// Editions lists the editions of deliveries, newest first, then those of raster info, the source document's first.
var Editions = []Edition{
${editions.join("")}}

// Source is the edition of the source document.
const Source = ${JSON.stringify(models[0]?.edition)}

// Files contains the JSON Schemas, the samples, and facts.json.
//
//go:embed schemas facts.json samples.json
var Files embed.FS
`;
}
