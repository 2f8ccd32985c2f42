import type { Flaw } from "./flaw.ts";

/** A flaw with what noticed it when all were planted last. */
export interface Killed extends Pick<Flaw, "clause" | "sentence" | "place" | "flaw" | "equal"> {
  readonly killedBy: readonly string[];
}

/** Where the results of the last whole run stand. */
export const killedFile: URL = new URL("killed.json", import.meta.url);
