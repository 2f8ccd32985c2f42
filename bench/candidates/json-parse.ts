import type { Candidate } from "../candidate.ts";

/** Accepts everything: its process measures `JSON.parse` alone, the floor of the table. */
export const candidate: Candidate = {
  name: "JSON.parse alone",
  validators: { "update-task": () => true, ping: () => true, "raster-info": () => true },
};
