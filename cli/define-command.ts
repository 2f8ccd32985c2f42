import { Command as ProgramOrCommand } from "@commander-js/extra-typings";
import { Argument, type Command, type Help } from "commander";
import { complain, OUT_OF_REACH, OutOfReach } from "./command.ts";
import type { CreateCommand } from "./create-command.ts";
import type { Flag } from "./flag.ts";
import type { Io } from "./io.ts";

/** Adds a command to the program; the command passes its exit code to `finish`. */
export type AddCommand = (program: Command, io: Io, finish: (exitCode: number) => void) => void;

type Flags = Readonly<Record<string, Flag<unknown>>>;

/** Values of some options, by their names in the code. */
export type Values<F extends Flags> = {
  readonly [Name in keyof F]: F[Name] extends Flag<infer Value> ? Value : never;
};

/** Options for some values. */
export type FlagsFor<Options> = { readonly [Name in keyof Options]: Flag<Options[Name]> };

/** A command, as data. */
interface CommandRow<F extends Flags, Args extends readonly unknown[]> {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  /** Arguments in order: how the usage writes each, its description, and its allowed values. */
  readonly args?: readonly (readonly [name: string, about: string, choices?: readonly string[]])[];
  readonly flags: F;
  /** Text below the help. */
  readonly notes?: readonly string[];
  /** Does the work; resolves to the exit code, and throws `OutOfReach` for 3. */
  readonly run: (options: Values<F>, io: Io, ...args: Args) => Promise<number>;
}

/** Makes a command of its declaration. */
export function defineCommand<F extends Flags, Args extends readonly unknown[]>(
  row: CommandRow<F, Args>,
): AddCommand {
  return (program, io, finish) => {
    const command = program.command(row.name).summary(row.summary).description(row.description);
    for (const [name, about, choices] of row.args ?? []) {
      const argument = new Argument(name, about);
      command.addArgument(choices === undefined ? argument : argument.choices(choices));
    }
    for (const option of Object.values(row.flags)) command.addOption(option);
    for (const text of row.notes ?? [])
      command.addHelpText("after", () => wrapNote(text, command.createHelp(), helpWidth(io)));
    command.action(async (...given) => {
      // Commander gives the options and the command itself after the arguments.
      const args = given.slice(0, -2) as unknown as Args;
      finish(await conclude(io, () => row.run(readValues(row.flags, command.opts()), io, ...args)));
    });
  };
}

/** Returns how wide the help is: as the terminal, up to what reads well. */
export function helpWidth({ stdout }: Io): number {
  return Math.min(100, stdout.columns);
}

/** Fits a text below the help to a width: a paragraph as a whole, indented lines each, commands not at all. */
function wrapNote(note: string, help: Help, width: number): string {
  const lines: string[] = [];
  for (const line of note.split("\n")) {
    const isMore = /^\S/.test(line) && /^\S/.test(lines.at(-1) ?? "");
    lines.push(isMore ? `${lines.pop()} ${line}` : line);
  }
  const wrapped = lines.map((line) => {
    const [indent = ""] = /^ */.exec(line) ?? [];
    if (line.startsWith("$", indent.length)) return line;
    return help.boxWrap(line.slice(indent.length), width - indent.length).replace(/^(?=.)/gm, indent);
  });
  return wrapped.join("\n");
}

/** A switch that is not given is off. */
function readValues<F extends Flags>(flags: F, given: Readonly<Record<string, unknown>>): Values<F> {
  const values = Object.entries(flags).map(([name, option]) => {
    const value = given[option.attributeName()];
    return [name, option.isBoolean() ? value === true : value];
  });
  return Object.fromEntries(values);
}

/** Runs a command and resolves to its exit code, which is 3 if it threw an `OutOfReach`. */
async function conclude(io: Io, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof OutOfReach)) throw cause;
    await complain(io, cause.message);
    return OUT_OF_REACH;
  }
}

/** Adapts a command of a table to the frame, until its own file is written. */
export function toCreate(add: AddCommand): CreateCommand {
  return (io, finish) => {
    const holder = new ProgramOrCommand();
    add(holder as unknown as Command, io, finish);
    const [command] = holder.commands;
    if (command === undefined) throw new TypeError("cannot adapt a command: it was not added");
    return command;
  };
}
