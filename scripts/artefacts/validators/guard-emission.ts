import { _, type Code, Name } from "ajv/dist/compile/codegen/index.js";
import type { Module } from "./emission.ts";
import type { Shape } from "./shape.ts";

/** What the emitters of guards share beside. */
export interface GuardEmission extends Module {
  /** Writes an expression that tells whether a value has a shape. */
  test(shape: Shape, at: Name): Code;
  /** Names the function that does something; it is written later, once. */
  functionFor(what: unknown, write: (name: Name) => void): Name;
}

/** The value that a guard is given. */
export const value: Name = new Name("value");

/** Calls what Ajv wrote. */
export function fitsCode(residual: number, at: Name): Code {
  return _`fits(${new Name(`residual${residual}`)}, ${at})`;
}
