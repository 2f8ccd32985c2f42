// Generated from contracts.config.ts by "npm run generate". Do not edit.

/** The webhook contract in its newest edition: types and validation. */

export * from "./2.76.ts";
