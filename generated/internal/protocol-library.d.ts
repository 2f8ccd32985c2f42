// Generated from conformance/protocol/library.schema.json by "npm run generate". Do not edit.

export type LibraryRequest = {
    readonly op: "describe";
} | {
    readonly op: "validate";
    readonly contract: ContractName;
    readonly edition?: Edition;
    readonly mode: ModeName;
    readonly body: Bytes;
} | {
    readonly op: "parse";
    readonly contract: ContractName;
    readonly edition?: Edition;
    readonly body: Bytes;
} | {
    readonly op: "sign";
    readonly secret: string;
    readonly body: Bytes;
} | {
    readonly op: "verify";
    readonly secrets: readonly WireSecret[];
    readonly body: Bytes;
    readonly header: readonly string[];
    readonly bareDigest?: boolean;
    readonly now?: Moment;
};
export type ContractName = "webhook" | "raster-info";
/**
 * Default: that of the source document.
 */
export type Edition = string;
export type ModeName = "strict" | "tolerant";
/**
 * In base64.
 */
export type Bytes = string;
/**
 * A time in RFC 3339 format.
 */
export type Moment = string;
export type LibraryAnswer = {
    readonly unsupported: true;
} | {
    readonly name: string;
    readonly operations: readonly ("validate" | "parse" | "sign" | "verify")[];
    readonly contracts: readonly ContractName[];
    readonly modes: readonly ModeName[];
    /**
     * Default: those of the source documents.
     */
    readonly editions?: readonly string[];
} | {
    readonly status: "valid" | "invalid" | "unknown" | "not-utf8" | "not-json" | "too-deep";
    readonly errors?: readonly WireError[];
    readonly document?: Bytes;
} | {
    readonly header: string;
} | {
    readonly ok: boolean;
    readonly keyId?: string;
    readonly reason?: "missing-header" | "empty-header" | "duplicated-header" | "wrong-algorithm" | "missing-prefix" | "not-hex" | "wrong-length" | "no-secret" | "mismatch";
};
/**
 * Returned unchanged.
 */
export type Id = number;
/**
 * A line of the library protocol: a request to an adapter, or its response.
 */
export interface LibraryProtocol {
    [k: string]: unknown;
}
export interface WireSecret {
    readonly id: string;
    readonly secret: string;
    readonly notAfter?: Moment;
}
export interface WireError {
    /**
     * JSON Pointer.
     */
    readonly path?: string;
    readonly code?: "type" | "required" | "unexpected" | "value" | "format" | "range" | "length" | "constraint" | "unknown-event" | "too-deep";
}
