import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { DefaultTheme } from "vitepress";

const generated = new URL("../../generated/docs/", import.meta.url);

/** An edition of the webhook contract, and the names of its event pages, without a file extension. */
export interface EditionPages {
  readonly edition: string;
  readonly events: readonly string[];
}

/** Lists the editions of the webhook contract, newest first. */
export function listEditionPages(): readonly EditionPages[] {
  const editions = readdirSync(new URL("webhook/", generated));
  const newestFirst = editions.toSorted((a, b) => Number(b.split(".")[1]) - Number(a.split(".")[1]));
  return newestFirst.map((edition) => ({
    edition,
    events: listPages(`webhook/${edition}/`).filter((name) => name !== "index"),
  }));
}

function listPages(directory: string): readonly string[] {
  return readdirSync(new URL(directory, generated)).map((file) => file.replace(".md", ""));
}

const guides: Readonly<Record<string, readonly string[]>> = {
  Receive: [
    "receive",
    "verify-signatures",
    "track-changes",
    "diagnose",
    "responses",
    "reverse-proxies",
    "short-receivers",
  ],
  Send: ["send"],
  Test: ["test-in-ci"],
  "Other languages": ["packages", "python", "go", "java", "another-language"],
  "Raster info": ["raster-info"],
  Both: ["editions", "validate-at-scale", "publish-docs"],
};

/** Finds the file of a guide: one of `docs/guides/`, or the README of a language's package. */
function findGuide(name: string): URL {
  const [guide, readme] = [`../guides/${name}.md`, `../../languages/${name}/README.md`];
  return new URL(existsSync(new URL(guide, import.meta.url)) ? guide : readme, import.meta.url);
}

/** Reads the first heading of a Markdown file, without the project's name. */
function readTitle(file: URL): string {
  return /^# (?:annotation-contracts for )?(.*)$/m.exec(readFileSync(file, "utf8"))?.[1] ?? "";
}

/** The order of resources in the sidebar; unlisted ones follow. */
const resources = ["task", "job", "project", "issue", "comment", "organization", "membership", "invitation"];

const { commands }: { commands: Readonly<Record<string, unknown>> } = await import(
  new URL("../../cli/run.ts", import.meta.url).href
);

export const nav: DefaultTheme.NavItem[] = [
  { text: "Guides", link: "/guides/receive", activeMatch: "/guides/" },
  { text: "Events", link: "/events", activeMatch: "/reference/webhook/|/events" },
  { text: "API", link: "/api" },
  { text: "Workbench", link: "/workbench" },
  {
    text: "Reference",
    items: [
      { text: "Editions", link: "/reference/editions" },
      { text: "Command", link: "/command/validate" },
      { text: "Errors", link: "/reference/errors" },
      { text: "Decisions", link: "/reference/decisions" },
      ...listPages("raster-info/").map((edition) => ({
        text: `Raster info ${edition}`,
        link: `/reference/raster-info/${edition}`,
      })),
    ],
  },
];

export const sidebar: DefaultTheme.SidebarMulti = {
  "/command/": [
    {
      text: "annotation-contracts",
      items: Object.keys(commands).map((name) => ({ text: name, link: `/command/${name}` })),
    },
  ],
  "/guides/": Object.entries(guides).map(([text, names]) => ({
    text,
    items: names.map((name) => ({ text: readTitle(findGuide(name)), link: `/guides/${name}` })),
  })),
  ...Object.fromEntries(
    listEditionPages().map(({ edition, events }) => [
      `/reference/webhook/${edition}/`,
      listByResource(edition, events),
    ]),
  ),
};

/** Groups the events of an edition by resource: `update-task` is below `task`. */
function listByResource(edition: string, events: readonly string[]): DefaultTheme.SidebarItem[] {
  const titled = events.map((event) => ({
    text: readTitle(new URL(`webhook/${edition}/${event}.md`, generated)),
    link: `/reference/webhook/${edition}/${event}`,
  }));
  const groups = Map.groupBy(titled, ({ text }) => /:(\w+)/.exec(text)?.[1] ?? text);
  const names = [...resources, ...groups.keys()];
  const sorted = [...groups].toSorted(([a], [b]) => names.indexOf(a) - names.indexOf(b));
  return sorted.map(([text, items]) => ({ text, items }));
}
