import { describe, expect, test } from "vitest";
import { runCli } from "./fixtures/command-line.ts";
import { listEditions } from "./options.ts";

describe("events", () => {
  test.each(listEditions("webhook"))(
    "lists those of %s, each with its sentence and clause",
    async (edition) => {
      const { code, stdout } = await runCli(["events", "--edition", edition]);
      const lines = stdout.trimEnd().split("\n");
      const { events } = JSON.parse(
        (await runCli(["events", "--edition", edition, "--format", "json"])).stdout,
      );
      expect({ code, lines: lines.map((line) => line.split(" ")[0]) }).toEqual({
        code: 0,
        lines: events.map(({ name }: { name: string }) => name),
      });
      for (const line of lines) expect(line).toMatch(/ [A-Z].+\. (W6\.\d|since 2\.\d.*)$/);
    },
  );

  test.each([40, 80, 160])("draws one in %d columns", async (columns) => {
    const { stdout } = await runCli(["events", "update:task"], { columns });
    expect(stdout).toMatch(/^update:task {2}[\s\S]*\n {4}username +string[\s\S]*\nsender +\w/);
    if (columns >= 80)
      expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(columns);
  });

  test.each([
    [
      "2.3",
      "update:task",
      [/before_update .*\n.* as in task\./, /overlap +integer or null/, /Seen: "annotation";/],
    ],
    ["2.4", "update:job", [/before_update +object, optional/, /\n {2}labels +object or null/]],
    ["2.73", "completed:request[export:dataset]", [/request +object/, /since 2\.73\.0/]],
    ["2.76", "ping", [/One of "project", "organization", "server"/]],
  ])("of %s: draws %s", async (edition, name, lines) => {
    const { stdout } = await runCli(["events", name, "--edition", edition], { columns: 160 });
    for (const line of lines) expect(stdout).toMatch(line);
  });

  test.each([
    ["2.3", "update:tsk", 'did you mean "update:task"?'],
    ["2.3", "create:usr", 'did you mean "create:user" of edition 2.76?'],
    ["2.76", "create:export", "it is an event of edition 2.65: pass --edition 2.65"],
    ["2.3", "zebra", "see the subcommand events"],
    ["2.3", "__proto__", "is not an event"],
  ])("of %s: rejects %s, and says: %s", async (edition, name, message) => {
    expect(await runCli(["events", name, "--edition", edition])).toEqual({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining(message),
    });
  });
});
