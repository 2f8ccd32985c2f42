import { isRecord } from "../util/is-object.ts";
import { listEntries, type Members } from "./tree.ts";

/** An attribute as it is printed. */
export interface Attribute {
  readonly name: string;
  readonly value: unknown;
  /** Its data type, if `-detailed` printed it. */
  readonly datatype: unknown;
  /** Further members of an attribute object, such as `subtype`. */
  readonly more?: Members;
}

/** Lists the attributes of a group or array (R2.4); names may repeat. */
export function listAttributes(owner: Members): readonly Attribute[] {
  return listEntries(owner.attributes).map(([name, given]) => ({ name, ...readGiven(given) }));
}

/** Reads the value of an attribute; the first one if the name repeats. */
export function readAttribute(owner: Members, name: string): unknown {
  const { attributes } = owner;
  if (!isRecord(attributes)) return listAttributes(owner).find((one) => one.name === name)?.value;
  return Object.hasOwn(attributes, name) ? readGiven(attributes[name]).value : undefined;
}

/** Reads an attribute. A bare value may be an object too (R-attr): one without `value` and `datatype`. */
function readGiven(given: unknown): Omit<Attribute, "name"> {
  if (!isRecord(given) || !("value" in given || "datatype" in given))
    return { value: given, datatype: undefined };
  const { name: _, value, datatype, ...more } = given;
  return { value, datatype, more };
}
