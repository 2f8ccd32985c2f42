import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, expectTypeOf, test } from "vitest";
import { readSamples } from "#conformance/suite/samples.ts";
import type { Delivery, Job, Label, Status, Task, TaskBeforeUpdate } from "#src/webhook.ts";
import { validateDelivery } from "#src/webhook.ts";

describe("types", () => {
  test("a delivery narrows on its event", () => {
    const read = (delivery: Delivery): string => {
      switch (delivery.event) {
        case "update:task":
          expectTypeOf(delivery.task).toEqualTypeOf<Task>();
          expectTypeOf(delivery.before_update).toEqualTypeOf<TaskBeforeUpdate>();
          expectTypeOf(delivery.before_update.labels).toEqualTypeOf<Label[] | undefined>();
          return delivery.task.name;
        case "create:task":
          expectTypeOf(delivery.task.overlap).toEqualTypeOf<number | null | undefined>();
          // @ts-expect-error a created task has no data
          return delivery.task.data;
        case "update:job":
          expectTypeOf(delivery.job).toEqualTypeOf<Job>();
          expectTypeOf(delivery.job.anything).toEqualTypeOf<unknown>();
          return delivery.event;
        case "ping":
          // @ts-expect-error a ping has no webhook_id
          return delivery.webhook_id;
        default:
          return delivery.sender.username;
      }
    };
    const samples = readSamples("2.3").map(({ text }) => JSON.parse(text) as Delivery);
    expect(samples.map(read)).toHaveLength(samples.length);
  });

  test("a result narrows on its status", () => {
    const result = validateDelivery({});
    if (result.status === "valid") expectTypeOf(result.value).toEqualTypeOf<Delivery>();
    // @ts-expect-error only a valid result has a value
    expect(result.value).toBeUndefined();
  });

  test("any string is a status, and editors offer the known one", () => {
    expectTypeOf<string>().toExtend<Status>();
    expect(listCompletions("Status")).toEqual(["annotation"]);
    expect(listCompletions("TaskMode")).toEqual(["", "annotation"]);
    expect(listCompletions("WebhookType")).toEqual(["organization", "project"]);
  });
});

/** Asks the language service for completions of a type. */
function listCompletions(type: string): string[] {
  const file = fileURLToPath(new URL("./virtual.ts", import.meta.url));
  const text = `import type { ${type} } from "#src/webhook.ts";\nexport const value: ${type} = "";\n`;
  const options = {
    module: ts.ModuleKind.NodeNext,
    strict: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  const host: ts.LanguageServiceHost = {
    readFile: ts.sys.readFile,
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (path) => {
      const found = path === file ? text : ts.sys.readFile(path);
      return found === undefined ? undefined : ts.ScriptSnapshot.fromString(found);
    },
    getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
  };
  const service = ts.createLanguageService(host);
  const offered = service.getCompletionsAtPosition(file, text.lastIndexOf('""') + 1, {});
  return (offered?.entries ?? []).map(({ name }) => name).sort();
}
