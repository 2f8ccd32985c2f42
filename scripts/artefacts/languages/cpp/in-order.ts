import type { Type } from "#src/model/model.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import type { NamedDeclaration, NamedModel, NamedRecord, Scope } from "../naming.ts";
import { Refusal, typesIn } from "../refusal.ts";
import { readInner } from "../resolve-alias.ts";

/** Declarations in the order that C++ needs. */
interface Order {
  readonly declarations: readonly NamedDeclaration[];
  /** Names of the records that are used before their declaration. */
  readonly forward: readonly string[];
}

/**
 * Sorts declarations so that each comes after those that it holds; a record that
 * is in a list, a map or a box needs only a forward declaration.
 *
 * @throws Refusal if a name is made of itself, or if a record holds itself without a box.
 */
export function inOrder(model: NamedModel, boxed: ReadonlySet<string>): Order {
  const { declarations, scope } = model;
  const ordered = new Set<NamedDeclaration>();
  const forward = new Set<string>();
  const visit = (one: NamedDeclaration, path: readonly NamedDeclaration[]): void => {
    if (ordered.has(one)) return;
    if (path.includes(one)) throw new Refusal(model, one.name, "holds itself, which C++ cannot");
    const mentions = typesIn(one).flatMap(([place, type]) =>
      namesIn(type, one.kind !== "record" || boxed.has(place)),
    );
    for (const { name, isNested } of mentions) {
      const held = assertDefined(scope.get(name), name);
      if (held.kind !== "record") visit(held, [...path, one]);
      const needed = isNested ? [] : recordsIn(held, scope);
      for (const record of needed) visit(record, [...path, one]);
      if (held.kind === "record" && isNested && !ordered.has(held)) forward.add(name);
    }
    ordered.add(one);
  };
  for (const one of declarations) visit(one, []);
  return { declarations: [...ordered], forward: [...forward] };
}

/** Lists the records that a value of a declaration holds without a pointer. */
function recordsIn(one: NamedDeclaration, scope: Scope): readonly NamedRecord[] {
  if (one.kind === "record") return [one];
  return typesIn(one)
    .flatMap(([, type]) => namesIn(type, false))
    .flatMap(({ name, isNested }) =>
      isNested ? [] : recordsIn(assertDefined(scope.get(name), name), scope),
    );
}

function namesIn(type: Type, isNested: boolean): readonly { name: string; isNested: boolean }[] {
  if (type.kind === "named") return [{ name: type.name, isNested }];
  const inner = readInner(type);
  return inner === undefined ? [] : namesIn(inner, isNested || type.kind !== "nullable");
}
