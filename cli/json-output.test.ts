import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { runCli, secret, secretEnv, serve, start } from "./fixtures/command-line.ts";
import { servePlatform, token } from "./fixtures/platform-api.ts";

const schema = JSON.parse(
  readFileSync(new URL("../docs/public/command-output.schema.json", import.meta.url), "utf8"),
);
const ajv = new Ajv2020({ allErrors: true, strictTypes: false }).addSchema(schema, "output");

const readText = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const sample = readText("../conformance/samples/2.76/update-task.json");
const files = {
  sample,
  invalid: sample.replace('"status"', '"stauts"'),
  unknown: '{"event":"update:planet"}',
  text: "text",
  latin1: Buffer.from('{"event":"caf\u00e9"}', "latin1"),
  lines: `${sample.replaceAll(/\n\s*/g, "")}\n\n{\n{"event":1}\n`,
  rounded: '{"arrays":{"a":{"scale":12345678901234567890}}}',
  a: readText("../conformance/samples/observed/group.json"),
  b: readText("../conformance/samples/2026/group.json"),
};
const sign = (text: string, key = secret): string =>
  `--secret-env ${secretEnv} --header sha256=${createHmac("sha256", key).update(text).digest("hex")}`;
const adapter = `-- ${process.execPath} conformance/adapters/library.ts`;

/** Command lines by the definition in the schema that their output follows; `URL` is a receiver, `PLATFORM` a platform. */
const rows: readonly (readonly [definition: string, args: string])[] = [
  ["validate", "validate webhook sample invalid unknown text latin1 missing"],
  ["validate", "validate raster-info rounded"],
  ["send", "send ping --to URL"],
  ["diagnose", `diagnose sample ${sign(sample)}`],
  ["diagnose", `diagnose unknown ${sign(files.unknown)}`],
  ["diagnose", `diagnose sample ${sign(`${sample}\n`)}`],
  ["diagnose", `diagnose sample ${sign("else")}`],
  ["diagnose%20webhook", "diagnose webhook --platform PLATFORM --webhook 7 --token-env TOKEN"],
  ["diff", "diff webhook@2.73 webhook@2.76"],
  ["events", "events"],
  ["events%20NAME", "events update:task --edition 2.76"],
  ["sign", `sign sample --secret-env ${secretEnv}`],
  ["verify", `verify sample ${sign(sample)}`],
  ["verify", `verify sample ${sign("else")}`],
  ["raster-info", "raster-info a"],
  ["raster-info%20FILES", "raster-info a b --compare"],
  ["conformance", `conformance library --run *ping* --report json ${adapter}`],
  ["conformance", "conformance receiver --url URL --secret-env KEY --run *ping* --report json"],
];

const check = (definition: string, value: unknown): unknown => {
  const validate = ajv.getSchema(`output#/$defs/${definition}`)!;
  return validate(value) ? [] : validate.errors;
};

test.each(rows)("the JSON of %s follows the schema: %s", async (definition, args) => {
  const [url, platform] = [await serve((_, response) => void response.end("ok")), await servePlatform({})];
  const named = args.replace("URL", url).replace("PLATFORM", platform.url).split(" ");
  const argv = args.includes("--report") ? named : [...named, "--format", "json"];
  const { stdout } = await runCli(argv, { files, env: { TOKEN: token, KEY: "key" } });
  expect(check(definition, JSON.parse(stdout))).toEqual([]);
});

test("the JSON of --ndjson and listen follows the schema", async () => {
  const argv = ["validate", "webhook", "--ndjson", "--format", "json", "-"];
  expect(check("validate", JSON.parse((await runCli(argv, { stdin: [files.lines] })).stdout))).toEqual([]);
  const { address, ended } = start(["listen", "--no-verify", "--count", "3", "--format", "json"]);
  const url = await address;
  for (const body of [sample, files.invalid, "{"])
    await fetch(url, { method: "POST", body, headers: { "Content-Type": "application/json" } });
  const results = (await ended).stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(results.map(({ verdict }) => verdict)).toEqual(["valid", "invalid", "unreadable"]);
  expect(results.map((one) => check("listen", one))).toEqual([[], [], []]);
});
