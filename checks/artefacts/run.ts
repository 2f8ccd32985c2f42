import { chooseNamed } from "../shared/read-arguments.ts";
import { tryParts } from "../shared/try-part.ts";
import { tryCommands } from "./commands.ts";
import { checkContents } from "./contents.ts";
import { createProject } from "./day.ts";
import { plantFlaws } from "./flaws.ts";
import { bundle, compile, lint, load } from "./modules.ts";
import { buildOwn } from "./own.ts";
import { walkGuides, walkReadme } from "./pages.ts";
import { drawPictures } from "./pictures.ts";
import { doTask, tasks } from "./readers.ts";
import { tryStores } from "./stores.ts";
import { openConsole, runAction, runTests, testReceiver } from "./suites.ts";

// Tries a user's day from the packed packages, in empty folders. Arguments: names of rows. Default: all.
const rows: Readonly<Record<string, () => Promise<string>>> = {
  contents: () => checkContents(tarballs),
  lint: () => lint(project, tarballs),
  types: () => compile(project),
  modules: () => load(project),
  bundles: () => bundle(project),
  stores: () => tryStores(project),
  commands: () => tryCommands(project),
  tests: () => runTests(project),
  receiver: () => testReceiver(project),
  action: () => runAction(project),
  ...Object.fromEntries(tasks.map((task) => [task.name, () => doTask(task, project, tarballs)])),
  console: () => openConsole(project),
  own: () => buildOwn(project),
  pictures: () => drawPictures(project),
  readme: () => walkReadme(project),
  guides: () => walkGuides(project),
  flaws: () => plantFlaws(project, tarballs),
};
const chosen = chooseNamed(Object.entries(rows).map(([name, check]) => ({ name, check })));
const project = await createProject();
const { tarballs } = project;
await tryParts(Object.fromEntries(chosen.map(({ name, check }) => [name, check])));
