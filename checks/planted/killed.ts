import type { Flaw } from "./flaw.ts";

/** A flaw and what noticed it when all were last planted. */
export interface Killed extends Pick<Flaw, "clause" | "sentence" | "place" | "flaw" | "equal"> {
  readonly killedBy: readonly string[];
}

/** File with the results of the last whole run. */
export const killedFile: URL = new URL("killed.json", import.meta.url);
