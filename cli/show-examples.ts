import { examples } from "#generated/contracts/delivery.examples.js";

/** Writes the examples of a command's help: some of its own, and those that the contract gives. */
export function showExamples(command: string, ...own: readonly string[]): string {
  const lines = [...own, ...(examples[command] ?? [])].map((line) => `\n  $ annotation-contracts ${line}`);
  return `Examples:${lines.join("")}`;
}

/** Says what an argument that names an event is. */
export const eventHint: string =
  examples.event === undefined ? "an event" : `an event, such as ${examples.event}`;
