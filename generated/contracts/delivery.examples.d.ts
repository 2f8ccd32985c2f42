// Generated from spec/main.tsp by "npm run generate". Do not edit.

/** Examples in the help of the command, by what they are of. */
export declare const examples: Readonly<Record<string, readonly string[]>>;
