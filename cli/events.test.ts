import { describe, expect, test } from "vitest";
import { listEditions } from "#src/diagnostics/editions.ts";
import { runCli } from "./fixtures/command-line.ts";

describe("events", () => {
  test.each(listEditions("webhook"))(
    "lists those of %s, each with its sentence and clause",
    async (edition) => {
      const argv = ["events", "--edition", edition];
      const lines = (await runCli(argv)).stdout.trimEnd().split("\n");
      const { events } = JSON.parse((await runCli([...argv, "--format", "json"])).stdout);
      expect(lines.map((line) => line.split(" ")[0])).toEqual(
        events.map(({ name }: { name: string }) => name),
      );
      for (const line of lines) expect(line).toMatch(/ [A-Z].+\. (W6\.\d|since 2\.\d.*)$/);
    },
  );

  test.each([80, 160])("draws one in %d columns", async (columns) => {
    const { stdout } = await runCli(["events", "update:task"], { columns });
    expect(stdout).toMatch(/^update:task {2}[\s\S]*\n {4}username +string[\s\S]*\nsender +\w/);
    expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(columns);
  });
});
