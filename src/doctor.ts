/** The doctor: names why a signature does not match, with the remedy. */
export * from "./doctor/diagnose.ts";
