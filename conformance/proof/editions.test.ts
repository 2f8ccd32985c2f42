import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { editions } from "#generated/internal/editions.js";
import { type ContractName, createCheck } from "#src/diagnostics/contract.ts";
import { loadEditions } from "#src/diagnostics/load-editions.ts";
import { readJson } from "#src/json/read-json.ts";
import { readTable } from "../suites/runner/read-case-files.ts";

const conformance = new URL("../", import.meta.url);

function read(path: string): Buffer {
  return readFileSync(new URL(path, conformance));
}

/** Lists the editions of a contract that accept a document, by strict validation. */
async function createJudge(name: ContractName): Promise<(value: unknown) => string[]> {
  const loaded = await loadEditions(name);
  const checks = loaded.map(({ facts: { edition } }) => ({
    edition,
    check: createCheck({ name, mode: "strict", edition }, loaded),
  }));
  return (value) =>
    checks.filter(({ check }) => check(value, "").status === "valid").map(({ edition }) => edition);
}

const webhook = editions.filter(({ name }) => name === "webhook").map(({ edition }) => edition);
const judgeDelivery = await createJudge("webhook");
const judgeRasterInfo = await createJudge("raster-info");

/**
 * Deliveries that edition 2.3 judges otherwise than the real first release: there the source document decides
 * (E-first), which leaves seven resources open and knows neither a null owner nor the `svg` of a label.
 */
const opened = /^(?:create|update|delete)-(?:invitation|issue|project|job)\.json$/;
const closed = ["2.3/create-task.json", "2.3/delete-task.json", "2.3/update-task.json"];

describe("deliveries in the shape of real releases", () => {
  const rows = readTable("corpus/webhook/editions.tsv").map(({ edition = "", file = "", valid_in = "" }) => ({
    path: `${edition}/${file}`,
    isFirst: edition === "2.3",
    validIn: valid_in.split(","),
  }));

  test("are rows of the table, each once", () => {
    const files = readdirSync(new URL("corpus/webhook/", conformance), { recursive: true, encoding: "utf8" });
    expect(rows.map(({ path }) => path).sort()).toEqual(
      files.filter((file) => file.endsWith(".json")).sort(),
    );
  });

  test.each(rows)("$path is valid where the table says, from 2.4 on", ({ path, validIn }) => {
    const value = JSON.parse(read(`corpus/webhook/${path}`).toString("utf8"));
    expect(judgeDelivery(value).filter((edition) => edition !== "2.3")).toEqual(
      validIn.filter((edition) => edition !== "2.3"),
    );
  });

  test("E-first: edition 2.3 differs from the first release where the document leaves things open or closed", () => {
    const different = rows.filter(({ path, validIn }) => {
      const value = JSON.parse(read(`corpus/webhook/${path}`).toString("utf8"));
      return judgeDelivery(value).includes("2.3") !== validIn.includes("2.3");
    });
    const unexplained = different.filter(
      ({ path, isFirst }) =>
        !(isFirst ? closed.includes(path) : opened.test(path.slice(path.indexOf("/") + 1))),
    );
    expect({ differ: different.length, unexplained }).toEqual({ differ: 27, unexplained: [] });
  });
});

describe("outputs of real programs", () => {
  const rows = ["raster-outputs", "raster-info"].flatMap((folder) =>
    readTable(`corpus/${folder}/editions.tsv`).map((row) => ({
      path: `corpus/${folder}/${row.file}`,
      ...row,
    })),
  ) as unknown as readonly ({ path: string } & Readonly<Record<string, string>>)[];

  test.each(rows)("$path is valid where the table says", ({ path, ...row }) => {
    const parsed = readJson(read(path));
    const expected = ["2019", "2026", "observed"].filter((edition) => row[edition] === "valid");
    expect(parsed.ok ? judgeRasterInfo(parsed.value) : "unreadable").toEqual(
      row.observed === "unreadable" ? "unreadable" : expected,
    );
  });
});

describe.each(webhook.slice(1))("samples of edition %s", (edition) => {
  const files = readdirSync(new URL(`samples/${edition}/`, conformance));

  test.each(files)("%s is valid in it, and breaks no rule", async (file) => {
    const loaded = await loadEditions("webhook");
    const check = createCheck({ name: "webhook", mode: "strict", edition }, loaded);
    const verdict = check(JSON.parse(read(`samples/${edition}/${file}`).toString("utf8")), "");
    expect({ errors: verdict.errors, warnings: verdict.warnings }).toEqual({ errors: [], warnings: [] });
  });

  test("show every event", async () => {
    const { allEvents } = await import(`#generated/internal/webhook-${edition}.js`);
    const shown = files.map((file) => JSON.parse(read(`samples/${edition}/${file}`).toString("utf8")).event);
    expect(new Set(shown)).toEqual(new Set(allEvents));
  });
});

/** Puts a value at a place given by member names; `undefined` removes the member. */
function put(document: unknown, [step = "", ...rest]: readonly string[], value: unknown): unknown {
  const { [step]: old, ...others } = document as Record<string, unknown>;
  const next = rest.length === 0 ? value : put(old, rest, value);
  return next === undefined ? others : { ...others, [step]: next };
}

describe("decisions on editions", () => {
  const background = { id: 4, username: "mkeller", email: "" };
  const nameless = { username: "", first_name: "", last_name: "" };
  const rows: readonly (readonly [
    id: string,
    sample: string,
    place: string,
    value: unknown,
    validIn: string,
  ])[] = [
    ["E-within", "2.4/create-task.before-2.5", "webhook_id", 7, "2.4"],
    ["E-within", "2.65/create-task", "task.guide_id", undefined, ""],
    ["E-within", "2.65/create-task", "task.consensus_enabled", undefined, "2.76"],
    ["E-within", "2.73/create-job", "job.consensus_replicas", undefined, "2.76"],
    ["E-within", "2.76/create-task", "task.initial_replicas", 2, "2.76"],
    ["E-url", "2.65/create-job", "job.url", "/api/jobs/1503", "2.65,2.73,2.76"],
    ["E-url", "2.65/create-job", "job.url", "//jobs.example/1503", ""],
    ["E-url", "2.65/create-job", "job.url", "api/jobs/1503", ""],
    ["E-url", "2.65/ping", "webhook.target_url", "/hooks", ""],
    ["E-before", "2.65/update-job", "before_update", undefined, "2.65,2.73,2.76"],
    ["E-before", "2.65/update-job", "before_update", {}, "2.65,2.73"],
    ["E-before", "2.65/update-task", "before_update.size", null, "2.65,2.73"],
    ["E-before", "2.65/update-task", "before_update.name", null, ""],
    ["E-before", "2.65/update-task", "before_update.assignee_id", 5, ""],
    ["E-sender", "2.65/delete-job", "sender", background, "2.65,2.73,2.76"],
    ["E-sender", "2.65/delete-job", "sender", nameless, "2.65,2.73"],
    ["E-sender", "2.65/delete-job", "sender", null, "2.76"],
    ["E-sender", "2.65/delete-job", "sender", { ...background, url: "/api/users/4" }, ""],
    ["E-sender", "2.65/ping", "sender", background, ""],
    ["E-organization", "2.4/delete-organization", "webhook_id", 7, "2.4,2.65,2.76"],
    ["E-organization", "2.4/ping.organization", "webhook.events", ["delete:organization"], "2.4,2.65,2.76"],
    ["E-inferred", "2.65/create-export", "status", "done", "2.65"],
    ["E-inferred", "2.73/completed-request-merge-job", "request.operation.function_id", undefined, "2.73"],
    ["E-inferred", "2.73/update-job", "changes", { state: 5 }, "2.73"],
    ["E-inferred", "2.73/update-job", "changes", [], ""],
  ];

  test.each(rows)("%s: %s with %s = %j is valid in [%s]", (_id, sample, place, value, validIn) => {
    const document = JSON.parse(read(`samples/${sample}.json`).toString("utf8"));
    const later = judgeDelivery(put(document, place.split("."), value)).filter(
      (edition) => edition !== "2.3",
    );
    expect(later.join()).toBe(validIn);
  });

  test.each([
    ["E-raster", { type: "array", dimension_size: [4] }, "2026,observed"],
    [
      "E-raster",
      { type: "array", datatype: { name: "Class", type: "Byte", attribute_table: [{ value: 1 }] } },
      "2026,observed",
    ],
    ["E-raster", { type: "array", datatype: { name: "Class", type: "Float32" } }, ""],
    ["E-raster", { type: "array", scale: "NaN" }, "observed"],
    ["E-raster", { type: "array", scale: "nan" }, ""],
    ["E-raster", { type: "array", statistics: { min: "-Infinity", valid_sample_count: 0 } }, "observed"],
    ["E-raster", { type: "array", values: null, attributes: { flag: true, none: null } }, "observed"],
    ["E-raster", { type: "array", nodata_value: null }, ""],
    ["E-raster", { dimensions: [{ indexing_variable: { x: { datatype: "Int8" } } }] }, "2026,observed"],
    ["E-raster", { type: "array", overviews: ["/a", { datatype: "Unknown" }] }, "observed"],
  ])("%s: %j is valid in [%s]", (_id, document, validIn) => {
    expect(judgeRasterInfo(document).join()).toBe(validIn);
  });
});
