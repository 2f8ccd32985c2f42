import type { Model, Type } from "#src/model/model.ts";
import { findReachable, nameIn } from "./find-reachable.ts";
import type { NamedDeclaration, NamedModel } from "./naming.ts";
import { readInner } from "./resolve-alias.ts";

/** An error for what a language cannot express; other languages and contracts are still written. */
export class Refusal extends Error {
  /** @param place type and member, such as `Commit.added` */
  constructor(model: Pick<Model, "slug">, place: string, reason: string) {
    super(`cannot write ${model.slug}: ${place} ${reason}`);
  }
}

/** Schema keywords that a type does not express, and their place. */
interface Leftover {
  readonly place: string;
  readonly keywords: readonly string[];
}

/**
 * Lists what no language checks, each with its place: the residual keywords of a type, and bounds on the number of
 * members of a record. The types are still written, and accept what the keyword would reject. Strict mode has all of
 * them; tolerant mode asserts neither `format` nor `pattern`.
 */
export function listLeftovers(model: NamedModel): readonly string[] {
  return model.declarations
    .flatMap(leftoversIn)
    .map(({ place, keywords }) => `${keywords.map((keyword) => `\`${keyword}\``).join(", ")} at ${place}`);
}

/**
 * Rejects names for lists and maps that contain themselves, which no language can declare.
 *
 * @throws Refusal that names the type.
 */
export function refuseCircles({ declarations, slug }: NamedModel): void {
  const aliases = declarations.filter((one) => one.kind === "alias");
  const edges = new Map(aliases.map(({ name, type }) => [name, nameIn(type)] as const));
  const circle = aliases.find(({ name }) => findReachable(edges, name).has(name));
  if (circle !== undefined)
    throw new Refusal({ slug }, `${circle.name}:`, "no language names a list or a map that holds itself");
}

function leftoversIn(one: NamedDeclaration): readonly Leftover[] {
  const own = listKeywords(one);
  return [
    ...(own.length > 0 ? [{ place: one.name, keywords: own }] : []),
    ...typesIn(one).flatMap(([place, type]) => leftoversInType(type, place)),
  ];
}

function listKeywords(one: NamedDeclaration): readonly string[] {
  const residual = Object.keys(one.residual ?? {});
  return one.kind === "record" && one.length !== undefined
    ? [...residual, "minProperties", "maxProperties"]
    : residual;
}

function leftoversInType(type: Type, place: string): readonly Leftover[] {
  const own = Object.keys(type.residual ?? {});
  const inner = readInner(type);
  const step = type.kind === "list" ? "[]" : type.kind === "map" ? ".*" : "";
  return [
    ...(own.length > 0 ? [{ place, keywords: own }] : []),
    ...(inner === undefined ? [] : leftoversInType(inner, place + step)),
  ];
}

/** Lists the types that a declaration is made of, each with its place. */
export function typesIn(one: NamedDeclaration): readonly (readonly [place: string, type: Type])[] {
  switch (one.kind) {
    case "record":
      return [
        ...one.fields.map(({ name, type }) => [`${one.name}.${name}`, type] as const),
        [`${one.name}.*`, one.rest] as const,
      ];
    case "alias":
      return [[one.name, one.type]];
    case "union":
      return one.branches.map(({ json, type }) => [`${one.name} (${json})`, type]);
    case "sum":
      return one.branches.map(({ record: name }) => [one.name, { kind: "named", name }]);
    default:
      return [];
  }
}
