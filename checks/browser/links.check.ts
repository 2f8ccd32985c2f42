import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { test } from "node:test";
import { must } from "../../src/text/must.ts";
import { siteFolder } from "./create-site-server.ts";
import { sitePages } from "./site-pages.ts";

/** Fragments that a script reads; no element has them as its identifier. */
const readByScript = /^(?:sample|example|contract)=/;

/** A link of a page. */
interface Link {
  readonly from: string;
  readonly to: string;
}

function read(path: string): string {
  return readFileSync(join(siteFolder, path), "utf8");
}

function listLinks(path: string): readonly Link[] {
  return [...read(path).matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, to]) => ({
    from: path,
    to: must(to, "to").replaceAll("&amp;", "&"),
  }));
}

/** Describes what is wrong with a link, if anything. */
function complaintAbout({ from, to }: Link): string | undefined {
  const [file = "", fragment = ""] = to.split("#");
  if (/^(?:[a-z]+:|\/)/i.test(file)) return `${from}: ${to} is not relative`;
  const target =
    file === "" ? join(siteFolder, from) : resolve(siteFolder, dirname(from), decodeURIComponent(file));
  if (relative(siteFolder, target).startsWith("..")) return `${from}: ${to} leaves the site`;
  if (!statSync(target, { throwIfNoEntry: false })?.isFile()) return `${from}: ${to} leads to no file`;
  if (fragment === "" || readByScript.test(fragment)) return undefined;
  const isThere = readFileSync(target, "utf8").includes(` id="${decodeURIComponent(fragment)}"`);
  return isThere ? undefined : `${from}: ${to} leads to no element`;
}

test("every link leads to a file of the site and to an element of it", () => {
  const links = sitePages.flatMap(listLinks);
  assert.ok(links.length > 1000, `only ${links.length} links`);
  assert.deepEqual(
    links.map(complaintAbout).filter((complaint) => complaint !== undefined),
    [],
  );
});

test("no identifier is given twice on a page", () => {
  const twice = sitePages.flatMap((path) => {
    const ids = [...read(path).matchAll(/ id="([^"]*)"/g)].map(([, id]) => must(id, "id"));
    return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${path}: ${id}`);
  });
  assert.deepEqual(twice, []);
});

test("llms.txt and the links of index.json lead to files", () => {
  const links = [...read("llms.txt").matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => ({
    from: "llms.txt",
    to: must(to, "to"),
  }));
  assert.ok(links.length > 100);
  const all = [...links, ...sitePages.map((to) => ({ from: "index.json", to }))];
  assert.deepEqual(
    all.map(complaintAbout).filter((complaint) => complaint !== undefined),
    [],
  );
});

test("every page is listed, and every file is linked to", () => {
  const html = readdirSync(siteFolder, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".html"),
  );
  assert.deepEqual([...html].sort(), [...sitePages].sort());
  const files = readdirSync(join(siteFolder, "files"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(siteFolder, join(entry.parentPath, entry.name)));
  const linked = new Set(listLinks("downloads.html").map(({ to }) => to.replace("./", "")));
  assert.deepEqual(
    files.filter((path) => !linked.has(path)),
    [],
  );
});
