import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { makeRelative } from "#site/layout.ts";

const root = join(import.meta.dirname, "../..");
const workflow = parse(readFileSync(join(root, ".github/workflows/site.yml"), "utf8")) as {
  readonly jobs: { readonly publish: { readonly steps: readonly Step[] } };
};
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: { readonly path?: string };
}

test("the workflow runs scripts of the project and publishes what they build", () => {
  const { steps } = workflow.jobs.publish;
  const commands = steps.flatMap(({ run }) => (run === undefined ? [] : [run]));
  const called = commands.flatMap((command) => /npm run (\w+)/.exec(command)?.[1] ?? []);
  expect(commands[0]).toBe("npm ci");
  expect(called).toEqual(["docs"]);
  expect(called.filter((name) => scripts[name] === undefined)).toEqual([]);
  expect(steps.map((step) => step.with?.path).filter(Boolean)).toEqual(["dist/site"]);
});

const links = [
  { path: "index.html", base: undefined, found: './a" src="./b"' },
  { path: "guides/one.html", base: undefined, found: '../a" src="../b"' },
  { path: "404.html", base: "/repo/", found: '/repo/a" src="/repo/b"' },
];

test.each(links)("links of $path under $base", ({ path, base, found }) => {
  expect(makeRelative('<a href="/a" src="/b">', path, base)).toBe(`<a href="${found}>`);
});
