import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { expectedLines, readExamples, runExample } from "./fixtures/run-example.ts";

const folder = new URL("../", import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/(?:^|\/)(?:node_modules|zoo)\//.test(file))
  .sort();
const found = await Promise.all(files.map((file) => readExamples(new URL(file, folder))));
const examples = found.flatMap((texts, i) => texts.map((text) => ({ file: files[i], text })));

test("there are examples", () => {
  expect(examples.length).toBeGreaterThanOrEqual(6);
});

test.concurrent.each(examples)("the example in $file does what it says", async ({ text }) => {
  const index = new URL("kit/index.ts", folder).href;
  const printed = await runExample(text.replace('"annotation-contracts/conformance"', `"${index}"`));
  expect(printed).toEqual(expect.arrayContaining(expectedLines(text)));
});
