// Generated from conformance/cases/payload.schema.json by "npm run generate". Do not edit.

/**
 * A document that a validator must decide: its own, or a sample with changes.
 */
export interface PayloadCase {
    /**
     * Never reused.
     */
    readonly id: string;
    readonly description: string;
    readonly clause: string;
    /**
     * Row of spec/decisions.json.
     */
    readonly decision?: string;
    /**
     * What decides it: the source, the ledger, or what production needs.
     */
    readonly level: "document" | "reading" | "robustness";
    /**
     * File of conformance/samples without extension.
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
     * Members to remove, by JSON Pointer.
     */
    readonly remove?: readonly string[];
    /**
     * How often a text, or the items of a list, stand there, by JSON Pointer.
     */
    readonly repeat?: {
        [k: string]: number;
    };
    readonly mode: "strict" | "tolerant" | "both";
    readonly status: "valid" | "invalid" | "unknown";
    /**
     * What decides it beyond JSON Schema: a validator that has the published schema alone accepts the document.
     */
    readonly needs?: "rule";
    /**
     * Every error, in order.
     */
    readonly errors?: readonly Finding[];
    /**
     * Every warning, in order; not compared where missing.
     */
    readonly warnings?: readonly {
        readonly rule: string;
        readonly path: string;
    }[];
    /**
     * Editions in which it holds; every edition of its contract where missing.
     */
    readonly editions?: readonly string[];
    /**
     * Errors that conform as well, such as those of the other branch of a union.
     */
    readonly otherErrors?: readonly Finding[];
}
export interface Finding {
    readonly code: string;
    readonly path: string;
}
