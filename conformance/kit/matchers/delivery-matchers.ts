import type { Body, NamedSecret } from "#src/signature/signature.ts";
import type { ValidateOptions } from "#src/validate/result.ts";

/** What a matcher answers. */
export interface MatcherResult {
  readonly pass: boolean;
  /** What to say when the expectation, or with `.not` its contrary, is not met. */
  readonly message: () => string;
}

/** A request with its exact bytes; what `createSignedRequest` makes, or a framework hands over. A `Request` serves as well. */
export interface SignedMessage {
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Body;
}

/** The matchers as `expect(…)` offers them. */
export interface DeliveryMatchers<R = void> {
  /** Expects a parsed delivery, or its JSON as text or bytes, that keeps the contract (W6). Default mode: `strict`. */
  toBeValidDelivery(options?: ValidateOptions): R;
  /** Expects a parsed raster-info document, or its JSON as text or bytes, that keeps the contract (R2). Default mode: `strict`. */
  toBeValidRasterInfo(options?: ValidateOptions): R;
  /** Expects a `Request`, or headers and body, signed with a secret (W5.1); returns a promise. */
  toHaveValidSignature(secret: string | readonly NamedSecret[]): Promise<void>;
}
