import type { Node, Schema } from "../model/schema.ts";
import { toRegExp } from "./text-tests.ts";

/** Lists the schemas that an object has for a member. */
export function memberSchemas(schema: Schema, name: string): Node[] {
  const { properties, patternProperties, additionalProperties = true } = schema;
  const own = properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined;
  const found: Node[] = own === undefined ? [] : [own];
  if (patternProperties !== undefined)
    for (const [pattern, one] of Object.entries(patternProperties as Readonly<Record<string, Schema>>))
      if (toRegExp(pattern).test(name)) found.push(one);
  return found.length > 0 ? found : [additionalProperties];
}

/** Checks whether a schema lists a member, or a pattern that its name matches. */
export function isListed({ properties = {}, patternProperties = {} }: Schema, name: string): boolean {
  return (
    Object.hasOwn(properties, name) ||
    Object.keys(patternProperties as object).some((one) => toRegExp(one).test(name))
  );
}
