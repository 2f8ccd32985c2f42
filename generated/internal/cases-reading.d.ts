// Generated from conformance/cases/reading.schema.json by "npm run generate". Do not edit.

/**
 * Bytes that a reader must accept or reject before or while it applies the contract.
 */
export interface ReadingCase {
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
    readonly contract: "webhook" | "raster-info";
    /**
     * Parts of the body, in order.
     */
    readonly body: readonly Part[];
    readonly status: "valid" | "invalid" | "unknown" | "not-utf8" | "not-json" | "too-deep";
    /**
     * Editions to which it applies; if missing, every edition of its contract.
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
     * How many times to repeat it. Default: once.
     */
    readonly times?: number;
}
