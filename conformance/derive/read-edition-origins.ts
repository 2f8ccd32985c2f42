import type { EditionFacts } from "#generated/internal/types.d.ts";
import { itemAt } from "#src/util/item-at.ts";
import { readEditionSamples } from "../suites/runner/find-later-edition.ts";
import type { SampleFile } from "../suites/runner/read-case-files.ts";
import { createDeliveryOrigin, type Delivery, type DeliveryOrigin, isPlain } from "./delivery-candidates.ts";

/** Reads the origins of an edition's cases: updates with every old value, then the samples. */
export function readEditionOrigins({ edition, slug }: EditionFacts): readonly DeliveryOrigin[] {
  const samples = readEditionSamples(edition).toSorted(fullestFirst);
  const deliveries = samples.map(({ name: sample, text }): Delivery => {
    const name = sample.slice(edition.length + 1);
    const file = itemAt(name.split("."), 0);
    return { name, sample, file, set: {}, document: JSON.parse(text) };
  });
  return [...deliveries.filter(isPlain).flatMap(withOldValues), ...deliveries].map((one) =>
    createDeliveryOrigin(one, {
      slug,
      level: "reading",
      says: "",
      clause: "W2",
      clauseAt: (path) => (path === "/event" ? "W6.1" : "W6"),
    }),
  );
}

/** Orders the plain sample of each event before its variants, and those with more members first. */
function fullestFirst(a: SampleFile, b: SampleFile): number {
  const variants = (one: SampleFile): number => one.name.split(".").length;
  return variants(a) - variants(b) || b.text.length - a.text.length;
}

/** Adds an old value for each member, so that every place of `before_update` is met. */
function withOldValues({ document, file, ...rest }: Delivery): readonly Delivery[] {
  const [, resource = ""] = file.split("-");
  const { before_update, [resource]: value } = document as Readonly<Record<string, unknown>>;
  if (before_update === undefined) return [];
  const old = Object.entries(Object(before_update)).filter(([, one]) => one !== null);
  const full = { ...Object(value), ...Object.fromEntries(old) };
  return [
    {
      ...rest,
      file,
      name: `${rest.name}.old-values`,
      set: { "/before_update": full },
      document: { ...Object(document), before_update: full },
    },
  ];
}
