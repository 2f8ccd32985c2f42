import type { Contract } from "#src/model/contract.ts";
import { isUsualSignature } from "../../hub/body-signature.ts";
import { codeFile, type GeneratedFile } from "../../sources/generated-file.ts";
import { type ContractNames, nameContracts, nameEdition } from "./contract-names.ts";

const folder = "generated/modules";
const json = JSON.stringify;

/** Writes the modules that people import, one for each export; they import the library. */
export function writeModules(editions: readonly Contract[]): GeneratedFile[] {
  const contracts = nameContracts(editions);
  return [
    ...contracts.flatMap((names) => names.all.map((one) => editionModule(names, one))),
    ...contracts.map(contractModule),
    ...contracts.filter(({ hasEvents }) => hasEvents).flatMap(({ all }) => all.map(senderModule)),
    ...gatheredModules(contracts),
  ];
}

function module(own: string, from: string, code: string): GeneratedFile {
  const up = "../".repeat(own.split("/").length + 1);
  return codeFile(`${folder}/${own}.ts`, from, `${code.trim().replaceAll('"src/', `"${up}src/`)}\n`);
}

/** Writes the types, the validation and the modes of an edition. */
function editionModule(
  { name, type, byEdition, editionType, hasEvents }: ContractNames,
  { slug, edition, releases, source, rules, envelope }: Contract,
): GeneratedFile {
  const kind = hasEvents ? "Delivery" : "Document";
  const noun = kind.toLowerCase();
  const parsing = hasEvents ? "createParseDelivery, type ParseDelivery, " : "";
  const checks = rules === undefined ? "" : ", checkRules";
  const validation = `Validates a parsed ${noun}; see \`Validate${kind}\`. Default mode: \`strict\`.`;
  const parse =
    "Reads and validates a body, of bytes or a string; see `ParseDelivery`. Default mode: `strict`.";
  return module(
    `${name}/${edition}`,
    source,
    lines(
      `/** Edition ${edition}${releases ? ` (${releases})` : ""} of the ${name} contract: types, validation and modes. */\n`,
      `import type { ${byEdition}, ${editionType} } from "#generated/contracts/${name}.d.ts";`,
      `import { strict, tolerant } from "#generated/contracts/${slug}.js";`,
      rules !== undefined && `import { checkRules } from "#generated/contracts/${name}.rules.js";`,
      `import type { ${type} } from "#generated/types/${slug}.d.ts";`,
      `import { is${type} as isStrictly } from "#generated/validators/${slug}/strict/guards.js";`,
      `import { is${type} as isTolerantly } from "#generated/validators/${slug}/tolerant/guards.js";`,
      'import { createGuard, type Guard } from "src/validate/create-guard.ts";',
      `import { ${parsing}createValidate${kind}, type ${kind}Reading, type Validate${kind} } from "src/validate/read-document.ts";\n`,
      `export type * from "#generated/types/${slug}.d.ts";`,
      'export type * from "src/validate/result.ts";',
      'export type { Guard } from "src/validate/create-guard.ts";',
      `export type { ${readingTypes(hasEvents)} } from "src/validate/read-document.ts";`,
      hasEvents && "export { strict, tolerant };",
      "\n/** The result of validation in an edition. */",
      `export type ${type}ResultOf<Edition extends ${editionType}> = ${kind}Reading<${byEdition}[Edition]>;\n`,
      docs(validation, { name: `validate${type}`, from: name, code: "(null).status); // invalid" }),
      `export const validate${type}: Validate${kind}<${type}> = /* @__PURE__ */ createValidate${kind}({ strict, tolerant }${checks});\n`,
      hasEvents &&
        docs(parse, {
          name: `parse${type}`,
          from: name,
          code: `('{"${envelope?.tag}":"?"}').status); // unknown`,
        }),
      hasEvents &&
        `export const parse${type}: ParseDelivery<${type}> = /* @__PURE__ */ createParseDelivery(validate${type});\n`,
      `/** Checks whether a parsed ${noun} is valid. Default mode: \`strict\`. */`,
      `export const is${type}: Guard<${type}> = /* @__PURE__ */ createGuard({ strict: isStrictly, tolerant: isTolerantly });`,
    ),
  );
}

/** Names the types of what reads documents: a program that exports a result needs a name for it in its declarations. */
function readingTypes(hasEvents: boolean): string {
  return hasEvents
    ? "DeliveryReading, ParseDelivery, Unreadable, ValidateDelivery"
    : "DocumentReading, ValidateDocument";
}

/** Joins lines, without those that are `undefined`. */
function lines(...all: readonly (string | false)[]): string {
  return all.filter((line) => line !== false).join("\n");
}

/** Writes the module of a contract: its default edition. */
function contractModule({ name, first, type, hasEvents }: ContractNames): GeneratedFile {
  const { edition, slug, source } = first;
  const parsing = hasEvents ? `parse${type}, ` : "";
  return module(
    name,
    source,
    `/** The ${name} contract: types of its default edition, and validation. */

import type { ${type}ResultOf } from "./${name}/${edition}.ts";

export type * from "#generated/types/${slug}.d.ts";
export type * from "src/validate/result.ts";
${hasEvents ? contractBinding(first) : ""}export { is${type}, ${parsing}validate${type} } from "./${name}/${edition}.ts";
export type { Guard, ${readingTypes(hasEvents)} } from "./${name}/${edition}.ts";

/** The result of validation in the default edition. */
export type ${type}Result = ${type}ResultOf<${json(edition)}>;`,
  );
}

/** Binds the contract itself, for \`createReceiver\`, with the verifier of its signatures. */
function contractBinding({ name, signature }: Contract): string {
  if (signature === undefined || isUsualSignature(signature))
    return `export { contract } from "#generated/contracts/${name}.js";\n`;
  const settings = json(signature);
  return `
import { contract as data, type EventsByEdition } from "#generated/contracts/${name}.js";
import type { DeliveryContract } from "#generated/contracts/types.d.ts";
import { createVerifierOf } from "src/signature/schemes.ts";

/** The ${name} contract, for \`createReceiver\`. */
export const contract: DeliveryContract<EventsByEdition> = { ...data, createVerifier: createVerifierOf(${settings}) };
`;
}

function senderModule({ slug, edition, source }: Contract): GeneratedFile {
  return module(
    `delivery/${edition}`,
    source,
    `/** Edition ${edition}, for \`createDeliveryService\`. */

export { edition } from "#generated/contracts/${slug}.sender.js";`,
  );
}

/** Writes the modules that gather the contracts: the essentials, the editions, Standard Schema. */
function gatheredModules(contracts: readonly ContractNames[]): GeneratedFile[] {
  const from = contracts.map(({ first }) => first.source).join(" and ");
  const [bound, ...others] = contracts.toSorted((a, b) => Number(b.hasEvents) - Number(a.hasEvents));
  if (bound === undefined) return [];
  return [
    module("index", from, essentials(bound, others)),
    module("editions", from, detections(contracts)),
    module("standard-schema", from, standardSchemas(contracts)),
    ...(bound.hasEvents ? [module("receiver/editions", bound.first.source, allModes(bound))] : []),
  ];
}

/** Writes the modes of every edition, for receivers in bundles. */
function allModes({ all, editionType, name }: ContractNames): string {
  const newestFirst = all.toReversed();
  const imports = newestFirst.map(
    (one) => `import { tolerant as ${nameEdition(one)} } from "#generated/contracts/${one.slug}.js";`,
  );
  return `/** Every edition for a receiver that cannot load modules at run time, such as one in a worker. */

import type { ${editionType} } from "#generated/contracts/${name}.d.ts";
import type { DeliveryMode } from "#generated/contracts/types.d.ts";
${imports.join("\n")}

/**
 * The tolerant mode of every edition, the newest first, as \`mode\` of a receiver: a bundler follows this import.
 *
 * \`\`\`ts
 * import { createReceiver } from "annotation-contracts/receiver";
 * import { editions } from "annotation-contracts/receiver/editions";
 *
 * const receiver = createReceiver({ secret: "mykey", mode: editions, on: {} });
 * console.log(receiver.platform()); // null
 * \`\`\`
 */
export const editions: readonly DeliveryMode<${editionType}>[] = [${newestFirst.map(nameEdition).join(", ")}];`;
}

function essentials(bound: ContractNames, others: readonly ContractNames[]): string {
  const { name, type, first, hasEvents } = bound;
  // Contracts of a kind have these types in common.
  const readings = [...new Map([...others, bound].map((one) => [readingTypes(one.hasEvents), one.name]))];
  const rows = others.map(
    (one) =>
      `export { type ${one.type}, type ${one.type}Result, validate${one.type} } from "./${one.name}.ts";`,
  );
  return `/** The essentials: types of the contracts, validation and signatures; each also has its own module. */

export type * from "#generated/types/${first.slug}.d.ts";
export { type Reason, reasons, sign, signatureHeader, type VerifyResult, verify } from "src/signature/signature.ts";
export { describeError } from "src/validate/describe-error.ts";
export type * from "src/validate/result.ts";
export { warnings } from "src/validate/warnings.ts";
export { ${hasEvents ? `parse${type}, ` : ""}type ${type}Result, validate${type} } from "./${name}.ts";
${rows.join("\n")}
${readings.map(([types, from]) => `export type { ${types} } from "./${from}.ts";`).join("\n")}`;
}

function detections(contracts: readonly ContractNames[]): string {
  const bound = contracts.find(({ hasEvents }) => hasEvents)?.name;
  const rows = contracts.map(({ name, editionType }) => {
    const detect = `detect${name === bound ? "" : editionType.replace(/Edition$/, "")}Edition`;
    return `
${docs(
  `Finds the editions of the ${name} contract that accept a parsed document, the default first; see \`DetectEdition\`.`,
  {
    name: detect,
    from: "editions",
    code: "(null).status); // none",
  },
)}
export const ${detect}: DetectEdition<${editionType}> = /* @__PURE__ */ createDetection(${identifier(name)});`;
  });
  const imports = contracts.flatMap(({ name, editionType }) => [
    `import type { ${editionType} } from "#generated/contracts/${name}.d.ts";`,
    `import { editions as ${identifier(name)} } from "#generated/contracts/${name}.all.js";`,
  ]);
  const types = contracts.map(
    ({ name, byEdition, editionType }) =>
      `export type { ${byEdition}, ${editionType} } from "#generated/contracts/${name}.d.ts";`,
  );
  return `/** Editions: their names and types, and which of them accept a document. */

${imports.join("\n")}
import { createDetection, type DetectEdition } from "src/validate/detect-edition.ts";

${types.join("\n")}
export type { DetectEdition, Detection } from "src/validate/detect-edition.ts";
${rows.join("\n")}`;
}

function standardSchemas(contracts: readonly ContractNames[]): string {
  const imports = contracts.map(
    ({ name, type }) => `import { type ${type}, validate${type} } from "./${name}.ts";`,
  );
  const rows = contracts.map(
    ({ name, type }) => `
/** Creates a Standard Schema of the ${name} contract's documents; an unknown event counts as an issue. Default mode: \`strict\`. */
export function create${type}Schema(mode: Mode = "strict"): StandardSchema<${type}> {
  return createStandardSchema((value) => validate${type}(value, { mode }));
}`,
  );
  return `/** The contracts as Standard Schema. */

import type { Mode } from "src/validate/result.ts";
import { createStandardSchema, type StandardSchema } from "src/validate/standard-schema.ts";
${imports.join("\n")}

export type { StandardIssue, StandardSchema } from "src/validate/standard-schema.ts";
${rows.join("\n")}`;
}

/** Writes a docstring with an example of a call and its output. */
function docs(sentence: string, { name, from, code }: Record<"name" | "from" | "code", string>): string {
  return `/**
 * ${sentence}
 *
 * \`\`\`ts
 * import { ${name} } from "annotation-contracts/${from}";
 *
 * console.log(${name}${code}
 * \`\`\`
 */`;
}

/** Makes an identifier of a contract's name. */
function identifier(name: string): string {
  return `${name.replaceAll(/\W(\w)/g, (_, letter: string) => letter.toUpperCase())}Editions`;
}
