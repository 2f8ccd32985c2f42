import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Definitions, Schema } from "../../src/model/schema.ts";

/** What a contract says about its objects: a line for each event, property, null, required property and known value. */
export type Facts = ReadonlySet<string>;

/** Models of the platform's client, by our name for the resource. */
export const models = {
  IssueComment: "comment_read",
  Invitation: "invitation_read",
  Issue: "issue_read",
  Job: "job_read",
  Membership: "membership_read",
  Organization: "organization_read",
  Project: "project_read",
  BackgroundRequest: "request",
  Task: "task_read",
  User: "basic_user",
  UserDetail: "user",
  Webhook: "webhook_read",
};

/** Downloads and unpacks the newest wheel of a package from its public index, calls back with the directory, and removes it. */
export function withWheel<T>(name: string, read: (directory: string, version: string) => T): T {
  const directory = mkdtempSync(join(tmpdir(), "upstream-"));
  try {
    const options = ["--quiet", "--no-deps", "--only-binary", ":all:", "--dest", directory];
    execFileSync("python3", ["-m", "pip", "download", ...options, name], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [wheel = ""] = readdirSync(directory);
    execFileSync("python3", ["-m", "zipfile", "-e", join(directory, wheel), directory]);
    return read(directory, wheel.split("-")[1] ?? "");
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Types that the platform's client gives to a property of unknown type. */
const anything = "bool, date, datetime, dict, float, int, list, str, none_type,";

/**
 * Reads facts from the platform's Python client, whose models are generated from the platform's OpenAPI document. `models` maps
 * each resource to its model in the client, such as `Task: "task_read"`.
 */
export function readClient(directory: string, models: Readonly<Record<string, string>>): Facts {
  const read = (model: string): string =>
    readFileSync(join(directory, "cvat_sdk/api_client/model", `${model}.py`), "utf8");
  const facts = listValues(read("events_enum")).map((event) => `event may be ${JSON.stringify(event)}`);
  for (const [resource, model] of Object.entries(models)) {
    const source = read(model);
    for (const [, name = "", types = ""] of source.matchAll(
      /^ {12}'(\w+)': \(\[?([^\n]*?)\]?\),? *# noqa/gm,
    )) {
      facts.push(`${resource}.${name}`);
      const file = /^([A-Z]\w+),$/
        .exec(types)?.[1]
        ?.replace(/(?<!^)([A-Z])/g, "_$1")
        .toLowerCase();
      const target = file === undefined ? "" : read(file);
      const isNull = file === undefined ? types.includes("none_type") : target.includes("_nullable = True");
      if (types !== anything && isNull) facts.push(`${resource}.${name} may be null`);
      for (const value of listValues(target))
        facts.push(`${resource}.${name} may be ${JSON.stringify(value)}`);
    }
  }
  return new Set(facts);
}

function listValues(source: string): string[] {
  const block = /allowed_values = \{\s*\('value',\): \{([^}]*)\}/.exec(source)?.[1] ?? "";
  return [...block.matchAll(/'[^\n]*': "([^"]*)",/g)].map(([, value = ""]) => value);
}

/**
 * Reads facts from a JSON Schema: properties, required ones, null and listed values, by their path below a name. A `$ref` is followed
 * until it leads back to itself.
 */
export function readSchema(roots: Definitions, definitions: Definitions): Facts {
  const facts = new Set<string>();
  const visit = (schema: Schema, path: string, above: readonly string[]): void => {
    const name = schema.$ref?.split("/").at(-1);
    const target = name === undefined || above.includes(name) ? undefined : definitions[name];
    if (target !== undefined) visit(target, path, [...above, name ?? ""]);
    for (const one of schema.required ?? []) facts.add(`${path}.${one} is required`);
    for (const value of schema.enum ?? (schema.const === undefined ? [] : [schema.const]))
      facts.add(`${path} may be ${JSON.stringify(value)}`);
    if ([schema.type].flat().includes("null")) facts.add(`${path} may be null`);
    for (const branches of [schema.anyOf, schema.oneOf, schema.allOf])
      for (const branch of branches ?? []) visit(branch, path, above);
    for (const [key, one] of Object.entries(schema.properties ?? {})) {
      facts.add(`${path}.${key}`);
      visit(one, `${path}.${key}`, above);
    }
    if (schema.items !== undefined) visit(schema.items, `${path}[]`, above);
    if (typeof schema.additionalProperties === "object")
      visit(schema.additionalProperties, `${path}.*`, above);
  };
  for (const [name, schema] of Object.entries(roots)) visit(schema, name, []);
  return facts;
}
