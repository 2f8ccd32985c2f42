import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** The GitHub Action of this repository, as far as it is tested. */
export interface Action {
  readonly inputs: Readonly<Record<string, { readonly required?: boolean; readonly default?: string }>>;
  readonly runs: {
    readonly using: string;
    readonly steps: readonly Partial<Step>[];
  };
}

/** The step that runs a suite. */
export interface Step {
  readonly id: string;
  readonly shell: string;
  readonly run: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Finds the step that runs a suite. */
export function suiteStepOf({ runs }: Action): Step {
  // The step of that name has all members.
  return runs.steps.find(({ id }) => id === "suite") as Step;
}

/** Reads action.yml. */
export function readAction(): Action {
  return parse(readFileSync(new URL("../../action.yml", import.meta.url), "utf8"));
}

/** Fills in the environment of the action's step, as GitHub does with the inputs of a workflow. */
export function environmentOf(
  action: Action,
  inputs: Readonly<Record<string, string>>,
): Record<string, string> {
  const { env } = suiteStepOf(action);
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => {
      const [, input = ""] = /^\$\{\{ inputs\.([a-z-]+) \}\}$/.exec(value) ?? [];
      if (!(input in action.inputs)) throw new Error(`action.yml: ${name} is not an input: ${value}`);
      return [name, inputs[input] ?? action.inputs[input]?.default ?? ""];
    }),
  );
}
