import type { Body, NamedSecret } from "#src/signature/signature.ts";
import type { ValidateOptions } from "#src/validate/result.ts";

/** The result of a matcher. */
export interface MatcherResult {
  readonly pass: boolean;
  /** Message for the case that the expectation, or with `.not` its contrary, is not met. */
  readonly message: () => string;
}

/** A request with its exact bytes: from `createSignedRequest`, or from a framework. A `Request` works as well. */
export interface SignedMessage {
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Body;
}

/** The matchers as methods of `expect(…)`. */
export interface DeliveryMatchers<R = void> {
  /** Expects a parsed delivery, or its JSON as text or bytes, that fits the contract (W6). Default mode: `strict`. */
  toBeValidDelivery(options?: ValidateOptions): R;
  /** Expects a parsed raster-info document, or its JSON as text or bytes, that fits the contract (R2). Default mode: `strict`. */
  toBeValidRasterInfo(options?: ValidateOptions): R;
  /** Expects a `Request`, or headers and body, signed with a secret (W5.1); returns a promise. */
  toHaveValidSignature(secret: string | readonly NamedSecret[]): Promise<void>;
}
