import type { EventEmitter } from "node:events";
import type { Option, Command as Parsed } from "commander";

/** A command. The types of `commander` do not declare that a command emits the text after its help. */
type Command = Parsed & EventEmitter;

const cli = new URL("../../cli/run.ts", import.meta.url).href;

/** Escapes text of the command, so `<file>` does not become a tag. */
const escapeText = (text: string): string => text.replaceAll("<", "&lt;").replaceAll("|", "\\|");

function describe({ description, argChoices = [] }: Pick<Option, "description" | "argChoices">): string {
  const choices = argChoices.map((one) => `\`${one}\``).join(", ");
  return [escapeText(description), choices].filter((one) => one !== "").join(": ");
}

function describeOption(option: Option): string {
  const { defaultValue, defaultValueDescription: usual = defaultValue } = option;
  return usual === undefined || usual === true ? describe(option) : `${describe(option)}. Default: ${usual}`;
}

/** Writes the section of a command: its purpose, usage, arguments, options and examples. */
function writeCommand(command: Command, parents: readonly string[]): string {
  const path = [...parents, command.name()];
  const rows = [
    ...command.registeredArguments.map((one) => [`\`${one.name()}\``, describe(one)]),
    ...command.options
      .filter(({ hidden }) => !hidden)
      .map((one) => [`\`${one.flags}\``, describeOption(one)]),
  ];
  if (rows.some(([name]) => name?.includes("--format")))
    rows.push([
      "",
      "The JSON output of every command follows [one schema](/command-output.schema.json){target=_self}.",
    ]);
  const examples: string[] = [];
  command.emit("afterHelp", { error: false, command, write: (text: string) => examples.push(text) });
  return [
    `${"#".repeat(path.length - 1)} ${path.slice(1).join(" ")}`,
    escapeText(command.description()),
    `\`\`\`sh\n${path.join(" ")} ${command.usage()}\n\`\`\``,
    rows.length === 0
      ? ""
      : ["| Argument or option | |", "| --- | --- |", ...rows.map((row) => `| ${row.join(" | ")} |`)].join(
          "\n",
        ),
    examples.length === 0 ? "" : `\`\`\`text\n${examples.join("").trim()}\n\`\`\``,
    ...(command.commands as Command[]).map((inner) => writeCommand(inner, path)),
  ].join("\n\n");
}

/** The pages of the commands, generated from their own definitions. */
export default {
  async paths(): Promise<{ params: { name: string }; content: string }[]> {
    const { commands } = await import(cli);
    const io = { stdout: { columns: 100, isTTY: false }, stderr: { columns: 100, isTTY: false }, env: {} };
    const all: Command[] = [];
    for (const load of Object.values<() => Promise<(io: unknown, finish: () => void) => Command>>(commands))
      all.push((await load())(io, () => undefined));
    return all.map((command) => ({
      params: { name: command.name() },
      content: writeCommand(command, ["annotation-contracts"]),
    }));
  },
};
