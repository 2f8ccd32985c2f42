// Generated from conformance/cases/receiver.schema.json by "npm run generate". Do not edit.

export type Treatment = "byte-order-mark" | "gzip" | "last-byte-changed" | "last-byte-dropped" | "minified" | "newline-added" | "padded-to-limit" | "padded-beyond-limit" | "replaced-ill-formed" | "utf-16";
/**
 * A request that a receiver must take or refuse.
 */
export interface ReceiverCase {
    /**
     * either where both conform, so that only a receiver that breaks fails.
     */
    readonly expect: "accepted" | "refused" | "either";
    /**
     * Statuses that are right for a refusal; what is accepted is answered 200.
     */
    readonly status?: readonly number[];
    /**
     * Whether to close the connection without an answer is right as well.
     */
    readonly silent?: true;
    /**
     * Whether the answer must be a short text.
     */
    readonly text?: true;
    readonly request?: RequestData;
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
     * Receivers that the case is for; both where missing.
     */
    readonly mode?: "strict" | "tolerant";
    /**
     * Requests that go before, each with its own answer.
     */
    readonly before?: readonly {
        /**
         * either where both conform, so that only a receiver that breaks fails.
         */
        readonly expect: "accepted" | "refused" | "either";
        /**
         * Statuses that are right for a refusal; what is accepted is answered 200.
         */
        readonly status?: readonly number[];
        /**
         * Whether to close the connection without an answer is right as well.
         */
        readonly silent?: true;
        /**
         * Whether the answer must be a short text.
         */
        readonly text?: true;
        readonly request?: RequestData;
    }[];
    /**
     * How the requests share connections.
     */
    readonly connection?: "own" | "kept" | "pipelined" | "parallel";
    /**
     * Editions in which it holds; every edition of its contract where missing.
     */
    readonly editions?: readonly string[];
}
/**
 * What is missing makes it a good delivery: a signed ping.
 */
export interface RequestData {
    readonly method?: string;
    /**
     * Joined to that of the target; {hex} stands for the digest.
     */
    readonly query?: string;
    /**
     * null leaves it out.
     */
    readonly contentType?: string | null;
    /**
     * Further lines: name and value.
     */
    readonly headers?: readonly (readonly [
        string,
        string
    ])[];
    readonly body?: BodyData;
    /**
     * null sends none.
     */
    readonly signature?: SignatureData | null;
    readonly transfer?: TransferData;
}
export interface BodyData {
    /**
     * File of conformance/samples without extension; ping where bytes are missing too.
     */
    readonly sample?: string;
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
    /**
     * Pieces one after another, each a text or base64, repeated.
     */
    readonly bytes?: readonly {
        readonly text?: string;
        readonly base64?: string;
        readonly times?: number;
    }[];
    /**
     * What is done to the bytes before they are sent, in order.
     */
    readonly then?: readonly Treatment[];
}
export interface SignatureData {
    /**
     * The value of each line; {hex}, {HEX}, {base64} or {hex:0:63} stand for the digest or a part of it, {unlike} for another in which every digit differs. A code unit is one byte.
     */
    readonly lines?: readonly string[];
    readonly name?: string;
    readonly secret?: "wrong" | "empty";
    readonly algorithm?: "sha1" | "sha512" | "unkeyed-sha256";
    /**
     * What is signed: the bytes before `then`, none, or those sent after another treatment; those sent where missing.
     */
    readonly over?: ("plain" | "nothing") | Treatment;
}
export interface TransferData {
    readonly chunked?: true;
    /**
     * Pieces the body is written in; characters cuts each character beyond ASCII between its bytes.
     */
    readonly pieces?: number | "characters";
    /**
     * Milliseconds between the pieces.
     */
    readonly pause?: number;
    readonly expectContinue?: true;
    readonly end?: "after-request" | "before-last-byte";
    readonly signatureInTrailer?: true;
}
export interface AnswerData {
    /**
     * either where both conform, so that only a receiver that breaks fails.
     */
    readonly expect?: "accepted" | "refused" | "either";
    /**
     * Statuses that are right for a refusal; what is accepted is answered 200.
     */
    readonly status?: readonly number[];
    /**
     * Whether to close the connection without an answer is right as well.
     */
    readonly silent?: true;
    /**
     * Whether the answer must be a short text.
     */
    readonly text?: true;
    readonly request?: RequestData;
}
