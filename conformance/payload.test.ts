import { readFileSync } from "node:fs";
import { validator as schemasafe } from "@exodus/schemasafe";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { validateRasterInfo } from "../src/raster-info.ts";
import type { Mode } from "../src/result.ts";
import { validateDelivery } from "../src/webhook.ts";
import { documentOf, readPayloadCases, readSamples } from "./cases.ts";

const validators = { webhook: validateDelivery, "raster-info": validateRasterInfo } as const;
const contracts = ["webhook", "raster-info"] as const;
const modes: readonly Mode[] = ["strict", "tolerant"];

function readJson(path: string): Record<string, never> {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
}

describe.each(contracts)("%s cases", (contract) => {
  const cases = readPayloadCases(contract);
  const rows = cases.flatMap((one) =>
    modes.filter((mode) => one.mode === "both" || one.mode === mode).map((mode) => ({ ...one, mode })),
  );

  test.each(rows)("$decision $id in $mode mode: $description", (row) => {
    const result = validators[contract](documentOf(row), { mode: row.mode });
    const errors = "errors" in result ? result.errors.map(({ code, path }) => ({ code, path })) : [];
    const warnings = "warnings" in result ? result.warnings.map(({ rule, path }) => ({ rule, path })) : [];
    expect({ status: result.status, errors, warnings }).toEqual({
      status: row.status,
      errors: row.errors ?? [],
      warnings: row.warnings ?? warnings,
    });
  });
});

describe.each(modes)("samples in %s mode", (mode) => {
  const samples = readSamples().map(({ name, text }) => ({ name, value: JSON.parse(text) }));
  const schema = readJson(`../generated/json-schema/webhook-v1/${mode}/delivery.schema.json`);
  const ajv = new Ajv2020({ strictTypes: false });
  addFormats.default(ajv);
  const independent = {
    ajv: ajv.compile(schema),
    schemasafe: schemasafe(schema, { mode: "default", requireStringValidation: false }),
  };

  test.each(samples)("$name is valid", ({ value }) => {
    const warnings = [];
    const result = validateDelivery(value, { mode });
    if (result.status === "valid") warnings.push(...result.warnings);
    expect({
      ours: result.status,
      ajv: independent.ajv(value),
      schemasafe: independent.schemasafe(value),
    }).toEqual({ ours: "valid", ajv: true, schemasafe: true });
  });

  test("every event has a sample", () => {
    const names = new Set(samples.map(({ value }) => value.event));
    expect(names.size).toBe(19);
  });
});
