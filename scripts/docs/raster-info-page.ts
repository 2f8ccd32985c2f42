import type { Contract } from "#src/model/contract.ts";
import type { Model } from "#src/model/model.ts";
import type { Sample } from "../sources/sources.ts";
import { objectTable } from "./event-page.ts";
import { listObjectTypes } from "./list-properties.ts";
import { fence } from "./markdown.ts";

/** Writes the page of an edition of raster info: its objects, and samples. */
export function rasterInfoPage(
  { edition, releases = "", main }: Contract,
  model: Model,
  samples: readonly Sample[],
): string {
  const types = listObjectTypes(model, model.main);
  const examples = samples.map(({ name, value }) =>
    fence("json", JSON.stringify(value, null, 2), `${name}.json`),
  );
  return `# Raster info, edition ${edition}

${releases}.

${main.description}

${types.map((type) => `## ${type.name}\n\n${type.about}\n\n${objectTable(type)}`).join("\n\n")}

${examples.length === 0 ? "" : `## Samples\n\n${examples.join("\n\n")}`}`;
}
