// Generated from conformance/cases/reading.schema.json by "npm run generate". Do not edit.

/**
 * Bytes that a reader must decide before, or along with, what the contract says of them.
 */
export interface ReadingCase {
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
    readonly contract: "webhook" | "raster-info";
    /**
     * Parts of the body, in order.
     */
    readonly body: readonly Part[];
    readonly status: "valid" | "invalid" | "unknown" | "not-utf8" | "not-json" | "too-deep";
    /**
     * Editions in which it holds; every edition of its contract where missing.
     */
    readonly editions?: readonly string[];
}
export interface Part {
    /**
     * In UTF-8.
     */
    readonly text?: string;
    readonly base64?: string;
    /**
     * How often it is repeated; once unless given.
     */
    readonly times?: number;
}
