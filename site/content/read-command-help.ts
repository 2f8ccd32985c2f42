import { execFileSync } from "node:child_process";
import { projectRoot } from "#scripts/sources/files.ts";

/** A command with its help, as a terminal shows it. */
export interface CommandHelp {
  /** Such as `conformance receiver`; empty for the command itself. */
  readonly name: string;
  readonly help: string;
}

/**
 * Asks the command, and each command that it lists, for its help. It runs in its own process: the command is the
 * top floor, which the site does not import.
 */
const program = `
import { allCommands } from "./cli/commands/all-commands.ts";
import { run } from "./cli/run.ts";

async function readHelp(name) {
  let help = "";
  const stdout = { isTTY: false, columns: 100, write: async (text) => void (help += text) };
  const words = name.split(" ").filter((word) => word !== "");
  await run([...words, "--help"], { stdout, stderr: stdout, env: {}, signal: new AbortController().signal }, allCommands);
  const [, list = ""] = /^Commands:\\n((?: {2}.*\\n)*)/m.exec(help) ?? [];
  const names = [...list.matchAll(/^ {2}([a-z-]+)/gm)].map(([, one]) => one).filter((one) => one !== "help");
  const inner = [];
  for (const one of names) inner.push(...(await readHelp([...words, one].join(" "))));
  return [{ name, help }, ...inner];
}

console.log(JSON.stringify(await readHelp("")));
`;

const known: CommandHelp[] = [];

/** Reads the help of the command and of each of its commands. */
export function readCommandHelp(): readonly CommandHelp[] {
  if (known.length === 0) {
    const args = ["--input-type=module", "--eval", program];
    known.push(...JSON.parse(execFileSync(process.execPath, args, { cwd: projectRoot, encoding: "utf8" })));
  }
  return known;
}
