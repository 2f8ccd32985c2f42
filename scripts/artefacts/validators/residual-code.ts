import Ajv from "ajv";
import Ajv2020 from "ajv/dist/2020.js";
import { _ } from "ajv/dist/compile/codegen/index.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { pickFlag } from "#src/model/check-keywords.ts";
import type { Contract } from "#src/model/contract.ts";
import { mapSchema, type Schema } from "#src/model/schema.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import type { Lowered } from "./shape.ts";

/** Address of the contract in Ajv. */
const base = "contract:";

/** Lets Ajv write the checks of some residuals, if any; formats are asserted unless the contract is read as written. */
export function residualCode(
  numbers: readonly number[],
  contract: Contract,
  { residuals, formats }: Pick<Lowered, "residuals"> & { readonly formats: boolean },
): string {
  if (numbers.length === 0) return "";
  const ajv = createAjv(contract, formats);
  const { main, definitions, definitionsKeyword, slug } = contract;
  // Ajv finds such a member on the prototype.
  if (JSON.stringify([numbers.map((number) => residuals[number]), definitions]).includes('"__proto__"'))
    throw new Error(`cannot take "__proto__" in ${slug}: it stands in or beside what only Ajv can check`);
  try {
    ajv.addSchema({ ...main.schema, $id: base, [definitionsKeyword]: definitions });
    const entries = numbers.map((number) => {
      const id = `residual:${number}`;
      ajv.addSchema({ ...absolute(residuals[number] as Schema), $id: id });
      return [`residual${number}`, id] as const;
    });
    for (const [, id] of entries) ajv.getSchema(id);
    return standaloneCode.default(ajv, Object.fromEntries(entries));
  } catch (error) {
    const { message } = readErrorDetails(error);
    // Ajv never ends for some references that pass an "$id".
    const keyword = error instanceof RangeError || /resolve|reference/.test(message) ? "$ref" : undefined;
    throw new Error(`cannot ${keyword === undefined ? "read" : `take "${keyword}" in`} ${slug}: ${message}`);
  }
}

function createAjv(contract: Contract, formats: boolean): Ajv.Ajv {
  const { dialect } = contract;
  const Class = dialect.includes("2020-12") ? Ajv2020.Ajv2020 : Ajv.Ajv;
  const ajv = new Class({
    allErrors: true,
    strict: false,
    logger: false,
    ownProperties: true,
    // Draft-07 ignores keywords beside a reference.
    ignoreKeywordsWithRef: !dialect.includes("2020-12"),
    inlineRefs: false,
    validateFormats: formats,
    unicodeRegExp: pickFlag(contract) === "u",
    code: {
      source: true,
      esm: true,
      optimize: false,
      formats: _`require("ajv-formats/dist/formats").fullFormats`,
    },
  });
  // A regular expression is written where it is used; the functions are taken from their module.
  for (const [name, format] of Object.entries(fullFormats)) ajv.addFormat(name, format);
  return ajv;
}

/** Makes the references of a part point into the contract. */
function absolute(schema: Schema): Schema {
  return mapSchema(schema, (node) =>
    node.$ref?.startsWith("#") === true ? { ...node, $ref: base + node.$ref } : node,
  );
}
