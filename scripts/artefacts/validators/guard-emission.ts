import { _, type Code, Name } from "ajv/dist/compile/codegen/index.js";
import type { Module } from "./emission.ts";
import type { Shape } from "./shape.ts";

/** What emitters of guards share in addition. */
export interface GuardEmission extends Module {
  /** Writes an expression that checks whether a value has a shape. */
  test(shape: Shape, at: Name): Code;
  /** Names the function with some code; it is written once, later. */
  functionFor(what: unknown, write: (name: Name) => void): Name;
}

/** The value that a guard is given. */
export const value: Name = new Name("value");

/** Calls what Ajv wrote. */
export function fitsCode(residual: number, at: Name): Code {
  return _`fits(${new Name(`residual${residual}`)}, ${at})`;
}
