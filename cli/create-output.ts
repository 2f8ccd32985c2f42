import type { Output } from "./io.ts";

/** An output that cannot be written does not end the program: nobody would see the error. */
export function createLossyOutput(stream: NodeJS.WriteStream): Output {
  const output = createOutput(stream);
  return { ...output, write: (text) => output.write(text).catch(() => undefined) };
}

/** Makes an output of a stream of the process. */
export function createOutput(stream: NodeJS.WriteStream): Output {
  // A failed write rejects its promise; without a listener it would end the process as well.
  stream.on("error", () => {});
  return {
    isTTY: stream.isTTY === true,
    // A terminal of a container or a build may say that it has none.
    columns: stream.columns || 80,
    write: (text) =>
      new Promise((resolve, reject) => {
        stream.write(text, (cause) => (cause ? reject(cause) : resolve()));
      }),
  };
}
