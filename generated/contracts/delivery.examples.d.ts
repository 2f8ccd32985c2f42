// Generated from spec/main.tsp by "npm run generate". Do not edit.

/** Examples in the help of commands, by kind. */
export declare const examples: Readonly<Record<string, readonly string[]>>;
