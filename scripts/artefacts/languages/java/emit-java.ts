import type { Carried, NamedDeclaration, NamedModel } from "../naming.ts";
import { withStrictness } from "../with-strictness.ts";
import { emitDecoder } from "./emit-decoder.ts";
import { emitRecord } from "./emit-record.ts";
import { writeEnum, writeSum, writeText, writeUnion, writeUnknown } from "./interfaces.ts";
import { joinJava } from "./join-java.ts";
import { decoderName, makeFile, packageName } from "./names.ts";

/**
 * Writes the Java packages of a contract: one for each edition, with a file for each type and one that decodes them, and one
 * that all editions share.
 *
 * quicktype's classes have one null for absent and null, and no sealed interface of events.
 */
export function emitJava(editions: readonly Carried[]): ReadonlyMap<string, string> {
  return new Map([...editions.flatMap(({ model }) => emitEdition(model)), ...joinJava(editions)]);
}

function emitEdition(model: NamedModel): readonly (readonly [path: string, text: string])[] {
  const events = model.declarations.filter((one) => one.kind === "sum" && one.open);
  const types = [
    ...model.declarations.flatMap((one) => {
      const body = writeDeclaration(one, model);
      return body === undefined ? [] : [[one.name, body] as const];
    }),
    ...events.map((one) => ["UnknownEvent", writeUnknown(one, model)] as const),
    [decoderName(model), emitDecoder(withStrictness(model))] as const,
  ];
  return types.map(([name, body]) => makeFile(packageName(model), name, body));
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
