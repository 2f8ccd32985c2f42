import { assertDefined } from "../../src/util/assert-defined.ts";
import type { Candidate, Validator } from "../candidate.ts";

type Guards = Readonly<Record<string, Validator>>;

// The files are generated: bench must type-check even if the generated folder is empty.
async function load(slug: string): Promise<Guards> {
  const file = new URL(`../../generated/validators/${slug}/strict/guards.js`, import.meta.url).href;
  return (await import(file)) as Guards;
}

const webhook = await load("webhook-2.3");
const raster = await load("raster-info-2019");

/** Says yes or no by this project's guards, which leave at the first error. */
export const candidate: Candidate = {
  name: "annotation-contracts, guards",
  validators: {
    "update-task": assertDefined(webhook.isUpdateTaskEvent, "isUpdateTaskEvent"),
    ping: assertDefined(webhook.isPingEvent, "isPingEvent"),
    "raster-info": assertDefined(raster.isRasterInfo, "isRasterInfo"),
  },
};
