// Generated from conformance/cases/payload.schema.json by "npm run generate". Do not edit.

/**
 * A document that a validator must accept or reject: given in full, or a sample with changes.
 */
export interface PayloadCase {
    /**
     * Never reused.
     */
    readonly id: string;
    readonly description: string;
    /**
     * Clause of a source document, in spec/clauses.json.
     */
    readonly clause: string;
    /**
     * Id of a row in spec/decisions.json.
     */
    readonly decision?: string;
    /**
     * The authority behind it: the source, a decision, or the needs of production.
     */
    readonly level: "document" | "reading" | "robustness";
    /**
     * Name of a file in conformance/samples, without its extension.
     */
    readonly sample?: string;
    /**
     * The document itself.
     */
    readonly document?: unknown;
    /**
     * Values to set, by JSON Pointer.
     */
    readonly set?: {
        [k: string]: unknown;
    };
    /**
     * Properties to remove, by JSON Pointer.
     */
    readonly remove?: readonly string[];
    /**
     * How many times to repeat a string or the items of a list, by JSON Pointer.
     */
    readonly repeat?: {
        [k: string]: number;
    };
    readonly mode: "strict" | "tolerant" | "both";
    readonly status: "valid" | "invalid" | "unknown";
    /**
     * The rule that decides it and that JSON Schema cannot express. A validator with only the published schema accepts the document.
     */
    readonly needs?: "rule";
    /**
     * Every error, in order.
     */
    readonly errors?: readonly Finding[];
    /**
     * Every warning, in order; not compared if missing.
     */
    readonly warnings?: readonly {
        readonly rule: string;
        readonly path: string;
    }[];
    /**
     * Editions to which it applies; if missing, every edition of its contract.
     */
    readonly editions?: readonly string[];
    /**
     * Errors that also conform, such as those of the other branch of a union.
     */
    readonly otherErrors?: readonly Finding[];
}
export interface Finding {
    readonly code: string;
    readonly path: string;
}
