import { hrtime } from "node:process";

/** Reads the milliseconds of a clock that is never set, and that all threads share. */
export const readUptime = (): number => Number(hrtime.bigint()) / 1e6;
