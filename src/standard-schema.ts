/** Both contracts as Standard Schema. */
export * from "./validate/standard-schema.ts";
