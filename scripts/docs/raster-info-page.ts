import { findDeclaration, type Model } from "#src/model/model.ts";
import type { Sample } from "../hub/envelopes.ts";
import { fence } from "./markdown.ts";
import { writeObjectTypes } from "./write-object-types.ts";

/** Writes the page of an edition of raster info: its objects, and samples. */
export function rasterInfoPage(model: Model, samples: readonly Sample[]): string {
  const examples = samples.map(({ name, value }) =>
    fence("json", JSON.stringify(value, null, 2), `${name}.json`),
  );
  return `# Raster info, edition ${model.edition}

${model.releases}.

${findDeclaration(model, model.main).doc}

${writeObjectTypes(model, model.main, "##")}

${examples.length === 0 ? "" : `## Samples\n\n${examples.join("\n\n")}`}`;
}
