import type { Json, Type } from "#src/model/model.ts";
import { quote, snakeCase, splitWords, valueName } from "../names.ts";
import type { NamedDeclaration, Naming, Of } from "../naming.ts";
import { arePlain } from "../read-bounds.ts";
import { type TypeWords, walkType } from "../walk-type.ts";

/** Names that a module takes from `typing`. */
export const typing: readonly string[] = splitWords(
  "Any TYPE_CHECKING Callable ClassVar Final Iterable Literal Mapping Optional Sequence TypedDict Union",
);

/** Names that a module may take from the others of the package. */
export const support: Readonly<Record<string, readonly string[]>> = {
  errors: ["RuleWarning"],
  json_text: splitWords("Json JsonObject Text with_deep_stack write_json"),
  reader: splitWords("Contract Edition parse"),
  record: splitWords("MISSING Missing Mode Record UnknownEvent View to_json"),
};

const keywords = splitWords(
  "False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield",
);

/** How Python names things; a member must not hide what the body of its class names. */
export const naming: Naming = {
  member: (name) => {
    const plain = name.replaceAll(/\W/g, "_");
    return /^[A-Za-z]/.test(plain) ? plain : `member_${plain}`;
  },
  value: (value) => snakeCase(valueName(value)).toUpperCase(),
  membersHideTypes: true,
  reservedMembers: new Set([
    ...keywords,
    ...typing,
    ...splitWords(
      "edition extra from_json to_json NAMES TAG str int float bool Json JsonObject MISSING Missing View",
    ),
  ]),
  reservedTypes: new Set([
    ...splitWords("False None True BaseReceiver CONTRACT Context Handlers Receiver"),
    ...typing,
    ...Object.values(support).flat(),
  ]),
};

const words: Omit<TypeWords, "named"> = {
  string: "str",
  number: "float",
  boolean: "bool",
  integer: "int",
  safeInteger: "int",
  object: "JsonObject",
  json: () => "Json",
  constant: (value) => literalType([value]),
  list: (items) => `Sequence[${items}]`,
  map: (values) => `Mapping[str, ${values}]`,
  nullable: (inner) => `Optional[${inner}]`,
};

/** How types are written at a place. */
export interface Writing {
  /** Whether it is evaluated when the module loads: names of later declarations are then quoted. */
  readonly evaluated?: boolean;
  /** Names that are replaced here, each with its type. */
  readonly inline?: ReadonlyMap<string, string>;
}

/** Writes a type. */
export function writeType(type: Type, { inline, evaluated = false }: Writing = {}): string {
  const named = (name: string): string => inline?.get(name) ?? (evaluated ? quote(name) : name);
  return walkType(type, { ...words, named });
}

/** Writes the type that a declaration without a class stands for. */
export function writeDeclared(one: Exclude<NamedDeclaration, Of<"record">>, writing: Writing): string {
  const named = (name: string): string => writeType({ kind: "named", name }, writing);
  switch (one.kind) {
    case "alias":
      return writeType(one.type, writing);
    case "vocabulary":
      return one.open ? "str" : literalType(one.values);
    case "enumeration":
      return literalType(one.values);
    case "union":
      return writeUnion(one.branches.map(({ type }) => writeType(type, writing)));
    case "sum":
      return writeUnion([
        ...one.branches.map(({ record }) => named(record)),
        ...(one.open ? [named("UnknownEvent")] : []),
      ]);
  }
}

/** Writes a union of types, each once. */
export function writeUnion(types: readonly string[]): string {
  const [first = "Json", ...others] = new Set(types);
  return others.length === 0 ? first : `Union[${[first, ...others].join(", ")}]`;
}

/** Writes the type of some values; Python has no literal types of fractions, lists and objects. */
function literalType(values: readonly Json[]): string {
  return arePlain(values) ? `Literal[${values.map(writeLiteral).join(", ")}]` : "Json";
}

/** Writes a JSON value that Python has a literal for. */
function writeLiteral(value: Json): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  return JSON.stringify(value);
}

/** Writes a docstring. */
export function writeDoc(text: string): string {
  const plain = text.replaceAll("\\", "\\\\").replaceAll('"""', '\\"\\"\\"');
  return `"""${plain.endsWith('"') ? `${plain} ` : plain}"""`;
}
