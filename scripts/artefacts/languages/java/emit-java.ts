import type { NamedDeclaration, NamedModel } from "../naming.ts";
import { withStrictness } from "../with-strictness.ts";
import { checkNames } from "./check-names.ts";
import { emitDecoder } from "./emit-decoder.ts";
import { emitRecord } from "./emit-record.ts";
import { enumOf, objectsOf, unionOf, unknownOf, wordOf } from "./interfaces.ts";
import { decoderName, importsOf, packageOf } from "./names.ts";

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
      const body = declarationOf(one, model);
      return body === undefined ? [] : [[one.name, body] as const];
    }),
    ...events.map((one) => ["UnknownEvent", unknownOf(one, model)] as const),
    [decoderName(model), emitDecoder(withStrictness(model))] as const,
  ];
  return new Map(types.map(([name, body]) => fileOf(packageOf(model), name, body)));
}

/** Writes the file of a type: its path and its text. */
export function fileOf(path: string, name: string, body: string): readonly [path: string, text: string] {
  const file = `src/main/java/${path.replaceAll(".", "/")}/${name}.java`;
  return [file, `package ${path};\n\n${importsOf(body)}${body}`];
}

function declarationOf(one: NamedDeclaration, model: NamedModel): string | undefined {
  switch (one.kind) {
    case "record":
      return emitRecord(one, model);
    case "vocabulary":
      return one.open ? wordOf(one, model) : enumOf(one, model);
    case "union":
      return unionOf(one, model);
    case "sum":
      return objectsOf(one, model);
    default:
      return undefined;
  }
}
