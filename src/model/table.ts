import type { Mode } from "./contract.ts";
import { inMode } from "./contract-in-mode.ts";
import { type Declaration, jsonTypes, type Model, type Type } from "./model.ts";
import type { Schema } from "./schema.ts";
import { type TextFormat, textFormats } from "./text-formats.ts";

/** Version of the format. It is raised if a reader of the previous version would misread the new one. */
const tableVersion = 1;

/** A contract's edition in both modes as JSON: the input of validators, types and languages. */
export interface Table extends Pick<Model, "name" | "edition" | "source" | "main" | "events"> {
  /** Version of this format. */
  readonly table: number;
  /** What strict mode asserts for each `format` that a type names. */
  readonly formats: Readonly<Record<string, Omit<TextFormat, "name" | "check">>>;
  /** Declarations, each after those that it needs. One with a `mode` applies to that mode only, as it is. */
  readonly types: readonly (Declaration & { readonly mode?: Mode })[];
}

/** Joins the models of the two modes; a declaration that `readTable` can loosen appears once. */
export function createTable(strict: Model, tolerant: Model): Table {
  const types: Table["types"][number][] = [];
  let rest = tolerant.declarations.map((one) => ({ ...one, mode: "tolerant" as const }));
  for (const one of strict.declarations) {
    const text = JSON.stringify({ ...loosened(one), mode: "tolerant" });
    const at = rest.findIndex((other) => JSON.stringify(other) === text);
    types.push(...rest.slice(0, Math.max(at, 0)), at < 0 ? { ...one, mode: "strict" } : one);
    rest = rest.slice(at + 1);
  }
  types.push(...rest);
  const { slug: _, mode: __, declarations: ___, ...head } = strict;
  const text = JSON.stringify(types);
  const formats = textFormats
    .filter((one) => text.includes(`"format":"${one.name}"`))
    .map(({ name, check: _, ...format }) => [name, format]);
  return { table: tableVersion, ...head, formats: Object.fromEntries(formats), types };
}

/** Writes a table as JSON, one declaration per line. */
export function writeTable({ types, ...head }: Table): string {
  const lines = types.map((one) => JSON.stringify(one));
  return `${JSON.stringify(head).slice(0, -1)},"types":[\n${lines.join(",\n")}\n]}\n`;
}

/**
 * Restores the model of a mode from a table.
 *
 * Tolerant mode loosens a declaration without a `mode`: a closed record takes any member, and neither formats, nor
 * patterns, nor the names of old values are asserted.
 *
 * @throws Error if the table has another version.
 */
export function readTable({ table, formats: _, types, ...head }: Table, mode: Mode): Model {
  const { name, edition } = head;
  if (table !== tableVersion)
    throw new Error(`cannot read the table of ${name}: its version is ${table}, not ${tableVersion}`);
  const declarations = types.flatMap(({ mode: only, ...one }) => {
    if (only !== undefined && only !== mode) return [];
    return [only === undefined && mode === "tolerant" ? loosened(one) : one];
  });
  return { ...head, slug: `${name}-${edition}`, mode, declarations };
}

/** Removes from a declaration what a tolerant reader does not assert. */
export function loosened(one: Declaration): Declaration {
  const own = withLooseResidual(one);
  switch (own.kind) {
    case "record": {
      const { before: _, ...record } = own;
      const isClosed = own.rest.kind === "json" && own.rest.types.length === 0;
      const rest: Type = isClosed ? { kind: "json", types: jsonTypes } : loosenedType(own.rest);
      return {
        ...record,
        fields: own.fields.map((field) => ({ ...field, type: loosenedType(field.type) })),
        rest,
      };
    }
    case "alias":
      return { ...own, type: loosenedType(own.type) };
    case "union":
      return { ...own, branches: own.branches.map((one) => ({ ...one, type: loosenedType(one.type) })) };
    default:
      return own;
  }
}

function loosenedType(type: Type): Type {
  const own = withLooseResidual(type);
  switch (own.kind) {
    case "string": {
      const { format: _, ...text } = own;
      return text;
    }
    case "list":
      return { ...own, items: loosenedType(own.items) };
    case "map":
      return { ...own, values: loosenedType(own.values) };
    case "nullable":
      return { ...own, of: loosenedType(own.of) };
    default:
      return own;
  }
}

function withLooseResidual<One extends { readonly residual?: Schema }>(one: One): One {
  if (one.residual === undefined) return one;
  const { residual: strict, ...plain } = one;
  const residual = inMode(strict, "tolerant");
  // Only a removed assertion is left out.
  return (Object.keys(residual).length === 0 ? plain : { ...plain, residual }) as One;
}
