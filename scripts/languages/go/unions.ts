import type { JsonType, RecordType, Sum, Type, Union } from "../model.ts";
import { decoderOf, encoderOf, isRecord, ownType, quote, type Scope, typeOf } from "./types.ts";

/** Ends of the names of types that a union needs for what has no name of its own. */
const suffixes: Readonly<Record<JsonType, string>> = {
  object: "Map",
  array: "List",
  string: "Text",
  number: "Number",
  boolean: "Flag",
  null: "Null",
};

/** Writes a sealed interface whose types are told apart by their JSON type. */
export function unionOf(union: Union, scope: Scope): string {
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
export function sumOf(sum: Sum, scope: Scope): string {
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

function callOf(decoder: string): string {
  return `${decoder}(node, at)`;
}
