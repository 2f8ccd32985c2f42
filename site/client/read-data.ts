import { byId } from "./by-id.ts";

/** Reads the data that the page brings along in a script element. */
export function readData<T>(id: string): T {
  return JSON.parse(byId(id).textContent ?? "");
}
