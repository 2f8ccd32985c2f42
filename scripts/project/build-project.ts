import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Contract } from "#src/model/contract.ts";
import { readMember } from "#src/text/read-member.ts";
import { writeReceivers } from "../artefacts/contracts/write-receivers.ts";
import { writeSuite } from "../artefacts/suite/write-suite.ts";
import { generateContracts } from "../generate.ts";
import { projectRoot, readSources } from "../sources/files.ts";
import type { GeneratedFile } from "../sources/generated-file.ts";
import { type Sample, samplesIn } from "../sources/sources.ts";
import { readConfig } from "./read-config.ts";
import { replaceFiles } from "./replace-files.ts";
import { type Shown, writeSite } from "./write-site.ts";

/** A project of a user. */
interface ForeignProject {
  /** Folder of sources and configuration. */
  readonly root: string;
  /** File of the configuration, from the root. Default: `contracts.config.json`, `.ts`, `.mjs` or `.js`. */
  readonly config?: string | undefined;
  /** Folder to write to, from the root. Default: `generated`. */
  readonly out?: string | undefined;
}

/** What a build has done. */
interface Built {
  readonly files: readonly GeneratedFile[];
  readonly written: number;
  readonly removed: number;
  /** Sentences about what could not be written or is not checked. */
  readonly remarks: readonly string[];
}

/**
 * Generates all artefacts of contracts, from a folder with a configuration and sources: OpenAPI, JSON Schemas, types,
 * validators, packages of other languages, samples, a suite, a site, and receivers.
 *
 * @throws Error with a sentence that names the file.
 */
export async function buildProject({ root, config, out = "generated" }: ForeignProject): Promise<Built> {
  const contracts = await readConfig(root, config);
  const sources = await readSources(contracts, root);
  const remarks: string[] = [];
  const suites = new Map<string, ReturnType<typeof writeSuite>>();
  const makeSuite = (contract: Contract): ReturnType<typeof writeSuite> => {
    const suite = suites.get(contract.slug) ?? writeSuite(contract, samplesIn(contract, sources));
    suites.set(contract.slug, suite);
    return suite;
  };
  const samples = (contract: Contract): readonly Sample[] =>
    samplesIn(contract, sources) ??
    [...makeSuite(contract).samples].map(([name, value]) => ({ name, value: value as Sample["value"] }));
  const { files, read } = await generateContracts(
    { contracts, sources, root, samples },
    (_, refusals = []) => void remarks.push(...refusals),
  );
  const shown: Shown[] = [];
  for (const { contract, models } of read) {
    const suite = makeSuite(contract);
    files.push(...suite.files);
    remarks.push(...suite.missing);
    shown.push({ contract, model: models.strict, samples: suite.samples });
  }
  const all = read.map(({ contract }) => contract);
  remarks.push(...shown.flatMap(listUnheard));
  const manifest = JSON.parse(await readFile(join(projectRoot, "package.json"), "utf8"));
  const module = {
    path: "generated/package.json",
    text: `${JSON.stringify({ private: true, type: "module" })}\n`,
    from: manifest.name,
  };
  files.push(...writeReceivers(all), ...writeSite(shown), module);
  const own = files.map(({ path, text, from }) => ({
    path: path.replace(/^generated\//, ""),
    text: (/languages\/[^/]+\/README/.test(path) ? withoutExamples(text) : text).replaceAll(
      'by "npm run generate"',
      'by "annotation-contracts build"',
    ),
    from,
  }));
  return { files: own, remarks, ...(await replaceFiles(resolve(root, out), own)) };
}

/** Names the deliveries that a contract's receiver cannot match to an event. */
function listUnheard({ contract, samples }: Shown): string[] {
  const { slug, envelope: { tag, header } = {}, parts, signature } = contract;
  if (parts.length === 0 && signature !== undefined)
    return [`${slug}: no receiver is written, since no envelope says where its events are named`];
  if (parts.length === 0 || header !== undefined) return [];
  if (tag === undefined)
    return [
      `${slug}: its receiver takes no delivery, since neither tag nor header of envelope names the event`,
    ];
  const unheard = parts.flatMap(({ name, event }) => {
    const sample = samples.get(name);
    return sample === undefined || readMember(sample, tag) === event ? [] : [event];
  });
  return unheard.length === 0
    ? []
    : [`${slug}: its receiver takes no delivery of ${unheard.join(", ")}, whose "${tag}" does not say so`];
}

/** Removes the parts about this project's contracts from the README of a language: its title and the list of contracts stay. */
function withoutExamples(text: string): string {
  const [title = ""] = /^(?:.*\n)*?# .*\n/.exec(text) ?? [];
  return `${title}\n${text.slice(Math.max(0, text.indexOf("| Contract | Edition")))}`;
}
