import { describe, expect, test } from "vitest";
import { editions } from "#generated/internal/editions.js";
import { loadCatalogue } from "#src/diagnostics/catalogue.ts";
import { allEvents } from "#src/diagnostics/find-event.ts";
import { runCli } from "./fixtures/command-line.ts";

const later = editions.filter((one) => one.name === "webhook" && !one.default).map(({ edition }) => edition);
const listEvents = async (edition: string): Promise<readonly string[]> =>
  (await loadCatalogue(edition)).events.map(({ name }) => name);

const laterEvents = await Promise.all(
  later.map(async (edition) => (await listEvents(edition)).map((name) => [edition, name] as const)),
);

describe("events", () => {
  test("lists every event, each with its sentence and clause", async () => {
    const { code, stdout, stderr } = await runCli(["events"]);
    const lines = stdout.trimEnd().split("\n");
    expect({ code, stderr, count: lines.length }).toEqual({ code: 0, stderr: "", count: allEvents.length });
    for (const [i, line] of lines.entries()) {
      expect(line).toMatch(new RegExp(`^${allEvents[i]} +[A-Z].+\\. W6\\.\\d$`));
    }
  });

  test("lists them as JSON", async () => {
    const { stdout } = await runCli(["events", "--format", "json"]);
    const { events } = JSON.parse(stdout);
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

  test.each(later)("lists the events of %s, each with its clause or release", async (edition) => {
    const names = await listEvents(edition);
    const { code, stdout } = await runCli(["events", "--edition", edition]);
    const lines = stdout.trimEnd().split("\n");
    expect({ code, count: lines.length }).toEqual({ code: 0, count: names.length });
    for (const [i, line] of lines.entries()) {
      const [name = ""] = line.split(" ");
      expect([name, line]).toEqual([names[i], expect.stringMatching(/ [A-Z].+\. (W6\.\d|since 2\.\d.*)$/)]);
    }
  });

  test.each(laterEvents.flat())(
    "of %s: describes every member of %s and says since when it exists",
    async (edition, name) => {
      const { code, stdout } = await runCli(["events", name, "--edition", edition, "--format", "json"]);
      const { members } = parse(stdout);
      expect({ code, bare: bareIn(members) }).toEqual({ code: 0, bare: [] });
      expect(members.map((member: { name: string }) => member.name)).toContain("event");
    },
  );

  test.each([
    ["2.4", "update:job", [/before_update +object, optional/, /├─ labels +object or null/]],
    ["2.65", "create:export", [/rq_id .*since 2\.65\.0/, /Seen: "succeeded", "failed"; others may appear/]],
    ["2.73", "completed:request[export:dataset]", [/request +object/, /since 2\.73\.0/]],
    ["2.76", "create:user", [/user +object/, /email/]],
    ["2.76", "ping", [/One of "project", "organization", "server"/]],
  ])("of %s: draws %s", async (edition, name, lines) => {
    const { stdout } = await runCli(["events", name, "--edition", edition], { columns: 160 });
    for (const line of lines) expect(stdout).toMatch(line);
  });

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
    ["2.3", "update:tsk", 'did you mean "update:task"?'],
    ["2.3", "update-job", 'did you mean "update:job"?'],
    ["2.3", "create:usr", 'did you mean "create:user" of edition 2.76?'],
    ["2.3", "create:job", "it is an event of edition 2.4: pass --edition 2.4"],
    ["2.76", "create:usr", 'did you mean "create:user"?'],
    ["2.76", "create:export", "it is an event of edition 2.65: pass --edition 2.65"],
    ["2.3", "zebra", "see the subcommand events"],
    ["2.3", "__proto__", "is not an event"],
  ])("of %s: refuses %s, and says: %s", async (edition, name, message) => {
    expect(await runCli(["events", name, "--edition", edition])).toEqual({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining(message),
    });
  });
});

/** Lists the members of a tree that have no sentence, clause or release. */
function bareIn(members: readonly Told[] = []): string[] {
  return members.flatMap(({ name, about, clause, members: inner }) => [
    ...(about === undefined || clause === undefined ? [name] : []),
    ...bareIn(inner),
  ]);
}

/** A member as the command writes it. */
interface Told {
  readonly name: string;
  readonly about?: string;
  readonly clause?: string;
  readonly members?: readonly Told[];
}

// biome-ignore lint/suspicious/noExplicitAny: what the tests look into
function parse(text: string): any {
  return JSON.parse(text);
}
