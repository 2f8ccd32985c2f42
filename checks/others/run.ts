import { createHmac } from "node:crypto";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { ContractSettings } from "#src/model/contract.ts";
import type { Schema } from "#src/model/schema.ts";
import { itemAt } from "#src/text/item-at.ts";
import { deriveSuites } from "../../scripts/artefacts/suite/write-suite.ts";
import { readContracts } from "../../scripts/generate.ts";
import { readConfig } from "../../scripts/project/read-config.ts";
import { readSources } from "../../scripts/sources/files.ts";
import { install, packAll } from "../shared/artefacts.ts";
import { makeFolder } from "../shared/make-folder.ts";
import { runCommand } from "../shared/run-command.ts";
import { type Found, tryParts } from "../shared/try-part.ts";
import { compare } from "./judge-schema.ts";
import { scoreSuite } from "./score-suite.ts";

// From an empty folder to everything, with contracts that others publish: the packed engine, as people install it.

/** Least share of the mutants that a derived suite must notice, and their number. */
const NOTICED = 0.95;
const MUTANTS = 500;

interface Other {
  readonly name: string;
  /** Package with the published contract, and the contract's file in it. */
  readonly from: string;
  readonly file: string;
  readonly settings: Omit<ContractSettings, "name" | "idBase" | "editions">;
}

const others: readonly Other[] = [
  {
    name: "github",
    from: "@octokit/openapi-webhooks@12.1.0",
    file: "generated/api.github.com.json",
    settings: {
      source: "github.json",
      annotations: "ignore",
      envelope: {
        root: "Delivery",
        tag: "action",
        header: "X-GitHub-Event",
        headerAt: "x-github/subcategory",
      },
      signature: { scheme: "body", header: "X-Hub-Signature-256", prefix: "sha256=" },
    },
  },
  {
    name: "pets",
    from: "@readme/oas-examples@8.2.2",
    file: "3.1/json/webhooks.json",
    settings: { source: "pets.json", annotations: "ignore", envelope: { root: "Delivery" } },
  },
  {
    name: "asyncapi",
    from: "@asyncapi/specs@6.11.1",
    file: "schemas/2.6.0-without-$id.json",
    settings: { source: "asyncapi.json", annotations: "ignore" },
  },
];

/** Example deliveries of GitHub, by the event of the header. */
const examples = "@octokit/webhooks-examples@7.6.1";

/** What a part has found; a wrong part is one failure. */
function judge(isRight: boolean, says: string): Found {
  return isRight ? { says, failures: [] } : { failures: [says] };
}

const tarballs = packAll();
const folder = makeFolder("others");
const languages = join(folder, "github/generated/languages");
await install(folder, [tarballs.library, tarballs.engine, examples, ...others.map(({ from }) => from)]);
await tryParts({
  ...Object.fromEntries(others.map((one) => [one.name, () => tryOther(one)])),
  "github, examples": tryExamples,
  "github, a receiver": tryReceiver,
  "github, the package of Python": tryPython,
  "github, the package of Go": tryGo,
});

/** Builds a contract, compares its validators with plain Ajv on every case of its suite, and scores the suite. */
async function tryOther({ name, from, file, settings }: Other): Promise<Found> {
  const root = join(folder, name);
  cpSync(
    join(folder, "node_modules", from.replace(/@[\d.]+$/, ""), file),
    join(root, String(settings.source)),
  );
  writeFileSync(join(root, "contracts.config.json"), JSON.stringify([{ name, ...settings }]));
  const start = performance.now();
  const told = await runCommand("npx", ["--no-install", "annotation-contracts", "build"], { cwd: root });
  const seconds = (performance.now() - start) / 1_000;
  const contracts = await readConfig(root);
  const { contract } = itemAt(
    await readContracts({ contracts, sources: await readSources(contracts, root), root }),
    0,
  );
  const { suites, missing } = deriveSuites(contract);
  for (const one of missing) console.log(`  ${one}`);
  const modes = await import(pathToFileURL(join(root, `generated/contracts/${contract.slug}.js`)).href);
  const wrong = (["strict", "tolerant"] as const).flatMap((mode) =>
    suites.flatMap((suite) => compare(suite, mode, (value) => modes[mode].validate(value, suite.root.event))),
  );
  const cases = suites.reduce((sum, one) => sum + one.cases.length, 0);
  const says = `built in ${seconds.toFixed(1)} s: ${told.trim()}; ${2 * cases} verdicts of ${suites.length} suites`;
  if (name !== "github") return { says, failures: wrong };
  const { mutants, survivors } = scoreSuite(contract, suites, MUTANTS);
  for (const one of survivors) console.log(`  not noticed: ${one}`);
  const share = 1 - survivors.length / mutants;
  const noticed = `${(100 * share).toFixed(1)} % of ${mutants} mutants noticed`;
  return { says: `${says}, ${noticed}`, failures: share < NOTICED ? [...wrong, noticed] : wrong };
}

interface Example {
  readonly event: string;
  readonly name: string;
  readonly value: object;
}

function readExamples(): readonly Example[] {
  const path = join(folder, "node_modules/@octokit/webhooks-examples/api.github.com/index.json");
  const listed: readonly { name: string; examples: readonly object[] }[] = JSON.parse(
    readFileSync(path, "utf8"),
  );
  return listed.flatMap(({ name, examples: all }) =>
    all.map((value, i) => ({ event: name, name: `${name} ${i + 1}`, value })),
  );
}

/** Checks that each example is valid, or that plain Ajv also rejects it by the schema as it is published. */
async function tryExamples(): Promise<Found> {
  const root = join(folder, "github");
  const { tolerant } = await import(pathToFileURL(join(root, "generated/contracts/github-1.js")).href);
  const { allEvents } = await import(pathToFileURL(join(root, "generated/facts/github-1/events.js")).href);
  const published: Schema = JSON.parse(readFileSync(join(root, "github.json"), "utf8"));
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
  ajv.addSchema({ ...published, $id: "https://github.example/api" });
  const counts = { valid: 0, invalid: 0, unknown: 0 };
  const wrong: string[] = [];
  for (const { event, name, value } of readExamples()) {
    const { action } = value as { readonly action?: string };
    const named = [event, `${event}:${action}`].find((one) => allEvents.includes(one));
    if (named === undefined) {
      counts.unknown++;
      console.log(`  ${name}: the contract has no event ${event}${action === undefined ? "" : `:${action}`}`);
      continue;
    }
    const [first] = tolerant.validate(value, named);
    counts[first === undefined ? "valid" : "invalid"]++;
    if (first === undefined) continue;
    const accepts = ajv.validate(
      { $ref: `https://github.example/api#${findPointer(published, named)}` },
      value,
    );
    console.log(
      `  ${name}: ${first.path}: expected ${first.expected}${accepts ? ", which Ajv accepts" : ", as Ajv says"}`,
    );
    if (accepts) wrong.push(`${name} is valid for plain Ajv`);
  }
  const says = `${counts.valid} are valid, ${counts.invalid} invalid for plain Ajv too, ${counts.unknown} of events that the contract does not have`;
  return { says, failures: counts.valid > 100 ? wrong : [...wrong, says] };
}

/** Finds the schema of an event's body in the document as it is published. */
function findPointer(document: Schema, event: string): string {
  const [subcategory = "", action] = event.split(":");
  type Webhook = {
    post: {
      "x-github": { subcategory: string };
      operationId: string;
      requestBody: { content: { "application/json": { schema: Schema } } };
    };
  };
  const found = Object.values(document.webhooks as Record<string, Webhook>).find(
    ({ post }) =>
      post["x-github"].subcategory === subcategory &&
      (action === undefined || post.operationId.split("/")[1]?.replaceAll("-", "_") === action),
  );
  const { $ref = "" } = found?.post.requestBody.content["application/json"].schema ?? {};
  return $ref.slice(1);
}

/** Checks that a receiver of the contract verifies and dispatches a signed delivery, and rejects another. */
async function tryReceiver(): Promise<Found> {
  const module = await import(pathToFileURL(join(folder, "github/generated/receivers/github.js")).href);
  const seen: string[] = [];
  const receiver = module.createReceiver({
    secret: "a secret",
    on: { push: ({ ref }: { ref: string }, { event }: { event: string }) => seen.push(event, ref) },
  });
  const body = readFileSync(join(folder, "github/generated/samples/github-1/push.json"), "utf8");
  const answer = async (secret: string): Promise<number> => {
    const headers = {
      "content-type": "application/json",
      "x-github-event": "push",
      "x-hub-signature-256": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
    };
    return (await receiver.fetch(new Request("http://localhost", { method: "POST", headers, body }))).status;
  };
  const statuses = [await answer("a secret"), await answer("another")];
  const { ref } = JSON.parse(body);
  return judge(
    statuses.join() === "200,403" && seen.join() === `push,${ref}`,
    `it answered ${statuses.join(" and ")}, and dispatched ${seen.join(" ")}`,
  );
}

async function tryPython(): Promise<Found> {
  const script = "import annotation_contracts.github as it; print(len(dir(it)))";
  const names = await runCommand("python3", ["-c", script], { cwd: join(languages, "python") });
  return judge(Number(names) > 500, `it has ${names.trim()} names`);
}

async function tryGo(): Promise<string> {
  await runCommand("go", ["build", "./..."], { cwd: join(languages, "go") });
  return "it builds";
}
