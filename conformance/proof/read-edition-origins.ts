import type { EditionFacts } from "#generated/facts/facts.d.ts";
import { itemAt } from "#src/text/item-at.ts";
import { readEditionSamples } from "../suites/cases/find-later-edition.ts";
import type { PayloadCase, SampleFile } from "../suites/cases/read-case-files.ts";
import { readEvent } from "./read-published.ts";
import type { Origin } from "./walk-document.ts";

/** A delivery to derive from; `name` has its variant. */
export interface EditionOrigin extends Origin {
  readonly sample: string;
  /** Names the schema of its event. */
  readonly file: string;
  /** What makes the document of the sample. */
  readonly set: NonNullable<PayloadCase["set"]>;
}

/** Reads what the cases of an edition are derived from: updates with every old value, then the samples. */
export function readEditionOrigins({ edition, slug }: EditionFacts): readonly EditionOrigin[] {
  const samples = readEditionSamples(edition).toSorted(fullestFirst);
  const origins = samples.map(({ name, text }): EditionOrigin => {
    const origin = name.slice(edition.length + 1);
    const file = itemAt(origin.split("."), 0);
    const schema = readEvent(`${slug}/strict`, file);
    return { sample: name, file, name: origin, schema, document: JSON.parse(text), set: {} };
  });
  return [...origins.filter(isPlain).flatMap(withOldValues), ...origins];
}

/** Checks whether an origin is the plain sample of its event. */
export function isPlain({ name, file }: EditionOrigin): boolean {
  return name === file;
}

/** Orders the plain sample of each event before its variants, and those that show more first. */
function fullestFirst(a: SampleFile, b: SampleFile): number {
  const variants = (one: SampleFile): number => one.name.split(".").length;
  return variants(a) - variants(b) || b.text.length - a.text.length;
}

/** Shows an old value of each member, so that every place of `before_update` is met. */
function withOldValues(origin: EditionOrigin): readonly EditionOrigin[] {
  const { document, file, name } = origin;
  const [, resource = ""] = file.split("-");
  const { before_update, [resource]: value } = document as Readonly<Record<string, unknown>>;
  if (before_update === undefined) return [];
  const old = Object.entries(Object(before_update)).filter(([, one]) => one !== null);
  const full = { ...Object(value), ...Object.fromEntries(old) };
  return [
    {
      ...origin,
      name: `${name}.old-values`,
      document: { ...Object(document), before_update: full },
      set: { "/before_update": full },
    },
  ];
}
