import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { editions } from "#generated/facts/editions.js";
import { projectRoot } from "#scripts/sources/files.ts";
import { importSources } from "#src/receiver/fixtures/examples.ts";
import { verify } from "#src/signature/signature.ts";
import { exampleSecret } from "./content/describe-events.ts";
import { readContent } from "./content.ts";
import { createPages } from "./create-pages.ts";
import { layOut } from "./layout.ts";

const content = await readContent();
const pages = createPages(content);
const [events = []] = content.editions;
const documents = pages.map((page) => ({ path: page.path, markup: layOut(page, pages) }));

/** Takes out what TypeScript calls so, and the cause of the doctor that is about such a text. */
const codeless = (markup: string): string =>
  markup
    .replaceAll(/<(span class="hljs-[^"]*"|code)>undefined</g, "<")
    .replaceAll(/The text (?:"|&quot;)\[object Object\](?:"|&quot;) was signed/g, "");

test("the same sources give the same pages", async () => {
  const again = createPages(await readContent());
  expect(again.map((page) => layOut(page, again))).toEqual(documents.map(({ markup }) => markup));
});

describe.each(documents)("$path", ({ path, markup }) => {
  test("has a policy, a title, and no value that was forgotten", () => {
    expect({
      policies: markup.match(/http-equiv="Content-Security-Policy"/g)?.length,
      titles: markup.match(/<title>[^<]+<\/title>/g)?.length,
      forgotten: codeless(markup).match(/\[object \w+\]|>undefined<|="undefined"/g) ?? [],
      inline: /^reference\b/.test(path) ? [] : (markup.match(/<script>|<style| style=| on\w+="/g) ?? []),
    }).toEqual({ policies: 1, titles: 1, forgotten: [], inline: [] });
  });
});

describe.each(events)("$name", (event) => {
  test("shows a signature that fits its sample", async () => {
    const { sample, signature } = event;
    expect(await verify({ secret: exampleSecret, body: sample, header: signature })).toEqual({
      ok: true,
      keyId: "default",
    });
  });

  test("shows refused documents with their errors", () => {
    expect(event.refused.map(({ errors }) => errors.length > 0)).toEqual(Array(6).fill(true));
  });
});

test("every event of every edition has a page, which leads to the other editions", () => {
  const shown = pages.filter(({ section }) => section === "Events");
  expect(shown.length).toBe(content.editions.flat().length);
  expect(content.editions.map((own) => own[0]?.edition.edition)).toEqual(
    editions.filter(({ name }) => name === "webhook").map(({ edition }) => edition),
  );
  const task = documents.filter(({ path }) => path.endsWith("/update-task.html"));
  for (const { markup } of task)
    expect(markup.match(/aria-label="Edition".*?<\/nav>/s)?.[0].match(/<a /g)?.length).toBe(task.length);
});

test("every decision is shown with a test", () => {
  expect(content.decisions.filter(({ pins }) => pins.length === 0)).toEqual([]);
});

test("the types that are shown stand alone and fit the samples, and what receives them compiles", () => {
  const files = new Map(
    events.flatMap(({ file, type, types, sample }) => [
      [`/${file}.ts`, `${types[0]!.code}\nexport const sample: ${type} = ${sample};\n`],
      [join(projectRoot, `receive-${file}.ts`), importSources(types[0]!.receive, "./")],
    ]),
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2024.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: ["node"],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, target) => {
    const text = files.get(name);
    return text === undefined ? getSourceFile(name, target) : ts.createSourceFile(name, text, target);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  const faults = ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => [file?.fileName, messageText]);
  expect(faults).toEqual([]);
});
