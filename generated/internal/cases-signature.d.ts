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
     * What the verifier holds, each under its name.
     */
    readonly secrets: readonly CaseSecret[];
    /**
     * Bytes of the body, in base64.
     */
    readonly body: Repeatable;
    /**
     * Values of X-Signature-256, one an item; none where the header is absent.
     */
    readonly header: readonly string[];
    readonly options?: {
        /**
         * Whether a digest without sha256= is allowed.
         */
        readonly bareDigest?: true;
        /**
         * When the case is decided; at any time where missing.
         */
        readonly now?: Time;
    };
    readonly verdict: "accepted" | "refused";
    /**
     * Whether the other verdict conforms as well.
     */
    readonly either?: true;
    /**
     * Name of the secret that matches.
     */
    readonly keyId?: string;
    /**
     * The first that applies, in this order.
     */
    readonly reason?: "missing-header" | "empty-header" | "duplicated-header" | "wrong-algorithm" | "missing-prefix" | "not-hex" | "wrong-length" | "no-secret" | "mismatch";
    /**
     * Reasons that conform as well.
     *
     * Items: The first that applies, in this order.
     */
    readonly otherReasons?: readonly ("missing-header" | "empty-header" | "duplicated-header" | "wrong-algorithm" | "missing-prefix" | "not-hex" | "wrong-length" | "no-secret" | "mismatch")[];
    /**
     * Editions in which it holds; every edition of its contract where missing.
     */
    readonly editions?: readonly string[];
}
export interface CaseSecret {
    readonly id: string;
    /**
     * A text; its UTF-8 bytes are the key.
     */
    readonly secret: Repeatable;
    /**
     * Last moment at which the secret is in force.
     */
    readonly notAfter?: Time;
}
