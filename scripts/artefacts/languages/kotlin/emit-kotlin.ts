import { checkNames } from "../java/check-names.ts";
import { pascalCase } from "../names.ts";
import type { NamedDeclaration, NamedModel } from "../naming.ts";
import { emitRecord } from "./emit-record.ts";
import { objectsOf, unionOf, vocabularyOf } from "./interfaces.ts";
import { importsOf, kotlinPackageOf } from "./types.ts";

/**
 * Writes the Kotlin types of a contract's edition, a file, which the Java package decodes and encodes.
 *
 * quicktype's data classes have one null for absent and null, rename members (`webhookID`), lose unknown members, and
 * have no sealed interface of events: no line of them would remain.
 *
 * @throws Refusal when the whole document is no type of its own, or when two types have one name.
 */
export function emitKotlin(model: NamedModel): ReadonlyMap<string, string> {
  checkNames(model, "Kotlin");
  const path = kotlinPackageOf(model);
  const body = model.declarations.flatMap((one) => declarationOf(one, model) ?? []).join("\n");
  const file = `src/main/kotlin/${path.replaceAll(".", "/")}/${pascalCase(model.name)}.kt`;
  return new Map([[file, `package ${path}\n\n${importsOf(body)}\n${body}`]]);
}

function declarationOf(one: NamedDeclaration, model: NamedModel): string | undefined {
  switch (one.kind) {
    case "record":
      return emitRecord(one, model);
    case "vocabulary":
      return vocabularyOf(one, model);
    case "union":
      return unionOf(one, model);
    case "sum":
      return objectsOf(one, model);
    default:
      return undefined;
  }
}
