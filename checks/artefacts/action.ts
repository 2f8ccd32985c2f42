import { parse } from "yaml";
import { readText } from "#scripts/sources/files.ts";

/** The GitHub Action of this repository, as far as the tests need it. */
export interface Action {
  readonly inputs: Readonly<Record<string, { readonly required?: boolean; readonly default?: string }>>;
  readonly runs: {
    readonly using: string;
    readonly steps: readonly Partial<Step>[];
  };
}

/** The step that runs a suite. */
interface Step {
  readonly id: string;
  readonly shell: string;
  readonly run: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Finds the step that finds or builds the command, or the one that runs a suite. */
export function findStep({ runs }: Action, id: "command" | "suite"): Step {
  // The steps with these names have all members.
  return runs.steps.find((one) => one.id === id) as Step;
}

/** Reads action.yml. */
export function readAction(): Action {
  return parse(readText("action.yml"));
}

/** Fills in the environment of the action's step as GitHub does: from the inputs of a workflow, and the command that an earlier step found. */
export function fillEnvironment(
  action: Action,
  inputs: Readonly<Record<string, string>>,
  main: string,
): Record<string, string> {
  const { COMMAND: _, ...env } = findStep(action, "suite").env;
  const given = Object.fromEntries(
    Object.entries(env).map(([name, value]) => {
      const [, input = ""] = /^\$\{\{ inputs\.([a-z-]+) \}\}$/.exec(value) ?? [];
      if (!(input in action.inputs)) throw new Error(`action.yml: ${name} is not an input: ${value}`);
      return [name, inputs[input] ?? action.inputs[input]?.default ?? ""];
    }),
  );
  return { ...given, COMMAND: main };
}
