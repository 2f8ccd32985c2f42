import { Argument, type Command } from "commander";
import { complain, OUT_OF_REACH, OutOfReach } from "./command.ts";
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
    for (const text of row.notes ?? []) command.addHelpText("after", text);
    command.action(async (...given) => {
      // Commander gives the options and the command itself after the arguments.
      const args = given.slice(0, -2) as unknown as Args;
      finish(await conclude(io, () => row.run(readValues(row.flags, command.opts()), io, ...args)));
    });
  };
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
