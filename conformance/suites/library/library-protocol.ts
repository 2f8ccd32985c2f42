/** Contract that a request is about. */
export type ContractName = "webhook" | "raster-info";

/** How a document is read. */
export type ModeName = "strict" | "tolerant";

/** A secret as requests carry it. */
export interface WireSecret {
  readonly id: string;
  readonly secret: string;
  /** RFC 3339. */
  readonly notAfter?: string;
}

/** What is asked of a library (protocol/library.md); bodies are in base64. */
export type LibraryRequest =
  | { readonly op: "describe" }
  | {
      readonly op: "validate";
      readonly contract: ContractName;
      readonly mode: ModeName;
      readonly body: string;
    }
  | { readonly op: "parse"; readonly contract: ContractName; readonly body: string }
  | { readonly op: "sign"; readonly secret: string; readonly body: string }
  | {
      readonly op: "verify";
      readonly secrets: readonly WireSecret[];
      readonly body: string;
      readonly header: readonly string[];
      readonly bareDigest?: true;
      /** RFC 3339. */
      readonly now?: string;
    };

/** What a library offers. */
export interface Description {
  readonly name: string;
  readonly operations: readonly string[];
  readonly contracts: readonly string[];
  readonly modes: readonly string[];
}

/** Status of a document that a library has read. */
export type DocumentStatus = "valid" | "invalid" | "unknown" | "not-utf8" | "not-json" | "too-deep";

/** One response, whose members are checked where they are judged. */
export type LibraryResponse = Readonly<Record<string, unknown>>;
