/** The doctor: finds why a signature does not match, and the remedy. */
export * from "./diagnose/diagnose.ts";
