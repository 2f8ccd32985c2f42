// Generated from spec/main.tsp by "npm run generate". Do not edit.

/** Name of the header that carries the signature of a delivery (W4.3.3); HTTP ignores its case. */
export declare const signatureHeader: "X-Signature-256";
