import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";

/** The effect of a flood. */
interface FloodToll {
  readonly chunks: number;
  /** Most megabytes by which the receiver's process grew above idle. */
  readonly grown: number;
  /** First line of the answer. */
  readonly answer: string;
}

/** Chunks of one byte: one for each byte of the longest body that a receiver takes. */
const CHUNKS = 10 * 1_024 * 1_024;

/** Chunks that are written at a time. */
const PIECE = 65_536;

/** Sends one unsigned body in chunks of one byte, and regularly measures the memory of the receiver's process. */
export async function floodReceiver(): Promise<FloodToll> {
  const script = new URL("../../src/receiver/fixtures/memory-server.ts", import.meta.url);
  const server = fork(script, { execArgv: ["--expose-gc"] });
  const [{ port }] = await once(server, "message");
  const socket = connect(port, "127.0.0.1");
  const answered = once(socket, "data");
  socket.write(
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
  );
  const piece = Buffer.from("1\r\nx\r\n".repeat(PIECE));
  let grown = 0;
  for (let sent = 0; sent < CHUNKS; sent += PIECE) {
    if (!socket.write(piece)) await once(socket, "drain");
    grown = Math.max(grown, await measureGrowth(server));
  }
  socket.write("0\r\n\r\n");
  const [answer] = await answered;
  grown = Math.max(grown, await measureGrowth(server));
  socket.destroy();
  server.kill();
  return { chunks: CHUNKS, grown: Math.round(grown / 1e6), answer: String(answer).split("\r\n")[0] ?? "" };
}

async function measureGrowth(server: ChildProcess): Promise<number> {
  server.send("measure");
  const [{ grown }] = await once(server, "message");
  return grown;
}
