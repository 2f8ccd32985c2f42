import type { Candidate } from "../candidate.ts";

const file = new URL("../dist/typia/validators.ts", import.meta.url).href;
// The file has the exports of its source, with bodies; it does not exist before `prepare-typia.ts` ran.
const { updateTask, ping, rasterInfo } = (await import(file)) as typeof import("../typia/validators.ts");

/** Validates with what typia generates from the interfaces of `typia/validators.ts`. */
export const candidate: Candidate = {
  name: "typia",
  validators: { "update-task": updateTask, ping, "raster-info": rasterInfo },
};
