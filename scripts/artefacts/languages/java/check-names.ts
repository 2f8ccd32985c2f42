import type { NamedModel } from "../naming.ts";
import { Refusal } from "../refusal.ts";
import { decoderName } from "./names.ts";

/**
 * Checks that each type of a contract has a name of its own in the Java package.
 *
 * @throws Refusal when the whole document is no type of its own, or when two types have one name.
 */
export function checkNames(model: NamedModel, language: string): void {
  const main = model.scope.get(model.main)!;
  if (main.kind === "alias" || main.kind === "enumeration" || main.kind === "vocabulary")
    throw new Refusal(model, main.name, `is the whole document, and no type of its own in ${language}`);
  const twice = model.declarations.find(({ name, kind }) => name === decoderName(model) && kind !== "alias");
  if (twice !== undefined) throw new Refusal(model, twice.name, `is the name of two types in ${language}`);
}
