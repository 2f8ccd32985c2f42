import type { Field, Type } from "../model/model.ts";
import type { Table } from "../model/table.ts";

/** The tables of a contract's editions in a module: each declaration once, abbreviated. */
export interface TablesModule {
  readonly types: readonly object[];
  readonly tables: Readonly<
    Record<string, Omit<Table, "types" | "formats"> & { readonly types: readonly number[] }>
  >;
}

/** Members with a type. */
const places: readonly string[] = ["type", "items", "values", "of", "rest"];

/** Restores the table of an edition: `#User` in place of a type refers to a declaration, and a field is a list. */
export function restoreTable({ types, tables }: TablesModule, edition: string): Table | undefined {
  const table = tables[edition];
  if (table === undefined) return undefined;
  const own = JSON.stringify(table.types.map((index) => types[index]));
  return { ...table, formats: {}, types: JSON.parse(own, restore) };
}

function restore(key: string, value: unknown): unknown {
  if (key === "fields" && Array.isArray(value)) return value.map(restoreField);
  return places.includes(key) ? restoreType(value) : value;
}

function restoreField([name, type, optional]: readonly [string, Type | string, 1?]): Field {
  return { name, type: restoreType(type) as Type, optional: optional === 1, doc: "" };
}

function restoreType(value: unknown): unknown {
  return typeof value === "string" && value.startsWith("#") ? { kind: "named", name: value.slice(1) } : value;
}
