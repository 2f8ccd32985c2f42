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
  /** Load of the machine (mean of a minute) before and after each program. Those without were measured before it was noted. */
  readonly load?: Readonly<Record<string, readonly [before: number, after: number]>>;
  /** The output of each program: Markdown. */
  readonly outputs: Readonly<Record<string, string>>;
}

/** Where the results are kept. */
export const recordedPath: URL = new URL("results.json", import.meta.url);

/** Fills the marked places of bench/README.md with what was measured. */
export function renderRecorded(readme: string, { date, machine, load = {}, outputs }: Recorded): string {
  const { cores, memory, system, node } = machine;
  const shape = `Measured on ${date}: ${cores} cores, ${memory}, ${system}, Node ${node}. \`results.json\` has it all.\n\n${conditionsOf(machine.cores, load, Object.keys(outputs))}`;
  return fillMarkers(readme, { machine: shape, ...outputs });
}

/** Says which figures were measured on a quiet machine: the program itself is one process, and nothing else ran. */
function conditionsOf(cores: number, load: Recorded["load"] = {}, programs: readonly string[]): string {
  const loads = programs.flatMap((name) => load[name] ?? []);
  if (programs.some((name) => load[name] === undefined))
    return "**Unquiet**: the load of the machine was not noted for every table, and no range over several days is known. Read ratios, not times.";
  const most = Math.max(...loads);
  return most > cores
    ? `**Unquiet**: the load of the machine was up to ${most.toFixed(1)} on ${cores} cores. Read ratios, not times.`
    : `Load of the machine: up to ${most.toFixed(1)} on ${cores} cores.`;
}
