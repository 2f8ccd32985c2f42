import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readPointer } from "#src/json/pointer.ts";
import { isObject } from "#src/text/is-object.ts";
import { demand, openProject, type Project } from "./day.ts";

/** Contracts of other projects in `consumer/own/`, each in a folder with its name: the source, and additions to the files that `init` writes. */
const sources: Readonly<Record<string, readonly [source: string, more: object]>> = {
  orders: [
    "orders.openapi.yaml",
    { signature: { scheme: "body", header: "X-Shop-Signature", prefix: "sha256=" } },
  ],
  billing: ["billing.openapi.json", {}],
  sensor: ["reading.schema.json", {}],
  tickets: ["main.tsp", {}],
};

/** Least number of cases in all suites: every event has some. */
const CASES = 900;

/** Contracts of other projects, from `init` to a receiver: what is written compiles, passes its suite, and answers. */
export async function buildOwn({ folder }: Project): Promise<string> {
  const own = join(folder, "own");
  for (const [name, [source, more]] of Object.entries(sources)) {
    const { run, environment } = openProject(join(own, name), folder);
    const old = await run("sh", ["-c", "annotation-contracts build 2>&1; test $? = 2"], {
      env: environment("20"),
    });
    demand(/need Node 22 or newer; this is Node 20/.test(old), `Node 20: ${old}`);
    await run("annotation-contracts", ["init", source, "--name", name]);
    const config = join(own, name, "contracts.config.json");
    const { contracts } = JSON.parse(readFileSync(config, "utf8"));
    writeFileSync(config, JSON.stringify([{ ...contracts[0], ...more }]));
    await run("annotation-contracts", ["build"]);
  }
  for (const path of globSync("*/generated/{openapi,asyncapi,json-schema}/**/*.json", { cwd: own })) {
    const document: unknown = JSON.parse(readFileSync(join(own, path), "utf8"));
    const [lost] = lostReferences(document, document);
    demand(lost === undefined, `${path}: ${lost} leads nowhere`);
  }
  const { run } = openProject(own, folder);
  await run("tsc", ["-p", "."]);
  const cases = Number(await run("node", ["try-all.mjs"]));
  demand(cases >= CASES, `the suites have ${cases} cases`);
  return `${Object.keys(sources).length} contracts of somebody else, ${cases} cases`;
}

/** Lists the references of a document that point to nothing in it. */
function lostReferences(node: unknown, document: unknown): string[] {
  if (!isObject(node)) return [];
  const { $ref } = node;
  const isLost =
    typeof $ref === "string" &&
    $ref.startsWith("#") &&
    readPointer(document, decodeURIComponent($ref.slice(1))) === undefined;
  return [...(isLost ? [$ref] : []), ...Object.values(node).flatMap((one) => lostReferences(one, document))];
}
