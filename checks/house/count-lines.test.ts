import { expect, test } from "vitest";
import { classifyPath, countLines, type Kind } from "./count-lines.ts";

test.each<readonly [path: string, kind: Kind]>([
  ["src/receiver.ts", "code"],
  ["src/receiver.test.ts", "tests"],
  ["checks/browser/workbench.check.ts", "tests"],
  ["checks/languages/adapters/cpp/adapter.cpp", "code"],
  ["checks/languages/consumers/go/contracts_test.go", "tests"],
  ["checks/languages/consumers/rust/Cargo.toml", "data"],
  ["checks/plain/receivers/node.mjs", "specimens"],
  ["checks/plain/right/sender/main.go", "specimens"],
  ["checks/plain/undici-sender.ts", "specimens"],
  ["checks/plain/right.ts", "code"],
  ["checks/plain/mutants/run.ts", "code"],
  ["conformance/proof/zoo/receivers/body-flaws.ts", "specimens"],
  ["conformance/proof/zoo/receivers/right-steps.ts", "specimens"],
  ["conformance/proof/zoo/test-flaws.ts", "code"],
  ["conformance/proof/zoo/fill-kill-matrix.ts", "code"],
  ["conformance/proof/zoo/flaws.tsv", "data"],
  ["checks/planted/flaws.json", "specimens"],
  ["checks/planted/plant.ts", "code"],
  ["generated/validators/a.js", "generated"],
  ["conformance/samples/ping.json", "data"],
  ["README.md", "data"],
])("%s is %s", (path, kind) => expect(classifyPath(path)).toBe(kind));

test("counts this project, folder by folder", () => {
  const folders = countLines();
  expect([...folders.keys()]).toEqual(expect.arrayContaining([".", "src", "scripts", "generated"]));
  expect(folders.get("src")).toMatchObject({ generated: 0 });
  expect(folders.get("src")?.code).toBeGreaterThan(1_000);
});
