import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { chromium } from "./browser.ts";

/** Folder of the checks. */
const folder = import.meta.dirname;

/** Runs a command with the terminal's output. Returns whether it succeeded. */
function run(command: string, ...parameters: readonly string[]): boolean {
  return spawnSync(command, parameters, { cwd: folder, stdio: "inherit" }).status === 0;
}

function checkSite(): boolean {
  if (!existsSync(new URL("../../dist/site/index.html", import.meta.url))) {
    console.error('cannot check the site: dist/site is missing, run "npm run docs" first');
    return false;
  }
  if (!existsSync(chromium)) {
    console.error(`cannot check the site: ${chromium} is missing, run "apt-get install chromium" first`);
    return false;
  }
  const files = readdirSync(folder).filter((file) => file.endsWith(".check.ts"));
  if (process.argv.includes("--all")) process.env.SITE_PAGES = "all";
  return (
    run("npm", "exec", "--", "tsc", "--noEmit", "-p", ".") &&
    run(process.execPath, "--test", "--test-reporter=spec", ...files)
  );
}

process.exitCode = checkSite() ? 0 : 1;
