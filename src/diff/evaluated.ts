import type { Node, Schema } from "../model/schema.ts";
import { isRecord } from "../text/is-object.ts";
import { isListed } from "./members.ts";
import type { View } from "./view.ts";

/** Lists the members or items of a value that a schema and its subschemas in place have evaluated. */
export function evaluated(
  {
    view,
    schema,
    value,
  }: {
    view: View;
    schema: Schema;
    value: unknown;
  },
  fits: (view: View, schema: Node, value: unknown) => boolean,
): Set<string | number> {
  const seen = new Set<string | number>();
  const visit = (node: unknown): void => {
    if (isRecord(node) && fits(view, node, value)) look(node, false);
  };
  const look = (node: Schema, isOuter: boolean): void => {
    if (isRecord(value)) {
      const isAll =
        node.additionalProperties !== undefined || (!isOuter && node.unevaluatedProperties !== undefined);
      for (const name of Object.keys(value)) if (isAll || isListed(node, name)) seen.add(name);
    }
    if (Array.isArray(value)) {
      const prefix = Array.isArray(node.prefixItems) ? node.prefixItems.length : 0;
      const isAll = node.items !== undefined || (!isOuter && node.unevaluatedItems !== undefined);
      for (const [i, one] of value.entries())
        if (isAll || i < prefix || (node.contains !== undefined && fits(view, node.contains as Node, one)))
          seen.add(i);
    }
    if (node.$ref !== undefined) visit(view.target(node.$ref));
    for (const one of [...(node.allOf ?? []), ...(node.anyOf ?? []), ...(node.oneOf ?? [])]) visit(one);
    if (node.if !== undefined) {
      visit(node.if);
      visit(fits(view, node.if as Node, value) ? node.then : node.else);
    }
    for (const [name, one] of Object.entries((node.dependentSchemas ?? {}) as Readonly<Record<string, Node>>))
      if (isRecord(value) && Object.hasOwn(value, name)) visit(one);
  };
  look(schema, true);
  return seen;
}
