export * from "./read-input.ts";
