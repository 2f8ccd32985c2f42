/** The doctor: finds why a signature does not match, and the remedy. */
export * from "./doctor/diagnose.ts";
