import { byId } from "./by-id.ts";

/** Reads the data in a script element of the page. */
export function readData<T>(id: string): T {
  return JSON.parse(byId(id).textContent ?? "");
}
