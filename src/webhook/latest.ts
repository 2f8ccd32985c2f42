/** The webhook contract in its newest edition: types and validation. */

export * from "./2.76.ts";
