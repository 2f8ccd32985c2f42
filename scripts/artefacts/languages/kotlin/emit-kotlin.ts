import { itemAt } from "#src/util/item-at.ts";
import { pascalCase } from "../names.ts";
import type { Carried, NamedDeclaration, NamedModel } from "../naming.ts";
import { emitRecord } from "./emit-record.ts";
import { emitShared } from "./emit-shared.ts";
import { writeSum, writeUnion, writeVocabulary } from "./interfaces.ts";
import { findShared, type Shared } from "./shared-members.ts";
import { kotlinPackageName, sharedKotlinPackageName, writeImports } from "./types.ts";

/**
 * Writes the Kotlin types of a contract: a file for each edition, which the Java package decodes and encodes, and one that
 * all editions share.
 *
 * quicktype's data classes have one null for absent and null, rename members (`webhookID`), lose unknown members, and
 * have no sealed interface of events: no line of them would remain.
 */
export function emitKotlin(editions: readonly Carried[]): ReadonlyMap<string, string> {
  const shared = findShared(editions.map(({ model }) => model));
  const newest = itemAt(editions, 0).model;
  return new Map([
    ...editions.map(({ model }) => {
      const body = model.declarations.flatMap((one) => writeDeclaration(one, model, shared) ?? []).join("\n");
      return makeFile(kotlinPackageName(model), model, body);
    }),
    makeFile(sharedKotlinPackageName(newest), newest, emitShared(editions, shared)),
  ]);
}

function makeFile(path: string, model: NamedModel, body: string): readonly [path: string, text: string] {
  const file = `src/main/kotlin/${path.replaceAll(".", "/")}/${pascalCase(model.name)}.kt`;
  return [file, `package ${path}\n\n${writeImports(body)}\n${body}`];
}

function writeDeclaration(one: NamedDeclaration, model: NamedModel, shared: Shared): string | undefined {
  switch (one.kind) {
    case "record":
      return emitRecord(one, model, shared);
    case "vocabulary":
      return writeVocabulary(one, model);
    case "union":
      return writeUnion(one, model);
    case "sum":
      return writeSum(one, model);
    default:
      return undefined;
  }
}
