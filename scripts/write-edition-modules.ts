import type { Contract } from "#src/model/contract.ts";
import { editionModule } from "#src/model/paths.ts";
import { groupBy } from "#src/util/group-by.ts";
import { codeFile, type GeneratedFile } from "./generated-file.ts";

const source = "contracts.config.ts";

/** Writes the module that users import for each edition, and one for the newest webhook edition. */
export function writeEditionModules(contracts: readonly Contract[]): GeneratedFile[] {
  const modules = contracts.map((contract) => {
    const code = contract.envelopes.length > 0 ? writeWebhookModule(contract) : writeRasterModule(contract);
    return codeFile(editionModule(contract), source, code);
  });
  const newest = [...groupBy(contracts, ({ name }) => name).get("webhook")!].at(-1)!;
  const latest = `/** The webhook contract in its newest edition: types and validation. */

export * from "./${newest.edition}.ts";
`;
  return [...modules, codeFile(editionModule({ ...newest, edition: "latest" }), source, latest)];
}

/** Writes the common part of both contracts: the validators of both modes, and the types. */
function writeHead({ name, edition, releases, main }: Contract): string {
  const directory = `#generated/${name}/${edition}`;
  return `/** Edition ${edition} (${releases}) of the ${name} contract: types, validation and modes. */

import { validate as validateStrict } from "${directory}/strict.js";
import { validate as validateTolerant } from "${directory}/tolerant.js";
import type { ${main.type} } from "${directory}/types.d.ts";
`;
}

function writeWebhookModule(contract: Contract): string {
  const { name, edition } = contract;
  return `${writeHead(contract)}import * as parts from "../../validate/webhook-edition.ts";

export * from "#generated/${name}/${edition}/strict.js";
export type * from "../../validate/delivery-types.ts";

/** The deliveries of an event or a pattern: \`DeliveryOf<"*:task">\`, \`DeliveryOf<"update:*">\`. */
export type DeliveryOf<Pattern extends string> = parts.MatchingDelivery<Delivery, Pattern>;

/** A delivery about a task. */
export type TaskEvent = DeliveryOf<"*:task">;

/** A delivery about an update. */
export type UpdateEvent = DeliveryOf<"update:*">;

/** A task as it appears in any delivery. */
export type AnyTask = TaskEvent["task"];

/** Reads deliveries according to the rules for senders: unknown properties are rejected, and formats are asserted. */
export const strict: parts.DeliveryMode<"${edition}"> = { name: "strict", edition: "${edition}", validate: validateStrict };

/** Reads deliveries according to the rules for receivers: unknown properties are kept, and formats are not asserted. */
export const tolerant: parts.DeliveryMode<"${edition}"> = { name: "tolerant", edition: "${edition}", validate: validateTolerant };

/** Validates a parsed delivery; see \`ValidateDelivery\`. Default mode: \`strict\`. */
export const validateDelivery: parts.ValidateDelivery<Delivery> =
  /* @__PURE__ */ parts.createValidateDelivery({ strict, tolerant }, parts.warnings);

/** Reads and validates a body; see \`ParseDelivery\`. Default mode: \`strict\`. */
export const parseDelivery: parts.ParseDelivery<Delivery> =
  /* @__PURE__ */ parts.createParseDelivery(validateDelivery);

/** Checks whether a parsed delivery is valid. Default mode: \`strict\`. */
export const isDelivery: parts.Guard<Delivery> = /* @__PURE__ */ parts.createGuard({ strict, tolerant });
`;
}

function writeRasterModule(contract: Contract): string {
  const { name, edition } = contract;
  return `${writeHead(contract)}import { createGuard, createValidateDocument, type Guard, type ValidateDocument } from "../../validate/read-document.ts";

export * from "#generated/${name}/${edition}/strict.js";
export { isArray, isAttributeObject, isGroup } from "../../raster-info/guards.ts";
export type { DocumentResult, Guard, ValidateDocument } from "../../validate/read-document.ts";
export type * from "../../validate/result.ts";

const modes = { strict: { validate: validateStrict }, tolerant: { validate: validateTolerant } };

/** Validates a parsed document; see \`ValidateDocument\`. Default mode: \`strict\`. */
export const validateRasterInfo: ValidateDocument<RasterInfo> = /* @__PURE__ */ createValidateDocument(modes);

/** Checks whether a parsed document is valid. Default mode: \`strict\`. */
export const isRasterInfo: Guard<RasterInfo> = /* @__PURE__ */ createGuard(modes);
`;
}
