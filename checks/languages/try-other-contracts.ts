import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { createLibraryProcess, type LibraryProcess } from "#conformance/suites/library/library-process.ts";
import type { ContractName, LibraryRequest } from "#conformance/suites/library/library-protocol.ts";
import { languages } from "#scripts/artefacts/languages/languages.ts";
import { writeWithEngine } from "#scripts/artefacts/languages/write-languages.ts";
import { codeHost, codeHostSamples, readBothSources } from "#scripts/fixtures/code-host.ts";
import { mutateNotifications } from "#scripts/fixtures/code-host-mutants.ts";
import { features, limitIn, makeContract } from "#scripts/fixtures/features.ts";
import { readContracts } from "#scripts/generate.ts";
import { sameJson } from "#src/json/same-json.ts";
import type { Contract } from "#src/model/contract.ts";
import { publishedSchema } from "#src/model/published-schema.ts";
import { must } from "#src/text/must.ts";
import { readCause } from "#src/text/read-cause.ts";
import { contracts } from "../../contracts.config.ts";
import type { Toolchain } from "./toolchain.ts";
import { openWorkshop } from "./workshop.ts";

const ANSWER_MS = 120_000;

/** A document of another contract, and whether plain Ajv accepts it. */
interface Row {
  readonly name: string;
  /** Contract that the adapter takes it for: its names are those of the other. */
  readonly contract: ContractName;
  readonly text: string;
  readonly isValid: boolean;
}

/** The adapter's names for the project's contracts, and the others' names that replace them. */
const names: readonly (readonly [from: RegExp, to: string])[] = [
  [/RasterInfo/g, "AllFeatures"],
  [/raster_info/g, "all_features"],
  [/rasterinfo/g, "allfeatures"],
  [/Delivery(?=\b|Strict)/g, "Notification"],
  [/delivery\b/g, "notification"],
  [/\bWebhook\b/g, "CodeHost"],
];

/** Failures after which no further document is tried. */
const MOST_FAILURES = 20;

/**
 * Builds a package of the newest editions of the project's contracts, a second contract of envelopes and one with every feature that the language
 * supports. Gives it changed documents of the latter two, and compares its verdicts with plain Ajv's.
 */
export async function tryOtherContracts(
  toolchain: Toolchain,
): Promise<{ documents: number; failures: readonly string[] }> {
  const { name } = toolchain;
  const language = must(
    languages.find((one) => one.name === name),
    name,
  );
  if (language.shares !== undefined) return { documents: 0, failures: [] };
  const sources = await readBothSources();
  const [own, ...others] = (await readContracts({ contracts: [codeHost, ...contracts], sources })).map(
    ({ contract }) => contract,
  );
  const carried = await carriedBy(name);
  const special = makeContract(carried);
  // The first edition of each was built already. Those between add nothing to the newest. Cases are
  // about the first.
  const newest = [...new Map(others.map(({ cases: _, ...one }) => [one.name, one])).values()];
  const setting = { sources, isDefault: () => true };
  const { files, refusals } = await writeWithEngine(
    language,
    [...newest, must(own, "own"), special],
    setting,
  );
  if (refusals.length > 0) return { documents: 0, failures: refusals };
  const folder = join(import.meta.dirname, "dist", `${name}-others`);
  rmSync(folder, { recursive: true, force: true });
  for (const { path, text } of files) write(join(folder, path), text);
  const module = must(toolchain.module, "module");
  const rename = (text: string): string =>
    names.reduce((all, [from, to]) => all.replace(from, to), text).replace(/\bwebhook\b/g, module);
  const workshop = openWorkshop(toolchain, {
    package: join(folder, "generated/languages", name),
    rename,
  });
  await workshop.build();
  const rows = [...notificationRows(must(own, "own"), sources), ...featureRows(special)];
  const process = createLibraryProcess(workshop.command());
  const failures: string[] = [];
  for (const row of rows) {
    failures.push(...(await judge(process, row)));
    // A process that ends at each document is started anew for the next: the rest adds nothing.
    if (failures.length > MOST_FAILURES) break;
  }
  await process.close();
  return { documents: rows.length, failures };
}

async function carriedBy(language: string): Promise<typeof features> {
  const limits = await Promise.all(features.map((one) => limitIn(language, one)));
  // Tolerant mode, which is tried, asserts neither.
  return features.filter((_, i) =>
    /^unchecked: `(pattern|format)`$/.test(limits[i] ?? "unchecked: `format`"),
  );
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function notificationRows(
  contract: Contract,
  sources: Parameters<typeof codeHostSamples>[0],
): readonly Row[] {
  const isValid = compile(contract);
  return mutateNotifications(codeHostSamples(sources)).map(({ name, text }) => {
    const value: { kind?: unknown } | null = JSON.parse(text);
    // Another kind is not an error of the document, but an unknown notification.
    const isUnknown =
      typeof value?.kind === "string" && !contract.parts.some(({ event }) => event === value.kind);
    return { name, contract: "webhook", text, isValid: isUnknown || isValid(value) };
  });
}

function featureRows(contract: Contract): readonly Row[] {
  const isValid = compile(contract);
  return features.flatMap(({ key, valid, invalid }) => {
    if (!Object.hasOwn(contract.main.schema.properties ?? {}, key)) return [];
    return [...valid, ...invalid].map((value) => {
      const document = { [key]: value };
      const text = JSON.stringify(document);
      return { name: text, contract: "raster-info", text, isValid: isValid(document) };
    });
  });
}

function compile(contract: Contract): (value: unknown) => boolean {
  const schema = publishedSchema(contract, contract.main, "tolerant");
  return new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
}

async function judge(
  process: LibraryProcess,
  { name, contract, text, isValid }: Row,
): Promise<readonly string[]> {
  const body = Buffer.from(text).toString("base64");
  const request: LibraryRequest = { op: "parse", contract, body };
  try {
    const answer = await process.ask(request, { signal: AbortSignal.timeout(ANSWER_MS) });
    const isTaken = answer.status === "valid" || answer.status === "unknown";
    if (isTaken !== isValid)
      return [
        `${name}: expected ${isValid ? "valid" : "invalid"}, received ${JSON.stringify(answer).slice(0, 300)}`,
      ];
    if (answer.status !== "valid") return [];
    const written = Buffer.from(String(answer.document), "base64").toString();
    return sameJson(JSON.parse(text), JSON.parse(written)) ? [] : [`${name}: written as ${written}`];
  } catch (error) {
    return [`${name}: ${readCause(error).message}`];
  }
}
