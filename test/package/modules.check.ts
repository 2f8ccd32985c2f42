import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createProject, type Project, pin } from "../harness/project.ts";
import { projectRoot } from "../harness/project-root.ts";

/** Modules that register with a test runner, and cannot be imported without it. */
const ofRunners = /\/(?:jest|vitest)$/;

let project: Project;
let modules: readonly string[];

beforeAll(async () => {
  project = await createProject({
    install: ["library", "command", pin("typescript"), pin("@types/node")],
    manifest: { type: "module" },
  });
  modules = ["annotation-contracts", "@annotation-contracts/cli"].flatMap((name) => {
    const path = join(project.directory, "node_modules", name, "package.json");
    const { exports } = JSON.parse(readFileSync(path, "utf8"));
    const keys = Object.keys(exports).filter((key) => !/\*|\.json$/.test(key));
    return keys.map((key) => join(name, key)).filter((one) => !ofRunners.test(one));
  });
  project.write(
    "main.ts",
    `${modules.map((name, i) => `import * as m${i} from "${name}";`).join("\n")}
import { type UpdateTaskEvent, validateUpdateTaskEvent } from "annotation-contracts/webhook/2.76";
import schema from "annotation-contracts/schemas/webhook/2.76/schema.json" with { type: "json" };
import openapi from "annotation-contracts/openapi/2.76/openapi.json" with { type: "json" };
import sample from "annotation-contracts/samples/2.76/update-task.json" with { type: "json" };

const value: unknown = sample;
const task: UpdateTaskEvent["task"] | undefined = validateUpdateTaskEvent(value).length === 0 ? (value as UpdateTaskEvent).task : undefined;
const empty = [${modules.map((_, i) => `m${i}`).join(", ")}].filter((one) => Object.keys(one).length === 0);
console.log(empty.length, task?.id, typeof schema.$id, openapi.openapi);
`,
  );
});

afterAll(() => project?.remove());

describe("every exported module is typed and runs, with library checks", () => {
  test.each([
    { module: "nodenext", moduleResolution: "nodenext" },
    { module: "esnext", moduleResolution: "bundler" },
  ])("with $module and $moduleResolution", async (options) => {
    const common = {
      target: "es2022",
      strict: true,
      resolveJsonModule: true,
      outDir: "out",
      types: ["node"],
    };
    project.write("tsconfig.json", { compilerOptions: { ...options, ...common }, files: ["main.ts"] });
    await project.mustRun(["npx", "--no-install", "tsc"]);
    expect(modules.length).toBeGreaterThan(20);
    expect(await project.mustRun(["node", "out/main.js"])).toMatch(/^0 \d+ string 3\.1\.\d\n/);
  });
});

test("every file that the catalogue names is in the package, under its version", () => {
  const directory = join(project.directory, "node_modules/annotation-contracts");
  const { version } = JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));
  const { schemas } = JSON.parse(readFileSync(join(projectRoot, "generated/catalogue.json"), "utf8"));
  const addresses = schemas.flatMap(({ url, versions }: Entry) => [url, ...Object.values(versions)]);
  const unpkg = `https://unpkg.com/annotation-contracts@${version}/`;
  const isPacked = (address: string): boolean =>
    address.startsWith(unpkg) && existsSync(join(directory, address.slice(unpkg.length)));
  expect(addresses.length).toBeGreaterThan(schemas.length);
  expect(addresses.filter((address: string) => !isPacked(address))).toEqual([]);
});

/** An entry of the catalogue. */
interface Entry {
  readonly url: string;
  readonly versions: Readonly<Record<string, string>>;
}
