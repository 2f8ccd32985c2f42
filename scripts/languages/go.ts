import type { ContractModel, Declaration, Field, JsonType, RecordType, Sum, Type, Union } from "./model.ts";
import { snakeCase, valueName, wordsIn } from "./names.ts";

/** Words that Go writes in capitals. */
const initialisms = new Set(["id", "url", "ssl", "srs", "wkt"]);

const scalars = {
  string: "string",
  number: "float64",
  boolean: "bool",
  integer: "int64",
  constant: "string",
} as const;

/** Ends of the names of types that a union needs for what has no name of its own. */
const suffixes: Readonly<Record<JsonType, string>> = {
  object: "Map",
  array: "List",
  string: "Text",
  number: "Number",
  boolean: "Flag",
  null: "Null",
};

/**
 * Writes the Go file of each contract: structs, sealed interfaces, and their decoding and encoding.
 *
 * quicktype's structs have `omitempty` for absent and null alike, and no union of events.
 */
export function emitGo(models: readonly ContractModel[]): ReadonlyMap<string, string> {
  return new Map(models.map((model) => [`${snakeCase(model.name)}.go`, fileOf(model)]));
}

function fileOf(model: ContractModel): string {
  const scope: Scope = new Map(model.declarations.map((one) => [one.name, one]));
  const parts = model.declarations.map((one) => declarationOf(one, scope));
  const body = [...parts, documentOf(model, scope)].join("\n");
  const imports = body.includes("big.") ? 'import "math/big"\n\n' : "";
  return `package contracts\n\n${imports}${body}`;
}

type Scope = ReadonlyMap<string, Declaration>;

function declarationOf(one: Declaration, scope: Scope): string {
  const doc = `// ${one.name}: ${one.doc}\n`;
  switch (one.kind) {
    case "record":
      return recordOf(one, scope);
    case "alias":
      return `${doc}type ${one.name} = ${typeOf(one.type, scope)}\n`;
    case "vocabulary": {
      const constants = one.values.map(
        (value) => `\t${one.name}${nameOf(valueName(value))} ${one.name} = ${quote(value)}\n`,
      );
      return `${doc}type ${one.name} string\n\n// Known values of ${one.name}.\nconst (\n${align(constants).join("")})\n`;
    }
    case "union":
      return doc + unionOf(one, scope);
    case "sum":
      return doc + sumOf(one, scope);
  }
}

function recordOf(record: RecordType, scope: Scope): string {
  const { name, fields, event, before, doc } = record;
  const members = fields.map((one) => {
    const type = typeOf(one.type, scope);
    return `\t// ${one.doc}\n\t${nameOf(one.name)} ${one.optional ? `Optional[${type}]` : type}\n`;
  });
  const reads = fields.map(
    (one) =>
      `\t\t${nameOf(one.name)}: ${one.optional ? "optional" : "required"}(m, ${quote(one.name)}, ${decoderOf(one.type, scope)}),\n`,
  );
  const keep = before && `\tm.keepTo(${[before.of, ...before.known].map(quote).join(", ")})\n`;
  const known = event === undefined ? "" : quote("event");
  return `// ${name}: ${doc}
type ${name} struct {
${members.join("")}\t// Extra holds the members that the contract does not name, as they came.
\tExtra Object
}

func decode${name}(node any, at *place) ${name} {
\tm := membersOf(node, at)
${keep ?? ""}\treturn ${name}{
${align([...reads, `\t\tExtra: m.extra(${known}),\n`]).join("")}\t}
}

func (v ${name}) encode() any {
\tobject := objectWith(v.Extra)
${event === undefined ? "" : `\tobject["event"] = ${quote(event)}\n`}${fields.map((one) => writeOf(one, scope)).join("")}\treturn object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v ${name}) MarshalJSON() ([]byte, error) {
\treturn writeJSON(v.encode())
}
`;
}

function writeOf(one: Field, scope: Scope): string {
  const name = nameOf(one.name);
  if (one.optional)
    return `\tputOptional(object, ${quote(one.name)}, v.${name}, ${encoderOf(one.type, scope)})\n`;
  const encoder = encoderOf(one.type, scope);
  return `\tobject[${quote(one.name)}] = ${encoder.startsWith("encodeScalar") ? `encodeAny(v.${name})` : `${encoder}(v.${name})`}\n`;
}

/** Writes a sealed interface whose types are told apart by their JSON type. */
function unionOf(union: Union, scope: Scope): string {
  const branches = union.branches.map(({ json, type }) => {
    const own = ownType(type, scope);
    const name = own ?? `${union.name}${suffixes[json]}`;
    return { json, type, name, isNew: own === undefined, isRecord: isRecord(type, scope) };
  });
  const news = branches
    .filter(({ isNew }) => isNew)
    .map(({ name, type, json }) => newTypeOf({ union, name, type, json }, scope));
  const sealed = branches.map(
    ({ name, isRecord }) => `func (${isRecord ? "*" : ""}${name}) is${union.name}() {}\n`,
  );
  const cases = branches.map(({ json, name, type, isNew, isRecord }) => {
    const decode = decoderOf(type, scope);
    const value = isRecord
      ? `pointerTo(${decode})(node, at)`
      : isNew
        ? `${name}(${callOf(decode)})`
        : callOf(decode);
    return `\tcase ${quote(json)}:\n\t\treturn ${value}\n`;
  });
  const names = branches.map(({ name, isRecord }) => (isRecord ? `*${name}` : name));
  return `//
// It is ${names.join(" or ")}.
type ${union.name} interface {
\tencodable
\tis${union.name}()
}

${news.join("")}${sealed.join("\n")}
func decode${union.name}(node any, at *place) ${union.name} {
\tswitch typeOf(node) {
${cases.join("")}\t}
\tat.mismatch(${quote(branches.map(({ json }) => json).join(" or "))}, node)
\treturn nil
}
${branches
  .filter(({ isNew, isRecord }) => !isNew && !isRecord)
  .map(({ name }) => `\nfunc (v ${name}) encode() any {\n\treturn string(v)\n}\n`)
  .join("")}`;
}

function newTypeOf(
  { union, name, type, json }: { union: Union; name: string; type: Type; json: JsonType },
  scope: Scope,
): string {
  const base = typeOf(type, scope);
  const encoder = encoderOf(type, scope);
  const value = encoder.startsWith("encodeScalar") ? `${base}(v)` : `${encoder}(v)`;
  return `// ${name} is a ${union.name} that is a JSON ${json}.
type ${name} ${base}

func (v ${name}) encode() any {
\treturn ${value}
}

`;
}

/** Writes a sealed interface whose records are told apart by a member. */
function sumOf(sum: Sum, scope: Scope): string {
  const names = sum.branches.map(({ record }) => record);
  const sealed = [...names, ...(sum.open ? ["UnknownEvent"] : [])].map(
    (name) => `func (*${name}) is${sum.name}() {}\n`,
  );
  const methods = sum.open ? "\t// Event is the name of the event.\n\tEvent() string\n" : "";
  return `//
// It is ${names.map((name) => `*${name}`).join(", ")}${sum.open ? " or *UnknownEvent" : ""}.
type ${sum.name} interface {
\tencodable
${methods}\tis${sum.name}()
}

${sealed.join("\n")}
${sum.open ? eventsOf(sum) : tagsOf(sum, scope)}`;
}

function eventsOf({ name, branches }: Sum): string {
  const events = branches.map(
    ({ value, record }) =>
      `// Event is ${quote(value)}.\nfunc (*${record}) Event() string { return ${quote(value)} }\n`,
  );
  const cases = branches.map(
    ({ value, record }) => `\tcase ${quote(value)}:\n\t\treturn pointerTo(decode${record})(node, at)\n`,
  );
  return `// UnknownEvent is a delivery of an event that is none of the contract's (W6.1).
type UnknownEvent struct {
\t// Name is the event as it was sent.
\tName string
\t// Document is the delivery as it came.
\tDocument Object
}

// Event is the name as it was sent.
func (v *UnknownEvent) Event() string { return v.Name }

func (v *UnknownEvent) encode() any { return v.Document }

${events.join("\n")}
func decode${name}(node any, at *place) ${name} {
\tbefore := len(*at.problems)
\tm := membersOf(node, at)
\tevent := required(m, "event", decodeString)
\tif len(*at.problems) > before {
\t\treturn nil
\t}
\tswitch event {
${cases.join("")}\t}
\treturn &UnknownEvent{event, m.object}
}
`;
}

function tagsOf({ name, tag, branches }: Sum, scope: Scope): string {
  const rows = branches.map(({ value, record }) => {
    const names = (scope.get(record) as RecordType).fields.map((one) => quote(one.name));
    return `\t\tbranch[${name}]{${quote(value)}, []string{${names.join(", ")}}, func(node any, at *place) ${name} {
\t\t\treturn pointerTo(decode${record})(node, at)
\t\t}},\n`;
  });
  return `func decode${name}(node any, at *place) ${name} {
\treturn choose(${quote(tag)},
${rows.join("")}\t)(node, at)
}
`;
}

function documentOf({ main }: ContractModel, scope: Scope): string {
  const subject = (scope.get(main) as Sum).open ? "delivery" : "document";
  return `// Parse${main} reads a ${subject}. The error is an *UnreadableError where it is no JSON text, and a *DecodeError that names
// each place where it breaks the contract.
func Parse${main}(body []byte) (${main}, error) {
\treturn decodeDocument(body, decode${main})
}

// Write${main} writes a ${subject} as JSON text: what was parsed, with unknown members, and nothing that was missing.
func Write${main}(${subject} ${main}) ([]byte, error) {
\treturn writeJSON(${subject}.encode())
}
`;
}

function typeOf(type: Type, scope: Scope): string {
  switch (type.kind) {
    case "integer":
      return type.safe ? "int64" : "*big.Int";
    case "json":
      return type.types.length === 1 && type.types[0] === "object" ? "Object" : "any";
    case "list":
      return `[]${typeOf(type.items, scope)}`;
    case "map":
      return `map[string]${typeOf(type.values, scope)}`;
    case "nullable":
      return `*${typeOf(type.of, scope)}`;
    case "named":
      return type.name;
    default:
      return scalars[type.kind];
  }
}

function decoderOf(type: Type, scope: Scope): string {
  switch (type.kind) {
    case "string":
      return "decodeString";
    case "number":
      return "decodeNumber";
    case "boolean":
      return "decodeBoolean";
    case "integer":
      return type.safe ? "decodeSafeInteger" : "decodeInteger";
    case "constant":
      return `oneOf(${quote(type.value)})`;
    case "json":
      if (type.types.length === 6) return "anything";
      return type.types.length === 1 ? "decodeObject" : `jsonOf(${type.types.map(quote).join(", ")})`;
    case "list":
    case "map":
      return `${type.kind}Of(${decoderOf(type.kind === "list" ? type.items : type.values, scope)})`;
    case "nullable":
      return `nullable(${decoderOf(type.of, scope)})`;
    case "named":
      return decoderOfName(scope.get(type.name)!, scope);
  }
}

function decoderOfName(one: Declaration, scope: Scope): string {
  if (one.kind === "alias") return decoderOf(one.type, scope);
  if (one.kind !== "vocabulary") return `decode${one.name}`;
  if (one.open) return `decodeText[${one.name}]`;
  return `oneOf(${one.values.map((value) => `${one.name}${nameOf(valueName(value))}`).join(", ")})`;
}

/** Names the function that encodes a type; scalars and records encode themselves. */
function encoderOf(type: Type, scope: Scope): string {
  const base = baseOf(type, scope);
  if (base.kind === "nullable") return "encodeNullable";
  if (base.kind === "list") return "encodeList";
  return base.kind === "map" ? "encodeMap" : "encodeScalar";
}

/** Looks through aliases. */
function baseOf(type: Type, scope: Scope): Type {
  const one = type.kind === "named" ? scope.get(type.name) : undefined;
  return one?.kind === "alias" ? baseOf(one.type, scope) : type;
}

/** Names the type of a union's branch, unless it has no name of its own. */
function ownType(type: Type, scope: Scope): string | undefined {
  const base = baseOf(type, scope);
  return base.kind === "named" ? base.name : undefined;
}

function isRecord(type: Type, scope: Scope): boolean {
  return type.kind === "named" && scope.get(type.name)?.kind === "record";
}

function callOf(decoder: string): string {
  return `${decoder}(node, at)`;
}

function nameOf(name: string): string {
  return wordsIn(name)
    .map((word) =>
      initialisms.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join("");
}

/** Aligns what follows the first word of lines, as gofmt does. */
function align(lines: readonly string[]): readonly string[] {
  const cut = (line: string): number => line.indexOf(" ") + 1;
  const width = Math.max(...lines.map(cut));
  return lines.map((line) => line.slice(0, cut(line)).padEnd(width) + line.slice(cut(line)));
}

function quote(text: string): string {
  return JSON.stringify(text);
}
