import { editions } from "#generated/facts/editions.js";
import type { Content } from "./content.ts";

/** Writes one script per edition with its samples, by their names: one for every event, and real raster-info documents. */
export function writeSamples({ editions: events, documents }: Content): ReadonlyMap<string, string> {
  const deliveries = events
    .flat()
    .flatMap(({ edition, file, sample, variants }) =>
      [{ name: file, text: sample }, ...variants].map((one) => ({ slug: edition.slug, ...one })),
    );
  return new Map(
    editions.map(({ name, slug }) => {
      const own = name === "webhook" ? deliveries.filter((one) => one.slug === slug) : documents;
      const samples = own.map(({ name: title, text }) => ({ name: title, text }));
      return [slug, `(globalThis.samples ??= {})["${slug}"] = ${JSON.stringify(samples)};\n`];
    }),
  );
}
