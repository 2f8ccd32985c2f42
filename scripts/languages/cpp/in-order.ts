import type { Declaration, Type } from "../model.ts";

/** Declarations in the order that C++ asks for. */
export interface Order {
  readonly declarations: readonly Declaration[];
  /** Names of the records that others name before they stand. */
  readonly forward: readonly string[];
}

/**
 * Puts each declaration behind those that it holds; a record that stands in a list or a map needs but a name.
 *
 * @throws Error when a record holds itself otherwise.
 */
export function inOrder(declarations: readonly Declaration[]): Order {
  const scope = new Map(declarations.map((one) => [one.name, one]));
  const ordered = new Set<Declaration>();
  const forward = new Set<string>();
  const visit = (one: Declaration, path: readonly Declaration[]): void => {
    if (ordered.has(one)) return;
    if (path.includes(one)) throw new Error(`cannot order ${one.name}: it holds itself`);
    for (const { name, isNested } of typesIn(one).flatMap((type) => namesIn(type, false))) {
      const held = scope.get(name)!;
      if (!isNested || held.kind !== "record") visit(held, [...path, one]);
      else if (!ordered.has(held)) forward.add(name);
    }
    ordered.add(one);
  };
  for (const one of declarations) visit(one, []);
  return { declarations: [...ordered], forward: [...forward] };
}

/** Lists the types that a declaration holds. */
function typesIn(one: Declaration): readonly Type[] {
  switch (one.kind) {
    case "record":
      return one.fields.map(({ type }) => type);
    case "alias":
      return [one.type];
    case "vocabulary":
      return [];
    case "union":
      return one.branches.map(({ type }) => type);
    case "sum":
      return one.branches.map(({ record }) => ({ kind: "named", name: record }));
  }
}

function namesIn(type: Type, isNested: boolean): readonly { name: string; isNested: boolean }[] {
  switch (type.kind) {
    case "named":
      return [{ name: type.name, isNested }];
    case "nullable":
      return namesIn(type.of, isNested);
    case "list":
      return namesIn(type.items, true);
    case "map":
      return namesIn(type.values, true);
    default:
      return [];
  }
}
