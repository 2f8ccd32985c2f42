import type { Type } from "#src/model/model.ts";
import { findReachable } from "./find-reachable.ts";
import type { NamedDeclaration, NamedModel, Scope } from "./naming.ts";
import { typesIn } from "./refusal.ts";
import { resolveAlias } from "./resolve-alias.ts";

/** How a language stores values: which types are pointers, so that their holder need not know their size. */
interface Layout {
  /** Whether a nullable value is a pointer. */
  readonly nullable: boolean;
  /** Whether the branches of a union of objects are pointers. */
  readonly branches: boolean;
}

/**
 * Lists the members that hold their own record, directly or through others, as `Record.member`: a language
 * without references makes them pointers.
 */
export function selfHolding(model: NamedModel, layout: Layout): ReadonlySet<string> {
  const edges = new Map(
    model.declarations.map((one) => [one.name, heldBy(one, model.scope, layout)] as const),
  );
  const found = model.declarations.flatMap((one) => {
    if (one.kind !== "record") return [];
    const own = one.fields.filter(({ type }) =>
      heldIn(type, model.scope, layout).some(
        (held) => held === one.name || findReachable(edges, held).has(one.name),
      ),
    );
    return own.map(({ name }) => `${one.name}.${name}`);
  });
  return new Set(found);
}

function heldBy(one: NamedDeclaration, scope: Scope, layout: Layout): readonly string[] {
  if (one.kind !== "record" && layout.branches) return [];
  return typesIn(one).flatMap(([, type]) => heldIn(type, scope, layout));
}

function heldIn(type: Type, scope: Scope, layout: Layout): readonly string[] {
  const base = resolveAlias(type, scope);
  if (base.kind === "nullable") return layout.nullable ? [] : heldIn(base.of, scope, layout);
  return base.kind === "named" ? [base.name] : [];
}
