import { describe, expect, test } from "vitest";
import { allEvents } from "#src/explain/find-event.ts";
import { runCli } from "./fixtures/command-line.ts";

describe("events", () => {
  test("lists every event, each with its sentence and clause", async () => {
    const { code, stdout, stderr } = await runCli(["events"]);
    const lines = stdout.trimEnd().split("\n");
    expect({ code, stderr, count: lines.length }).toEqual({ code: 0, stderr: "", count: allEvents.length });
    for (const [i, line] of lines.entries()) {
      expect(line).toMatch(new RegExp(`^${allEvents[i]} +[A-Z].+\\. W6\\.\\d$`));
    }
  });

  test.each(["json", "ndjson"])("lists them as %s", async (format) => {
    const { stdout } = await runCli(["events", "--format", format]);
    const events = format === "json" ? JSON.parse(stdout).events : stdout.trimEnd().split("\n").map(parse);
    expect(events.map(({ name }: { name: string }) => name)).toEqual(allEvents);
  });

  test.each(allEvents.flatMap((name) => [40, 80, 160].map((columns) => [name, columns] as const)))(
    "draws %s in %d columns",
    async (name, columns) => {
      const { code, stdout } = await runCli(["events", name], { columns });
      expect(code).toBe(0);
      expect(stdout).toMatch(new RegExp(`^${name}  `));
      for (const member of ["event", "sender"]) expect(stdout).toMatch(new RegExp(`\\n${member} +\\w`));
      expect(stdout).toMatch(/├─ username +string/);
      if (columns >= 80)
        expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(columns);
    },
  );

  test("unfolds the members of a definition once", async () => {
    const { stdout } = await runCli(["events", "update:task"], { columns: 160 });
    expect(stdout.match(/bug_tracker/g)).toHaveLength(1);
    expect(stdout).toMatch(/before_update .*Members as in task\./);
    expect(stdout).toMatch(/overlap +integer or null/);
    expect(stdout).toMatch(/Seen: "annotation"; others may appear/);
    expect(stdout).toMatch(/Seen: "", "annotation"; others may appear/);
  });

  test("writes the whole tree as JSON", async () => {
    const { stdout } = await runCli(["events", "ping", "--format", "json"]);
    const { name, clause, members } = parse(stdout);
    expect({ name, clause }).toEqual({ name: "ping", clause: "W6.5" });
    const webhook = members.find((member: { name: string }) => member.name === "webhook").members;
    const find = (wanted: string): object =>
      webhook.find((member: { name: string }) => member.name === wanted);
    expect(find("last_status")).toMatchObject({ type: "integer", optional: true, nullable: false });
    expect(find("project")).toMatchObject({ type: "integer", optional: false, nullable: true });
    expect(find("type")).toMatchObject({ values: ["project", "organization"], closed: true });
    expect(find("content_type")).toMatchObject({ values: ["application/json"], closed: false });
  });

  test.each([
    ["update:tsk", /did you mean "update:task"\?/],
    ["update-job", /did you mean "update:job"\?/],
    ["zebra", /see the command events/],
    ["__proto__", /is not an event/],
  ])("refuses %s", async (name, message) => {
    expect(await runCli(["events", name])).toEqual({
      code: 2,
      stdout: "",
      stderr: expect.stringMatching(message),
    });
  });
});

// biome-ignore lint/suspicious/noExplicitAny: what the tests look into
function parse(text: string): any {
  return JSON.parse(text);
}
