// Generated from conformance/cases/signature.schema.json by "npm run generate". Do not edit.

export type Repeatable = string | {
    readonly repeat: string;
    readonly times: number;
};
export type Time = string;
/**
 * Cases that a verifier of X-Signature-256 must decide: secrets, body and header as received, and the verdict.
 */
export interface SignatureCase {
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
     * The secrets of the verifier, each with its name.
     */
    readonly secrets: readonly CaseSecret[];
    /**
     * Bytes of the body, in base64.
     */
    readonly body: Repeatable;
    /**
     * Values of X-Signature-256, one per item; empty if the header is absent.
     */
    readonly header: readonly string[];
    readonly options?: {
        /**
         * Whether a digest without sha256= is allowed.
         */
        readonly bareDigest?: true;
        /**
         * The time of the verification; any time if missing.
         */
        readonly now?: Time;
    };
    readonly verdict: "accepted" | "refused";
    /**
     * Whether the other verdict also conforms.
     */
    readonly either?: true;
    /**
     * Name of the secret that matches.
     */
    readonly keyId?: string;
    /**
     * The first reason that applies, in this order.
     */
    readonly reason?: "missing-header" | "empty-header" | "duplicated-header" | "wrong-algorithm" | "missing-prefix" | "not-hex" | "wrong-length" | "no-secret" | "mismatch";
    /**
     * Reasons that also conform.
     *
     * Items: The first reason that applies, in this order.
     */
    readonly otherReasons?: readonly ("missing-header" | "empty-header" | "duplicated-header" | "wrong-algorithm" | "missing-prefix" | "not-hex" | "wrong-length" | "no-secret" | "mismatch")[];
    /**
     * Editions to which it applies; if missing, every edition of its contract.
     */
    readonly editions?: readonly string[];
}
export interface CaseSecret {
    readonly id: string;
    /**
     * A string; its UTF-8 bytes are the key.
     */
    readonly secret: Repeatable;
    /**
     * The secret is valid until this time.
     */
    readonly notAfter?: Time;
}
