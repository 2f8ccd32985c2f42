import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { editions } from "#generated/facts/editions.js";
import { projectRoot } from "#scripts/sources/files.ts";
import { loadCatalogue } from "#src/explain/catalogue.ts";
import { nameSource } from "#src/receiver/fixtures/examples.ts";
import { receiveEdition } from "./receive-in.ts";

/** Checks a module that exists only in memory, with the project's options; returns TypeScript's messages. */
function listFaults(text: string): readonly string[] {
  const path = join(projectRoot, "site/content/receivers-of-editions.ts");
  const config = ts.readConfigFile(join(projectRoot, "tsconfig.json"), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, projectRoot);
  const own = { ...options, noEmit: true, incremental: false, composite: false };
  const host = ts.createCompilerHost(own);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === path || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === path ? ts.createSourceFile(name, text, rest[0]) : getSourceFile(name, ...rest);
  const program = ts.createProgram([path], own, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(path))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

/** Writes a page's program as a block of one module; the imports are written once, above all blocks. */
function writeBlock(program: string): string {
  const lines = program.split("\n").filter((line) => !line.startsWith("import "));
  return `{\n${lines.join("\n")}}\n`;
}

const imports = receiveEdition("ping", "2.4")
  .split("\n")
  .filter((line) => line.startsWith("import "))
  .map((line) => line.replace(/"(annotation-contracts\/.*)"/, (_, name) => `"#${nameSource(name)}"`))
  .join("\n");

test("the program that a page of a later edition shows compiles, for each event", async () => {
  const later = editions.filter((one) => one.name === "webhook" && !one.default);
  const named = await Promise.all(
    later.map(async ({ edition }) =>
      (await loadCatalogue(edition)).events.map(({ name }) => receiveEdition(name, edition)),
    ),
  );
  const blocks = named.flat().map(writeBlock);
  expect(blocks.length).toBeGreaterThan(100);
  // The last is of no edition, so that a check that finds nothing is found out.
  const faults = listFaults(
    [imports, ...blocks, writeBlock(receiveEdition("create:planet", "2.76"))].join("\n"),
  );
  expect(faults.length).toBe(2);
  expect(faults[0]).toContain("create:planet");
});
