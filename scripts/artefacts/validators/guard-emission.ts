import { _, type Code, type CodeGen, Name } from "ajv/dist/compile/codegen/index.js";
import type { Lowered, Shape } from "./shape.ts";

/** What the emitters of a module of guards share. */
export interface GuardEmission {
  readonly gen: CodeGen;
  readonly lowered: Lowered;
  /** Writes an expression that tells whether a value has a shape. */
  test(shape: Shape, at: Name): Code;
  /** Names the function that does something; it is written later, once. */
  functionFor(what: unknown, write: (name: Name) => void): Name;
  /** Puts a list of strings beside the functions; bundlers drop one that no function needs. */
  list(words: readonly string[]): Name;
  /** Puts any value beside the functions, so that it is made once. */
  constant(code: Code): Name;
}

/** The value that a guard is given. */
export const value: Name = new Name("value");

/** Calls what Ajv wrote. */
export function fitsCode(residual: number, at: Name): Code {
  return _`fits(${new Name(`residual${residual}`)}, ${at})`;
}
