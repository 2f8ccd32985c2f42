import type { PayloadCase, SampleFile } from "#conformance/suites/runner/read-case-files.ts";
import type { EditionFacts } from "#generated/facts/facts.d.ts";
import { languages } from "#scripts/artefacts/languages/languages.ts";
import { readText } from "#scripts/sources/files.ts";
import { loadCatalogue } from "#src/explain/catalogue.ts";
import { describeEvent, type EventWords } from "#src/explain/describe-event.ts";
import { sign } from "#src/signature/signature.ts";
import { itemAt } from "#src/text/item-at.ts";
import { editionPath, isNewest } from "../edition-path.ts";
import { findDeclaration } from "./find-declaration.ts";
import { listTypes, readTypes } from "./read-types.ts";
import { type ReceiveNames, receiveEdition, receiveIn } from "./receive-in.ts";
import { chooseRefused, type Refused } from "./refused.ts";

/** Types of an event in a language. */
export interface LanguageTypes {
  /** Name of its folder in `generated/languages/`. */
  readonly key: string;
  readonly title: string;
  readonly language: string;
  readonly code: string;
  /** A program that receives the event. */
  readonly receive: string;
  /** The whole file, by its path below `files/`. */
  readonly path: string;
}

/** Everything about an event. */
export interface EventEntry extends EventWords {
  readonly edition: EditionFacts;
  /** Path of its page on the site. */
  readonly path: string;
  /** Folder of its samples below `files/`. */
  readonly folder: string;
  /** Members that only an update of the resource may have. */
  readonly updateOnly: readonly string[];
  /** Name of its files without ending, such as `update-task`. */
  readonly file: string;
  /** Name of its type, such as `UpdateTaskEvent`. */
  readonly type: string;
  /** Such as `update`; `ping` for a ping. */
  readonly action: string;
  /** Member that holds what the event is about, such as `task`. */
  readonly resource: string;
  readonly sample: string;
  /** Further samples. */
  readonly variants: readonly SampleFile[];
  /** Header of the sample, signed with `exampleSecret`. */
  readonly signature: string;
  readonly types: readonly LanguageTypes[];
  readonly refused: readonly Refused[];
}

/** A source file in another language, by its path below `generated/languages/`. */
interface LanguageFile {
  readonly path: string;
  readonly text: string;
}

/** Sources of the descriptions. */
interface EventSources {
  /** Edition of the contract; paths without an edition belong to the default. */
  readonly edition: EditionFacts;
  readonly samples: readonly SampleFile[];
  readonly cases: readonly PayloadCase[];
  readonly languages: readonly LanguageFile[];
}

/** The secret of every example; a real one is never in a document. */
export const exampleSecret = "mykey";

/** Actions in the order in which the events of a resource are listed. */
export const actions: readonly string[] = ["create", "update", "delete"];

/** Sorts the events of each resource, which the facts list by the release that brought them. */
function sortByAction(events: readonly EventEntry[]): readonly EventEntry[] {
  const rank = ({ action }: EventEntry): number => actions.indexOf(action);
  const byResource = Map.groupBy(events, ({ resource }) => resource).values();
  return [...byResource].flatMap((own) => own.toSorted((a, b) => rank(a) - rank(b)));
}

/** Describes all events of an edition. */
export async function describeEvents(sources: EventSources): Promise<readonly EventEntry[]> {
  const { edition, samples } = sources;
  const types = readTypes(readText(`generated/types/${edition.slug}.d.ts`));
  const catalogue = await loadCatalogue(edition.edition);
  const { updateOnly }: UpdateFacts = await import(`#generated/facts/${edition.slug}/events.js`);
  const events = catalogue.events.map(async ({ name, file, type, action, resource }) => {
    const sample = samples.find((one) => one.name === file)?.text;
    if (sample === undefined) throw new Error(`cannot describe ${name}: it has no sample`);
    const code = listTypes(type, types);
    return {
      ...describeEvent(name, catalogue),
      edition,
      path: editionPath(`events/${file}`, isNewest(edition) ? undefined : edition.edition),
      folder: `samples/${edition.default ? "" : `${edition.edition}/`}`,
      updateOnly: updateOnly[resource] ?? [],
      file,
      type,
      action,
      resource,
      sample,
      variants: samples.filter((one) => one.name.startsWith(`${file}.`)),
      signature: await sign(exampleSecret, sample),
      types: [
        describeTypeScript({ name, type, edition: edition.edition }, code, edition),
        ...otherTypes({ name, type, edition: edition.edition }, sources.languages, edition),
      ],
      refused: await chooseRefused(
        { event: name, sample: edition.default ? file : `${edition.edition}/${file}`, edition },
        sources.cases,
      ),
    };
  });
  return sortByAction(await Promise.all(events));
}

/** The part about updates in the module of an edition's events. */
interface UpdateFacts {
  readonly updateOnly: Readonly<Record<string, readonly string[]>>;
}

function describeTypeScript(
  names: ReceiveNames,
  code: string,
  { slug, default: isDefault }: EditionFacts,
): LanguageTypes {
  return {
    key: "typescript",
    title: "TypeScript",
    language: "typescript",
    receive: isDefault ? receiveIn.typescript!(names) : receiveEdition(names.name, names.edition),
    code,
    path: `types/${slug}.d.ts`,
  };
}

/** Finds the declaration of a type in each other language that has the edition. */
function otherTypes(
  names: ReceiveNames,
  files: readonly LanguageFile[],
  edition: EditionFacts,
): readonly LanguageTypes[] {
  const folders = Map.groupBy(files, ({ path }) => itemAt(path.split("/"), 0));
  return [...folders].flatMap(([folder, own]) => {
    const declared = findFiles(own, edition).map(({ path, text }) => ({
      path,
      code: findDeclaration(text, names.type),
    }));
    const found = declared.find(({ code }) => code !== undefined);
    const receive = receiveIn[folder]?.(names);
    if (found?.code === undefined || receive === undefined || folder === "typescript") return [];
    const { path, code } = found;
    const language = path.slice(path.lastIndexOf(".") + 1);
    const title = languages.find(({ name }) => name === folder)?.title ?? folder;
    return [{ key: folder, title, language, code, receive, path: `languages/${path}` }];
  });
}

/** Finds the files of an edition by its name in their paths: `webhook276` in Go; a package without editions is of the default. */
function findFiles(
  files: readonly LanguageFile[],
  { slug, default: isDefault }: EditionFacts,
): readonly LanguageFile[] {
  const name = new RegExp(`${slug.replace(/\W/g, "")}(?!\\d)`);
  const own = files.filter(({ path }) => name.test(path.replace(/[\W_]/g, "")));
  return own.length > 0 || !isDefault ? own : files;
}
