import { examples } from "#generated/contracts/delivery.examples.js";

/** Writes the examples in a command's help: its own, and those of the contract. */
export function showExamples(command: string, ...own: readonly string[]): string {
  const lines = [...own, ...(examples[command] ?? [])].map((line) => `\n  $ annotation-contracts ${line}`);
  return `Examples:${lines.join("")}`;
}

/** Describes an argument that names an event. */
export const eventHint: string =
  examples.event === undefined ? "an event" : `an event, such as ${examples.event}`;
