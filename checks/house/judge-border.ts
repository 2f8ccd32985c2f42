import { globSync } from "node:fs";
import { editions } from "#generated/facts/editions.js";
import type { EventFacts, Places } from "#generated/facts/facts.d.ts";
import { projectRoot, readText } from "#scripts/sources/files.ts";
import { contracts } from "../../contracts.config.ts";
import { holdKnown, type Known } from "../shared/known-failing.ts";
import { findBorderWords, gatherWords, type Words } from "./find-border-words.ts";

/** Facts of a contract that machinery knows in spite of the rule, by path and word, with the reason. An entry that is no longer needed is an error. */
const exemptions: readonly (Known & { readonly reason: string })[] = [
  { pattern: /^src\/delivery\/(sqlite|postgres)\//, reason: "columns of the service's own tables" },
  {
    pattern: /^src\/delivery\/(deliver|scope-keys|emission|payload|sender-edition|webhook-input)\.ts /,
    reason: "the service is made for webhooks with these inputs and scopes (W-form, W-scope)",
  },
  { pattern: /^src\/diff\/.* request$/, reason: "the request of an HTTP operation" },
  { pattern: /^cli\/run\.ts user$/, reason: "where commander takes arguments from" },
  { pattern: /^src\/raster-info\//, reason: "views of one contract: what other formats make of its members" },
];

/** Reads the words of this project's contracts. */
export async function readWords(): Promise<Words> {
  const own = editions.map(async ({ edition, slug, events }) => ({
    edition,
    slug,
    places: (await import(`#generated/facts/${slug}/places.js`)) as Places,
    events: events === 0 ? [] : await readEvents(slug),
  }));
  const headers = contracts.flatMap(({ signature, envelope }) => [signature?.header, envelope?.header]);
  return gatherWords(
    await Promise.all(own),
    headers.flatMap((name) => name ?? []),
  );
}

async function readEvents(slug: string): Promise<readonly EventFacts[]> {
  const module: { readonly events: readonly EventFacts[] } = await import(
    `#generated/facts/${slug}/events.js`
  );
  return module.events;
}

/** What a file says that declares facts of a contract: the world of the platform, and the scenes of the suite for senders. */
const declaration = /^\/\/ Facts of the contract: /m;

/** Lists where machinery knows a fact of a contract by name, and where a world or a scene knows one without saying so. */
export async function judgeBorder(): Promise<readonly string[]> {
  const words = await readWords();
  const named = readFiles("{src,scripts,cli}").flatMap(({ path, text }) =>
    findBorderWords(path, text, words).map(({ line, word, what }) => ({
      id: `${path} ${word}`,
      failure: `line ${line} names ${what} of a contract`,
    })),
  );
  const silent = readFiles("{platform/world,conformance/suites/sender}").flatMap(({ path, text }) => {
    const [first] = findBorderWords(path, text, words);
    if ((first !== undefined) === declaration.test(text)) return [];
    return first === undefined
      ? [`${path}: declares facts of a contract, and names none`]
      : [
          `${path}:${first.line}: names "${first.word}"; say "// Facts of the contract: …" where it belongs here`,
        ];
  });
  return [...holdKnown(named, exemptions), ...silent];
}

function readFiles(folders: string): readonly { readonly path: string; readonly text: string }[] {
  return globSync(`${folders}/**/*.ts`, { cwd: projectRoot })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !/\.test\.ts$|(?:^|\/)(?:fixtures|node_modules)\//.test(path))
    .map((path) => ({ path, text: readText(path) }));
}
