// Generated from conformance/cases/receiver.schema.json by "npm run generate". Do not edit.

export type Treatment = "byte-order-mark" | "gzip" | "last-byte-changed" | "last-byte-dropped" | "minified" | "newline-added" | "padded-to-limit" | "padded-beyond-limit" | "replaced-ill-formed" | "utf-16";
/**
 * A request that a receiver must accept or reject.
 */
export interface ReceiverCase {
    /**
     * `either` if both conform, so only a receiver that breaks fails.
     */
    readonly expect: "accepted" | "refused" | "either";
    /**
     * Correct statuses for a rejection. An accepted request gets 200.
     */
    readonly status?: readonly number[];
    /**
     * Whether closing the connection without a response is also correct.
     */
    readonly silent?: true;
    /**
     * Whether the response must be a short text.
     */
    readonly text?: true;
    readonly request?: RequestData;
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
     * The mode of receivers that the case is for; both modes if missing.
     */
    readonly mode?: "strict" | "tolerant";
    /**
     * Requests to send before, each with its expected response.
     */
    readonly before?: readonly {
        /**
         * `either` if both conform, so only a receiver that breaks fails.
         */
        readonly expect: "accepted" | "refused" | "either";
        /**
         * Correct statuses for a rejection. An accepted request gets 200.
         */
        readonly status?: readonly number[];
        /**
         * Whether closing the connection without a response is also correct.
         */
        readonly silent?: true;
        /**
         * Whether the response must be a short text.
         */
        readonly text?: true;
        readonly request?: RequestData;
    }[];
    /**
     * How the requests share connections.
     */
    readonly connection?: "own" | "kept" | "pipelined" | "parallel";
    /**
     * Editions to which it applies; if missing, every edition of its contract.
     */
    readonly editions?: readonly string[];
}
/**
 * Missing parts get the values of a valid delivery: a signed ping.
 */
export interface RequestData {
    readonly method?: string;
    /**
     * Appended to the target's query; {hex} is replaced with the digest.
     */
    readonly query?: string;
    /**
     * null omits it.
     */
    readonly contentType?: string | null;
    /**
     * Additional header lines: name and value.
     */
    readonly headers?: readonly (readonly [
        string,
        string
    ])[];
    readonly body?: BodyData;
    /**
     * null omits the signature.
     */
    readonly signature?: SignatureData | null;
    readonly transfer?: TransferData;
}
export interface BodyData {
    /**
     * Name of a file in conformance/samples, without its extension. Default without bytes: ping.
     */
    readonly sample?: string;
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
     * How often to repeat a string or the items of a list, by JSON Pointer.
     */
    readonly repeat?: {
        [k: string]: number;
    };
    /**
     * Consecutive pieces, each a text or base64, optionally repeated.
     */
    readonly bytes?: readonly {
        readonly text?: string;
        readonly base64?: string;
        readonly times?: number;
    }[];
    /**
     * Changes to the bytes before they are sent, in order.
     */
    readonly then?: readonly Treatment[];
}
export interface SignatureData {
    /**
     * The value of each line. {hex}, {HEX}, {base64} or {hex:0:63} are replaced with the digest or part of it, {unlike} with a digest in which every digit differs. Each code unit is sent as one byte.
     */
    readonly lines?: readonly string[];
    readonly name?: string;
    readonly secret?: "wrong" | "empty";
    readonly algorithm?: "sha1" | "sha512" | "unkeyed-sha256";
    /**
     * The signed bytes: those before `then`, none, or those after other changes. Default: the bytes that are sent.
     */
    readonly over?: ("plain" | "nothing") | Treatment;
}
export interface TransferData {
    readonly chunked?: true;
    /**
     * How the body is split into pieces; `characters` splits each non-ASCII character between its bytes.
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
     * `either` if both conform, so only a receiver that breaks fails.
     */
    readonly expect?: "accepted" | "refused" | "either";
    /**
     * Correct statuses for a rejection. An accepted request gets 200.
     */
    readonly status?: readonly number[];
    /**
     * Whether closing the connection without a response is also correct.
     */
    readonly silent?: true;
    /**
     * Whether the response must be a short text.
     */
    readonly text?: true;
    readonly request?: RequestData;
}
