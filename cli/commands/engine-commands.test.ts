import { expect, onTestFinished, test, vi } from "vitest";
import manifest from "../../packages/engine/package.json" with { type: "json" };
import { runCli } from "../fixtures/command-line.ts";

test("init and build say which Node they need, as their package does", async () => {
  const spy = vi.spyOn(process, "versions", "get").mockReturnValue({ ...process.versions, node: "20.19.0" });
  onTestFinished(() => spy.mockRestore());
  expect(manifest.engines.node).toBe(">=22");
  const message = "annotation-contracts: init and build need Node 22 or newer; this is Node 20.19.0\n";
  for (const command of ["init", "build"])
    expect(await runCli([command])).toEqual({ code: 2, stdout: "", stderr: message });
});
