import { writeSync } from "node:fs";
import { readCause } from "#src/text/read-cause.ts";
import { createService, eventOf, openStore } from "./open-store.ts";

// A process that emits as fast as it may, and names on stdout each event that was accepted, until it is killed.
// Arguments: address of the store, first number, most events.

const [address = "", first = "0", most = "1000000"] = process.argv.slice(2);
const { store } = await openStore(address);
const service = createService(store);
writeSync(1, "ready\n");

let next = Number(first);
const end = next + Number(most);
const emit = async (): Promise<void> => {
  while (next < end) {
    const id = next++;
    try {
      await service.emit(eventOf(id));
    } catch (error) {
      writeSync(1, `refused ${id} ${readCause(error).code}\n`);
      continue;
    }
    writeSync(1, `accepted ${id}\n`);
  }
};
await Promise.all(Array.from({ length: 4 }, emit));
writeSync(1, "done\n");
setInterval(() => undefined, 1_000);
