import { anything } from "#scripts/artefacts/suite/far-values.ts";
import { type Origin, walkDocument } from "#scripts/artefacts/suite/walk-document.ts";
import { pathOnly } from "./path-only.ts";

/** A valid document with little but one place. */
interface LonePlace {
  /** Steps from the root. */
  readonly steps: readonly string[];
  /** End of the id, such as `alone`. */
  readonly kind: string;
  readonly phrase: string;
  readonly document: unknown;
}

/** Derives what each place of a document accepts by itself: its present value, every name of a closed vocabulary, anything. */
export function deriveLonePlaces(origin: Origin): LonePlace[] {
  const found: LonePlace[] = [];
  const add = (steps: readonly string[], kind: string, phrase: string, value: unknown): void => {
    found.push({ steps, kind, phrase, document: pathOnly(origin.document, steps, value) });
  };
  walkDocument(origin, new Set(), {
    place: ({ steps, value }, leaves) => {
      if (value !== undefined) add(steps, "alone", "stands alone", value);
      for (const name of leaves.flatMap(({ schema }) => schema.enum ?? []))
        add(steps, `name ${String(name).replace("-", "minus ")}`, `is ${JSON.stringify(name)}`, name);
    },
    open: ({ steps }) => {
      for (const [i, value] of anything.entries()) add(steps, `any ${i + 1}`, "is any JSON value", value);
    },
  });
  return found;
}
