import type { SenderDriver } from "../../../suites/sender/scene.ts";
import type { createSender, Request } from "./right.ts";

/** Drives an independent sender inside this process, with the same requests as a process would get. */
export function createSenderDriver(answer: ReturnType<typeof createSender>): SenderDriver {
  return {
    ask: async (request, { trace }) => {
      const line = JSON.stringify(request);
      trace?.("sent", line);
      // Converted to text and back, as between processes, so that nothing is shared.
      const text = JSON.stringify(await answer(JSON.parse(line) as Request));
      trace?.("received", text);
      return JSON.parse(text);
    },
    close: async () => {},
  };
}
