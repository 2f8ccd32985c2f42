import { readJson, readJsonText } from "#src/json/read-json.ts";
import { validateRasterInfo } from "#src/raster-info.ts";
import {
  type Body,
  type NamedSecret,
  type ReceivedHeader,
  reasons,
  signatureHeader,
  type VerifyResult,
  verify,
} from "#src/signature/signature.ts";
import { describeError } from "#src/validate/describe-error.ts";
import type { ValidateOptions, ValidationError } from "#src/validate/result.ts";
import { validateDelivery } from "#src/webhook.ts";

/** The result of a matcher. */
export interface MatcherResult {
  readonly pass: boolean;
  /** The message if the expectation (or its opposite with `.not`) fails. */
  readonly message: () => string;
}

/** A request with its exact bytes, from `createSignedRequest` or a framework. A `Request` also works. */
export interface SignedMessage {
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Body;
}

/** The matchers, as methods of `expect(…)`. */
export interface DeliveryMatchers<R = void> {
  /** Expects a valid delivery (W6), parsed or as JSON in a string or bytes. Default mode: `strict`. */
  toBeValidDelivery(options?: ValidateOptions): R;
  /** Expects a valid raster-info document (R2), parsed or as JSON in a string or bytes. Default mode: `strict`. */
  toBeValidRasterInfo(options?: ValidateOptions): R;
  /** Expects a `Request`, or headers and body, signed with a secret (W5.1); returns a promise. */
  toHaveValidSignature(secret: string | readonly NamedSecret[]): Promise<void>;
}

/** Maximum number of errors in a message. */
const LISTED = 20;

/** A validator of either contract. */
type Validate = (
  value: unknown,
  options: ValidateOptions,
) => { readonly status: string; readonly errors?: readonly ValidationError[] };

/** The matchers: `expect.extend(matchers)`. Messages never contain a secret or a digest. */
export const matchers = {
  toBeValidDelivery: (received: unknown, options?: ValidateOptions): MatcherResult =>
    matchDocument(received, "delivery", validateDelivery, options),
  toBeValidRasterInfo: (received: unknown, options?: ValidateOptions): MatcherResult =>
    matchDocument(received, "raster-info document", validateRasterInfo, options),
  toHaveValidSignature: async (
    received: unknown,
    secret: string | readonly NamedSecret[],
  ): Promise<MatcherResult> => {
    const { headers, body } = await readMessage(received);
    const secrets = typeof secret === "string" ? { secret } : { secrets: secret };
    const verdict: VerifyResult = await verify({ ...secrets, body, header: readHeader(headers) });
    return {
      pass: verdict.ok,
      message: () =>
        verdict.ok
          ? "did not expect a valid signature"
          : `expected a valid signature: ${reasons[verdict.reason]} (${verdict.reason})`,
    };
  },
};

function matchDocument(
  received: unknown,
  what: string,
  validate: Validate,
  { mode = "strict" }: ValidateOptions = {},
): MatcherResult {
  const read =
    typeof received === "string"
      ? readJsonText(received)
      : received instanceof Uint8Array
        ? readJson(received)
        : ({ ok: true, value: received } as const);
  const article = `a valid ${what} in ${mode} mode`;
  if (!read.ok) {
    const { line, column, reason } = read.error;
    return {
      pass: false,
      message: () =>
        `expected ${article}, found text that is not JSON: line ${line}, column ${column}: ${reason}`,
    };
  }
  const { errors = [] } = validate(read.value, { mode });
  return {
    pass: errors.length === 0,
    message: () =>
      errors.length === 0 ? `did not expect ${article}` : `expected ${article}, found ${list(errors)}`,
  };
}

/** Lists errors, one per line, with their paths. */
function list(errors: readonly ValidationError[]): string {
  const lines = errors
    .slice(0, LISTED)
    .map((error) => `  ${error.path === "" ? "(root)" : error.path}: ${describeError(error)}`);
  const more = errors.length - lines.length;
  const head = errors.length === 1 ? "1 error:" : `${errors.length} errors:`;
  return [head, ...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join("\n");
}

/** A copy of the request is read, so the request can be read again. */
async function readMessage(received: unknown): Promise<SignedMessage> {
  if (received instanceof Request)
    return { headers: received.headers, body: await received.clone().arrayBuffer() };
  const { headers, body }: Partial<SignedMessage> = received ?? {};
  if (typeof headers !== "object" || headers === null || body === undefined)
    throw new TypeError("cannot check a signature: expected a Request, or an object with headers and body");
  return { headers, body };
}

function readHeader(headers: SignedMessage["headers"]): ReceivedHeader {
  if (headers instanceof Headers) return headers.get(signatureHeader);
  const name = signatureHeader.toLowerCase();
  return Object.entries(headers).flatMap(([key, value]) => (key.toLowerCase() === name ? (value ?? []) : []));
}
