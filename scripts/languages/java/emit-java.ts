import type { NamedDeclaration, NamedModel } from "../naming.ts";
import { Refusal } from "../refusal.ts";
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
  const main = model.scope.get(model.main)!;
  if (main.kind === "alias" || main.kind === "enumeration" || main.kind === "vocabulary")
    throw new Refusal(model, main.name, "is the whole document, and no type of its own in Java");
  const hasUnknown = model.declarations.some((one) => one.kind === "sum" && one.open);
  const types = [
    ...model.declarations.flatMap((one) => {
      const body = declarationOf(one, model);
      return body === undefined ? [] : [[one.name, body] as const];
    }),
    ...(hasUnknown ? [["UnknownEvent", unknownOf(model)] as const] : []),
    [decoderName(model), emitDecoder(model)] as const,
  ];
  const names = types.map(([name]) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Refusal(model, twice, "is the name of two types in Java");
  const path = packageOf(model);
  const folder = `src/main/java/${path.replaceAll(".", "/")}`;
  return new Map(
    types.map(([name, body]) => [`${folder}/${name}.java`, `package ${path};\n\n${importsOf(body)}${body}`]),
  );
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
    case "choice":
      return objectsOf(one, model);
    default:
      return undefined;
  }
}
