import { compile } from "json-schema-to-typescript";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import type { Model } from "#src/model/model.ts";
import { publishedSchema } from "#src/model/published-schema.ts";
import { contracts } from "../../../contracts.config.ts";
import { readContracts } from "../../generate.ts";
import { readSources } from "../../sources/files.ts";
import { writeOpenApiTypes } from "./write-open-api-types.ts";
import { writeTypes } from "./write-types.ts";

const read = await readContracts({ contracts, sources: await readSources(contracts) });

/** Lists what the compiler says of a module beside others. */
function complaints(main: string, files: Readonly<Record<string, string>>): string[] {
  const options = { strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.fileExists = (path) => path in files || ts.sys.fileExists(path);
  host.readFile = (path) => files[path] ?? ts.sys.readFile(path);
  host.getSourceFile = (path, target) =>
    path in files ? ts.createSourceFile(path, files[path]!, target) : getSourceFile(path, target);
  const found = ts.getPreEmitDiagnostics(ts.createProgram([main], options, host));
  return found.map(({ file, start = 0, messageText }) => {
    const line = file?.text.slice(0, start).split("\n").length ?? 0;
    return `${file?.text.split("\n")[line - 1]}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
  });
}

/** Writes a module that compiles only if each type accepts the other's values and each record has the other's members. */
function comparison(
  names: readonly string[],
  theirs: (name: string) => string,
  { declarations }: Model,
): string {
  const rows = names.map((name) => {
    const isRecord = declarations.some((one) => one.name === name && one.kind === "record");
    return `export const ${name}: ${isRecord ? "SameRecord" : "Same"}<ours.${name}, ${theirs(name)}> = true;`;
  });
  return `import type * as ours from "./ours.d.ts";
import type * as theirs from "./theirs.d.ts";
type Fits<A, B> = [A] extends [B] ? true : false;
type Same<A, B> = [Fits<A, B>, Fits<B, A>] extends [true, true] ? true : false;
type SameRecord<A, B> = [Same<A, B>, Same<keyof A, keyof B>] extends [true, true] ? true : false;
${rows.join("\n")}
`;
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name]) => name!);

/** Writes an interface as a type: only a type fits an object with any members. */
function asTypes(text: string): string {
  return text.replaceAll(/^export interface (\w+) /gm, "export type $1 = ");
}

describe("types from the table are those that other generators write", () => {
  test.each(read)("$contract.slug", async ({ contract, models, openapi }) => {
    const ours = writeTypes(models.strict).text;
    const theirs =
      openapi === undefined
        ? await compile(publishedSchema(contract, contract.main, "strict") as object, contract.main.type)
        : (await writeOpenApiTypes(contract, openapi))[0]!.text;
    const known = openapi === undefined ? namesIn(theirs) : Object.keys(openapi.components.schemas);
    const names = namesIn(ours).filter((name) => known.includes(name));
    const theirName = (name: string): string =>
      openapi === undefined ? `theirs.${name}` : `theirs.components["schemas"]["${name}"]`;
    const files = {
      "/ours.d.ts": ours,
      "/theirs.d.ts": asTypes(theirs),
      "/same.ts": comparison(names, theirName, models.strict),
    };
    expect(names.length).toBeGreaterThan(namesIn(ours).length - 3);
    expect(complaints("/same.ts", files)).toEqual([]);
  });
});
