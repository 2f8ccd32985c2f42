import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundleCompanion, commandBundle } from "../../scripts/build/bundles.ts";
import { companions } from "../../scripts/build/modules.ts";
import { projectRoot } from "../../scripts/sources/files.ts";
import { siteBundle } from "../../site/bundle.ts";
import { makeFolder } from "../shared/make-folder.ts";
import { readArguments } from "../shared/read-arguments.ts";
import { type Found, tryParts } from "../shared/try-part.ts";
import { bundledPackages } from "./bundled-packages.ts";
import { collectNotices, type Notice } from "./collect-notices.ts";

/** Files of notices, by what they cover. */
const files = [
  {
    path: "THIRD-PARTY.md",
    subject: "What is bundled into the command of the package, with its licences.",
    collect: async () =>
      collectNotices({ folder: projectRoot, packages: await bundledPackages(commandBundle) }),
  },
  ...companions.map((companion) => ({
    path: `packages/${companion.name}/THIRD-PARTY.md`,
    subject: `What is bundled into @annotation-contracts/${companion.name}, with its licences.`,
    collect: async () =>
      collectNotices({ folder: projectRoot, packages: await bundledPackages(bundleCompanion(companion)) }),
  })),
  {
    path: "site/THIRD-PARTY.md",
    subject:
      "What is bundled into the site, with its licences: the libraries of its pages, and all that its API renderer depends on.",
    collect: async () => [
      ...(await collectNotices({ folder: projectRoot, packages: await bundledPackages(siteBundle) })),
      ...(await collectNotices({ folder: join(projectRoot, "site/renderer") })),
    ],
  },
];

/** Writes the notices of the bundled packages; packages with the same text share it. */
function writeNotices(subject: string, notices: readonly Notice[]): string {
  const texts = Map.groupBy(notices, ({ text }) => text);
  const sections = [...texts].map(([text, own]) =>
    [
      ...own.map(({ name, licence }) => `## ${name}, ${licence}`),
      "```text",
      text.replaceAll("```", "'''"),
      "```",
    ].join("\n\n"),
  );
  return `# Third-party notices

${subject} Written by \`npm run licences\`.

${sections.join("\n\n")}
`;
}

/** Checks that a package with a licence that is not on the list is rejected by name. */
async function plantLicence(): Promise<string> {
  const folder = makeFolder("licences");
  const planted = join(folder, "node_modules/planted");
  await mkdir(planted, { recursive: true });
  const manifest = { name: "planting", version: "1.0.0", license: "MIT", dependencies: { planted: "1.0.0" } };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  await writeFile(
    join(planted, "package.json"),
    JSON.stringify({ name: "planted", version: "1.0.0", license: "GPL-3.0-only" }),
  );
  const outcome = await collectNotices({ folder }).then(
    () => "taken",
    (error: Error) => error.message,
  );
  if (!outcome.includes('planted@1.0.0 has the licence "GPL-3.0-only"'))
    throw new Error(`cannot trust the check: a planted licence was ${outcome}`);
  return outcome;
}

const { values } = readArguments({ options: { check: { type: "boolean", default: false } } });

/** Writes the notices of a file, or with `--check` compares them with it. */
async function tryFile({ path, subject, collect }: (typeof files)[number]): Promise<Found> {
  const notices = await collect();
  const text = writeNotices(subject, notices);
  const file = join(projectRoot, path);
  const isCurrent = existsSync(file) && readFileSync(file, "utf8") === text;
  if (!isCurrent && !values.check) writeFileSync(file, text);
  return {
    says: `${notices.length} packages, ${isCurrent ? "current" : "written"}`,
    failures: !isCurrent && values.check ? ['it is not what is bundled; run "npm run licences"'] : [],
  };
}

await tryParts({
  "a planted licence is refused": plantLicence,
  ...Object.fromEntries(files.map((one) => [one.path, () => tryFile(one)])),
});
