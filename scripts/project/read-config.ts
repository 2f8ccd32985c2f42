import { readFile } from "node:fs/promises";
import { isAbsolute, normalize, resolve, sep } from "node:path";
import { build } from "esbuild";
import { findFaults } from "#src/diff/find-faults.ts";
import { readContract } from "#src/diff/read-contract.ts";
import { View } from "#src/diff/view.ts";
import type { ContractSettings } from "#src/model/contract.ts";
import { isRecord } from "#src/text/is-object.ts";
import { itemAt } from "#src/text/item-at.ts";
import { readCause } from "#src/text/read-cause.ts";
import { configSchema } from "./config-schema.ts";

/** Possible files of the configuration; the first that exists is read. */
export const configNames: readonly string[] = [
  "contracts.config.json",
  "contracts.config.ts",
  "contracts.config.mjs",
  "contracts.config.js",
];

/**
 * Reads the contracts of a project's configuration: a list, by itself or as `contracts`. A contract has a name and a
 * source; `idBase` and `editions` have defaults.
 *
 * @throws Error with a sentence that names the file.
 */
export async function readConfig(root: string, config?: string): Promise<readonly ContractSettings[]> {
  const names = config === undefined ? configNames : [config];
  for (const name of names) {
    const text = await readFile(resolve(root, name), "utf8").catch((cause) => {
      if (readCause(cause).code !== "ENOENT")
        throw new Error(`cannot read ${name}: ${readCause(cause).code}`);
      return undefined;
    });
    if (text !== undefined) return contractsIn(name, await load(root, name, text));
  }
  throw new Error(`cannot find ${config ?? "contracts.config.json"}; "annotation-contracts init" writes one`);
}

async function load(root: string, name: string, text: string): Promise<unknown> {
  try {
    if (name.endsWith(".json")) return JSON.parse(text);
    const { outputFiles } = await build({
      stdin: { contents: text, resolveDir: root, sourcefile: name, loader: "ts" },
      bundle: true,
      write: false,
      format: "esm",
      platform: "node",
      logLevel: "silent",
    });
    const code = Buffer.from(itemAt(outputFiles, 0).contents).toString("base64");
    const module: Readonly<Record<string, unknown>> = await import(`data:text/javascript;base64,${code}`);
    return module.contracts ?? module.default;
  } catch (cause) {
    throw new Error(`cannot read ${name}: ${itemAt(readCause(cause).message.split("\n"), 0)}`);
  }
}

function contractsIn(file: string, value: unknown): readonly ContractSettings[] {
  const list = isRecord(value) ? value.contracts : value;
  if (!Array.isArray(list) || list.length === 0)
    throw new Error(`cannot read ${file}: expected a list of contracts`);
  const contracts = list.map((one, i) => contractIn(`${file}: contract ${i + 1}`, one));
  const [twin] = contracts.filter(({ name }, i) => contracts.findIndex((one) => one.name === name) !== i);
  if (twin !== undefined) throw new Error(`cannot read ${file}: two contracts are called "${twin.name}"`);
  return contracts;
}

/** Says what is wrong with a contract in the configuration: the first error, with its place. */
function findFault(value: unknown): string | undefined {
  const view = new View(readContract({ name: "configuration", document: configSchema }));
  const [fault] = findFaults(view, view.entries[0]?.schema ?? true, value);
  return fault?.message;
}

/** Checks whether a path leads out of its start folder. */
export function isOutside(path: string): boolean {
  return isAbsolute(path) || normalize(path).split(sep)[0] === "..";
}

/** Says why a value is no name of a contract; undefined if it is one. */
export function refuseName(name: unknown): string | undefined {
  const isName = typeof name === "string" && /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name);
  return isName
    ? undefined
    : `expected a name of lower-case words such as "code-host", found ${JSON.stringify(name)}`;
}

function contractIn(place: string, value: unknown): ContractSettings {
  if (!isRecord(value)) throw new Error(`cannot read ${place}: expected an object`);
  const { name, source } = value;
  const reason = refuseName(name);
  if (reason !== undefined) throw new Error(`cannot read ${place}: ${reason}`);
  const fault = findFault(value);
  if (fault !== undefined) throw new Error(`cannot read ${place}: ${fault}`);
  const settings = {
    idBase: `https://${name}.example`,
    editions: [{ edition: "1" }],
    ...value,
  } as unknown as ContractSettings;
  const editions = settings.editions.map(({ edition }) => edition);
  const twin = editions.find((one, i) => editions.indexOf(one) !== i);
  if (twin !== undefined) throw new Error(`cannot read ${place}: two editions are called "${twin}"`);
  for (const { edition, source: own = source } of settings.editions) {
    if (!/^\w[\w.-]*$/.test(edition))
      throw new Error(`cannot read ${place}: "${edition}" is no name of an edition`);
    if (typeof own !== "string") throw new Error(`cannot read ${place}: no source is given`);
    if (isOutside(own)) throw new Error(`cannot read ${place}: the source ${own} is outside of this folder`);
  }
  return settings;
}
