import { expect, test } from "vitest";
import { expectedLines, readExamples, runExample } from "./test/examples.ts";

// The examples of the adapters run on their frameworks: see conformance/frameworks.
const files = ["../changes.ts", "create-receiver.ts", "drift.ts", "warnings.ts"];

const examples = await Promise.all(
  files.map(async (file) => ({ file, found: await readExamples(new URL(file, import.meta.url)) })),
);
const rows = examples.flatMap(({ file, found }) =>
  found.filter((text) => !text.includes("hono")).map((example) => ({ file, example })),
);

test("each file has an example", () => {
  expect([...new Set(rows.map(({ file }) => file))]).toEqual(files);
});

test.each(rows)("the example of $file runs and prints what it says", async ({ example }) => {
  const printed = await runExample(example);
  expect(printed).toEqual(expect.arrayContaining(expectedLines(example)));
});
