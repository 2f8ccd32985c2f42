import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createProject, type Project, pin } from "../harness/project.ts";

/** A user's test, which requires each main module and delivers a signed body of the newest edition. */
const spec = `
const { parseDelivery, validateDelivery } = require("annotation-contracts");
const { isDelivery } = require("annotation-contracts/webhook");
const { createReceiver } = require("annotation-contracts/receiver");
const { toLambda } = require("annotation-contracts/receiver/lambda");
const { sign } = require("annotation-contracts/signature");
const { readSample } = require("@annotation-contracts/cli/kit");
const { readFileSync } = require("node:fs");

const sample = (name) => readFileSync(require.resolve("annotation-contracts/samples/" + name + ".json"));

test("reads a delivery", () => {
  expect(parseDelivery(sample("ping")).status).toBe("valid");
  expect(validateDelivery({ event: "pin" }).status).toBe("unknown");
  expect(isDelivery(JSON.parse(sample("ping")))).toBe(true);
  expect(typeof readSample).toBe("function");
});

test.each(["update-task", "2.76/update-task"])("receives %s", async (name) => {
  const seen = [];
  const receiver = createReceiver({
    secret: "mykey",
    on: { "update:task": ({ task }) => void seen.push(task.id) },
    onEditionChange: () => {},
  });
  const body = sample(name);
  const headers = { "content-type": "application/json", "x-signature-256": await sign("mykey", body) };
  const requestContext = { http: { method: "POST" } };
  const event = { requestContext, headers, body: body.toString("base64"), isBase64Encoded: true };
  expect((await toLambda(receiver)(event)).statusCode).toBe(200);
  expect(seen).toHaveLength(1);
});
`;

const typed = `
import { parseDelivery, type Delivery } from "annotation-contracts";
import { validateDelivery } from "annotation-contracts/webhook";
import { createReceiver, type Receiver } from "annotation-contracts/receiver";
import { toLambda } from "annotation-contracts/receiver/lambda";
import { createVerifier, sign } from "annotation-contracts/signature";

export const receiver: Receiver = createReceiver({
  secret: "mykey",
  on: { "update:task": ({ task }) => console.log(task.id.toFixed()) },
});
export const handler = toLambda(receiver);
const result = parseDelivery("{}");
const event: Delivery["event"] | undefined = result.status === "valid" ? result.value.event : undefined;
console.log(result.status, event, validateDelivery({}).status, createVerifier({ secret: "mykey" }), sign("mykey", ""));
// @ts-expect-error an event has no property of that name
createReceiver({ secret: "mykey", on: { "update:task": ({ job }) => job } });
`;

describe("a Jest project in CommonJS requires the main modules without a flag", () => {
  test.each(["20.19", "22", "24"])("on Node %s", async (node) => {
    const project = await createProject({ install: ["library", "command", "jest@30"], node });
    try {
      project.write("main.test.js", spec);
      const { code, stderr } = await project.run(["npx", "--no-install", "jest"]);
      expect(stderr).toMatch(/Tests: +3 passed, 3 total/);
      expect(code).toBe(0);
    } finally {
      project.remove();
    }
  });
});

describe("a TypeScript project in CommonJS", () => {
  let project: Project;
  beforeAll(async () => {
    project = await createProject({ install: ["library", pin("typescript"), pin("@types/node")] });
    project.write("main.ts", typed);
  });
  afterAll(() => project.remove());

  test.each(["node16", "nodenext", "commonjs"])("with module: %s is typed and runs", async (module) => {
    const compilerOptions = { module, target: "es2022", strict: true, outDir: "out", types: ["node"] };
    project.write("tsconfig.json", { compilerOptions, files: ["main.ts"] });
    await project.mustRun(["npx", "--no-install", "tsc"]);
    expect(await project.mustRun(["node", "out/main.js"])).toMatch(/^\w+ undefined \w+/);
  });
});
