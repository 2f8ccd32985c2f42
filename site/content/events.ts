import type { PayloadCase, SampleFile } from "#conformance/suites/cases/read-cases.ts";
import { languages } from "#scripts/languages/languages.ts";
import { describeEvent, type EventWords } from "#src/explain/describe-event.ts";
import { events } from "#src/explain/find-event.ts";
import { sign } from "#src/signature/signature.ts";
import { findDeclaration } from "./declaration.ts";
import { type ReceiveNames, receiveIn } from "./receive.ts";
import { type Refused, refusedOf } from "./refused.ts";
import { readTypes, typesOf } from "./typescript-types.ts";

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

/** All that is known of an event. */
export interface EventEntry extends EventWords {
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
export interface LanguageFile {
  readonly path: string;
  readonly text: string;
}

/** What the events are described from. */
export interface EventSources {
  readonly samples: readonly SampleFile[];
  readonly cases: readonly PayloadCase[];
  /** Text of the generated TypeScript declarations. */
  readonly declarations: string;
  readonly languages: readonly LanguageFile[];
}

/** The secret of every example; a real one never stands in a document. */
export const exampleSecret = "mykey";

/** Describes all events. */
export async function describeEvents(sources: EventSources): Promise<readonly EventEntry[]> {
  const types = readTypes(sources.declarations);
  return Promise.all(
    events.map(async ({ name, file, type, action, resource }) => {
      const sample = sources.samples.find((one) => one.name === file)?.text;
      if (sample === undefined) throw new Error(`cannot describe ${name}: it has no sample`);
      return {
        ...describeEvent(name),
        file,
        type,
        action,
        resource,
        sample,
        variants: sources.samples.filter((one) => one.name.startsWith(`${file}.`)),
        signature: await sign(exampleSecret, sample),
        types: [
          {
            key: "typescript",
            title: "TypeScript",
            language: "typescript",
            receive: receiveIn.typescript!({ name, type }),
            code: typesOf(type, types),
            path: "types/webhook-2.3.d.ts",
          },
          ...otherTypes({ name, type }, sources.languages),
        ],
        refused: await refusedOf(name, sources.cases),
      };
    }),
  );
}

/** Takes the first declaration of a type in each other language. */
function otherTypes(names: ReceiveNames, files: readonly LanguageFile[]): readonly LanguageTypes[] {
  const folders = Map.groupBy(files, ({ path }) => path.split("/")[0]!);
  return [...folders].flatMap(([folder, own]) => {
    const declared = own.map(({ path, text }) => ({ path, code: findDeclaration(text, names.type) }));
    const found = declared.find(({ code }) => code !== undefined);
    const receive = receiveIn[folder]?.(names);
    if (found?.code === undefined || receive === undefined || folder === "typescript") return [];
    const { path, code } = found;
    const language = path.slice(path.lastIndexOf(".") + 1);
    return [{ key: folder, title: titleOf(folder), language, code, receive, path: `languages/${path}` }];
  });
}

/** Names a language in prose. */
function titleOf(folder: string): string {
  return languages.find(({ name }) => name === folder)?.title ?? folder;
}
