import { closeSync, openSync, readSync } from "node:fs";
import type { RangeTask } from "./protocol.ts";
import type { Records } from "./records.ts";

/** Reads the lines of files. */
type ReadRange = (task: RangeTask) => Records;

/** Bytes read at a time to find the end of a range's last line. */
const STEP = 64 * 1024;
const NEWLINE = 0x0a;

/** The file that is open, and the memory that is used again for every range. */
interface State {
  path: string | undefined;
  fd: number;
  buffer: Buffer;
}

/** Creates a reader that keeps one file open, and takes memory for one range and the rest of its last line. */
export function createReadRange(longest: number): ReadRange {
  const state: State = { path: undefined, fd: -1, buffer: Buffer.alloc(0) };
  return (task) => {
    if (state.path !== task.path) open(state, task.path);
    const size = task.end - task.start + 1 + STEP;
    if (state.buffer.length !== size) state.buffer = Buffer.allocUnsafeSlow(size);
    return readLines(state, task, longest);
  };
}

function open(state: State, path: string): void {
  if (state.fd >= 0) closeSync(state.fd);
  state.fd = openSync(path, "r");
  state.path = path;
}

/** Reads from the byte before the range, which says whether a line begins with the range, to the end of its last line. */
function readLines(state: State, { start, end }: RangeTask, longest: number): Records {
  const offset = Math.max(0, start - 1);
  const length = end - offset;
  let filled = fill(state, 0, length, offset);
  const none = { bytes: state.buffer, at: 0, end: 0, isCut: false };
  const at = start === 0 ? 0 : state.buffer.subarray(0, filled).indexOf(NEWLINE) + 1;
  if ((start > 0 && at === 0) || at >= filled) return none;
  const last = state.buffer.lastIndexOf(NEWLINE, filled - 1) + 1;
  if (last === filled || filled < length) return { ...none, at, end: filled };
  for (let searched = filled; ; searched = filled) {
    filled += fill(state, filled, STEP, offset + filled);
    const newline = state.buffer.subarray(searched, filled).indexOf(NEWLINE);
    const stop = newline >= 0 ? searched + newline + 1 : filled;
    if (newline >= 0 || filled === searched) return { bytes: state.buffer, at, end: stop, isCut: false };
    if (filled - last > longest) return { bytes: state.buffer, at, end: last, isCut: true };
  }
}

/** Reads bytes from the file into the buffer, which grows as needed; returns how many bytes there were. */
function fill(state: State, at: number, length: number, offset: number): number {
  if (at + length > state.buffer.length) {
    const larger = Buffer.allocUnsafeSlow(2 * state.buffer.length + length);
    state.buffer.copy(larger, 0, 0, at);
    state.buffer = larger;
  }
  let filled = 0;
  while (filled < length) {
    const read = readSync(state.fd, state.buffer, at + filled, length - filled, offset + filled);
    if (read === 0) break;
    filled += read;
  }
  return filled;
}
