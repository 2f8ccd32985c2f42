import { fillMarkers } from "../src/text/markdown.ts";

/** The results of the last run of `record.ts`, and its machine. */
export interface Recorded {
  /** Day of the run, UTC. */
  readonly date: string;
  readonly machine: Readonly<Record<"memory" | "system" | "node" | "v8", string>> & {
    readonly cores: number;
  };
  /** Versions of what was measured beside this project. */
  readonly versions: Readonly<Record<string, string>>;
  /** The output of each program: Markdown. */
  readonly outputs: Readonly<Record<string, string>>;
}

/** Where the results are kept. */
export const recordedPath: URL = new URL("results.json", import.meta.url);

/** Fills the marked places of bench/README.md with what was measured. */
export function renderRecorded(readme: string, { date, machine, outputs }: Recorded): string {
  const { cores, memory, system, node } = machine;
  const shape = `Measured on ${date}: ${cores} cores, ${memory}, ${system}, Node ${node}. \`results.json\` has it all.`;
  return fillMarkers(readme, { machine: shape, ...outputs });
}
