import { describe, expect, test } from "vitest";
import { allEvents } from "#generated/internal/webhook-2.3.js";
import { defaultEdition } from "#src/diagnostics/contract.ts";
import { validateRasterInfo } from "#src/raster-info.ts";
import type { Mode } from "#src/validate/result.ts";
import { validateDelivery } from "#src/webhook.ts";
import { isValidIndependently, prepareJudges } from "../derive/is-valid-independently.ts";
import { makeDocument } from "../suites/runner/make-document.ts";
import { readPayloadCases, readSamples } from "../suites/runner/read-case-files.ts";

const validators = { webhook: validateDelivery, "raster-info": validateRasterInfo } as const;
const contracts = ["webhook", "raster-info"] as const;
const modes: readonly Mode[] = ["strict", "tolerant"];

describe.each(contracts)("%s cases", (contract) => {
  const cases = readPayloadCases(contract);
  const rows = cases.flatMap((one) =>
    modes.filter((mode) => one.mode === "both" || one.mode === mode).map((mode) => ({ ...one, mode })),
  );

  test.each(modes)("are judged as stated by Ajv and schemasafe in %s mode", (mode) => {
    const { slug } = defaultEdition(contract);
    const schema = `${slug}/${mode}`;
    const misjudged = rows.filter(
      (row) =>
        row.mode === mode && isValidIndependently(schema, makeDocument(row)) !== (row.status === "valid"),
    );
    expect(misjudged.map(({ id }) => id)).toEqual([]);
  });

  test("need a rule exactly where plain Ajv, by the published schema alone, accepts what is refused", () => {
    const { slug } = defaultEdition(contract);
    const needs = rows.filter(
      (row) =>
        (prepareJudges(`${slug}/${row.mode}`).ajv(makeDocument(row)).length === 0) !==
        (row.status === "valid"),
    );
    const marked = rows.filter((row) => row.needs === "rule");
    expect(marked.map(({ id, mode }) => `${id} ${mode}`)).toEqual(
      needs.map(({ id, mode }) => `${id} ${mode}`),
    );
  });

  test.each(rows)("$decision $id in $mode mode: $description", (row) => {
    const result = validators[contract](makeDocument(row), { mode: row.mode });
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

  test.each(samples)("$name is valid", ({ value }) => {
    const { status } = validateDelivery(value, { mode });
    const independent = isValidIndependently(`webhook-2.3/${mode}/delivery`, value);
    expect({ status, independent }).toEqual({ status: "valid", independent: true });
  });

  test("every event has a sample", () => {
    const names = samples.map(({ value }) => value.event);
    expect(allEvents.filter((event) => !names.includes(event))).toEqual([]);
  });
});
