import { readFileSync } from "node:fs";
import type { ValidatorName } from "../candidate.ts";

const files: Readonly<Record<ValidatorName, string>> = {
  "update-task": "webhook-2.3/strict/update-task.schema.json",
  ping: "webhook-2.3/strict/ping.schema.json",
  "raster-info": "raster-info-2019/strict/raster-info.schema.json",
};

/** Reads the published strict schema of a contract. */
export function readSchema(name: ValidatorName): Record<string, unknown> {
  const file = new URL(`../../generated/json-schema/${files[name]}`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}
