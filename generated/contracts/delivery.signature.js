// Generated from spec/main.tsp by "npm run generate". Do not edit.

export const signatureHeader = "X-Signature-256";
