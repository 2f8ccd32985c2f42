import { readErrorDetails } from "#src/util/error-details.ts";
import type { Output } from "./io.ts";

/**
 * Creates an output of a stream of the process. If its reader ends, the command goes on without output, since its exit code
 * still counts. A lossy output drops every text that cannot be written.
 */
export function createOutput(
  stream: NodeJS.WriteStream,
  { isLossy = false }: { readonly isLossy?: boolean } = {},
): Output {
  let isClosed = false;
  // A failed write rejects its promise; without a listener it would end the process as well.
  stream.on("error", () => {});
  return {
    isTTY: stream.isTTY === true,
    // A terminal of a container may say that it has none.
    columns: stream.columns || 80,
    get isClosed() {
      return isClosed;
    },
    write: (text) =>
      new Promise((resolve, reject) => {
        if (isClosed || text === "") return resolve();
        stream.write(text, (cause) => {
          isClosed ||= readErrorDetails(cause).code === "EPIPE";
          if (cause && !isClosed && !isLossy) reject(cause);
          else resolve();
        });
      }),
  };
}
