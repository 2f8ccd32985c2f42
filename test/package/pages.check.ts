import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { followPage } from "../harness/follow-page.ts";
import { createProject, pin } from "../harness/project.ts";
import { projectRoot } from "../harness/project-root.ts";
import { readBlocks } from "../harness/read-blocks.ts";

test("README's first delivery arrives", async () => {
  const printed = await followPage("README.md", { names: ["install", "receiver.mjs", "start", "send"] });
  expect(printed).toMatch(/\b200 OK\b.*task 481: validation, by mkeller/s);
});

const guides = globSync("docs/guides/*.md", { cwd: projectRoot }).filter(
  (page) => readBlocks(readFileSync(join(projectRoot, page), "utf8")).length > 0,
);

describe("the named blocks of each guide work, in their order:", () => {
  test.each(guides)("%s", async (page) => {
    // Guides are in TypeScript, which Node 20 does not run: README says so.
    await followPage(page, { install: ["library", "command"], node: "24" });
  });
});

test("the handler on the page of an event compiles", async () => {
  const page = readFileSync(join(projectRoot, "generated/docs/webhook/2.76/update-task.md"), "utf8");
  const project = await createProject({ install: ["library", pin("typescript"), pin("@types/node")] });
  try {
    project.write("handler.ts", /```ts\n(.*?)```/s.exec(page)?.[1] ?? "");
    await project.mustRun(["npx", "tsc", "--noEmit", "--strict", "--module", "nodenext", "handler.ts"]);
  } finally {
    project.remove();
  }
});
