import type { NamedDeclaration, NamedModel } from "../naming.ts";
import { withStrictness } from "../with-strictness.ts";
import { checkNames } from "./check-names.ts";
import { emitDecoder } from "./emit-decoder.ts";
import { emitRecord } from "./emit-record.ts";
import { writeEnum, writeSum, writeText, writeUnion, writeUnknown } from "./interfaces.ts";
import { decoderName, packageName, writeImports } from "./names.ts";

/**
 * Writes the Java package of a contract's edition: a file for each type, and one that decodes them.
 *
 * quicktype's classes have one null for absent and null, and no sealed interface of events.
 *
 * @throws Refusal when the whole document is no type of its own, or when two types have one name.
 */
export function emitJava(model: NamedModel): ReadonlyMap<string, string> {
  checkNames(model, "Java");
  const events = model.declarations.filter((one) => one.kind === "sum" && one.open);
  const types = [
    ...model.declarations.flatMap((one) => {
      const body = writeDeclaration(one, model);
      return body === undefined ? [] : [[one.name, body] as const];
    }),
    ...events.map((one) => ["UnknownEvent", writeUnknown(one, model)] as const),
    [decoderName(model), emitDecoder(withStrictness(model))] as const,
  ];
  return new Map(types.map(([name, body]) => makeFile(packageName(model), name, body)));
}

/** Writes the file of a type: its path and its text. */
export function makeFile(path: string, name: string, body: string): readonly [path: string, text: string] {
  const file = `src/main/java/${path.replaceAll(".", "/")}/${name}.java`;
  return [file, `package ${path};\n\n${writeImports(body)}${body}`];
}

function writeDeclaration(one: NamedDeclaration, model: NamedModel): string | undefined {
  switch (one.kind) {
    case "record":
      return emitRecord(one, model);
    case "vocabulary":
      return one.open ? writeText(one, model) : writeEnum(one, model);
    case "union":
      return writeUnion(one, model);
    case "sum":
      return writeSum(one, model);
    default:
      return undefined;
  }
}
