import { createHmac } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import { gunzipSync } from "node:zlib";
import { readPublishedSchema } from "../../conformance/suite/published-schema.ts";
import {
  createReceiverServer,
  type Head,
  Rejected,
  rightSteps,
  type Settings,
  type Steps,
} from "./right-receiver.ts";

/** The steps that a receiver with one fault replaces. */
interface Fault extends Partial<Steps> {
  /** Mode that the receiver claims. Default: `tolerant`. */
  readonly mode?: "strict" | "tolerant";
  /** Introduces a fault into the server itself. */
  readonly prepare?: (server: Server) => void;
}

/** The fault of a receiver, a function that creates the receiver for each run, and cases that notice the fault. */
type Row = readonly [fault: string, create: () => Fault, ...noticedBy: string[]];

/** Rejects unless a condition is met. */
function demand(isRight: boolean): void {
  if (!isRight) throw new Rejected(403, "signature rejected");
}

const write = (digest: Buffer): string => `sha256=${digest.toString("hex")}`;
function one(signatures: readonly string[]): string {
  demand(signatures.length === 1);
  return signatures[0] ?? "";
}
/** Checks the only signature with its own comparison. */
const checks = (isRight: (signature: string, digest: Buffer) => boolean) => (): Fault => ({
  checkSignature: (signatures, digest) => demand(isRight(one(signatures), digest)),
});
/** Treats a request as if its method or headers were different. */
const sees = (change: (head: Head) => Partial<Head>) => (): Fault => ({
  checkHead: ({ method, headers }, settings) =>
    rightSteps.checkHead({ method, headers, ...change({ method, headers }) }, settings),
});
const keyed = (change: (secret: string) => string | Buffer) => (): Fault => ({
  computeDigest: (bytes, { secret }) => createHmac("sha256", change(secret)).update(bytes).digest(),
});
/** Looks for the signature elsewhere if the right header is missing. */
const finds = (find: (request: IncomingMessage) => readonly string[] | undefined) => (): Fault => ({
  findSignatures: (request) => request.headersDistinct["x-signature-256"] ?? find(request) ?? [],
});
const responds = (change: (status: number) => number) => (): Fault => ({
  respond: (response, status, text) => rightSteps.respond(response, change(status), text),
});
const eventOf = (delivery: unknown): unknown => (delivery as { event?: unknown } | null)?.event;
/** Validates against the published schema of the source document. */
const validates = (schema: "strict" | "tolerant", mode: "strict" | "tolerant") => (): Fault => {
  const { findErrors } = readPublishedSchema("webhook", "2.3");
  return {
    mode,
    handle(delivery) {
      const [first, ...others] = findErrors(schema, delivery);
      const isUnknown =
        first?.path === "/event" && others.length === 0 && typeof eventOf(delivery) === "string";
      if (first !== undefined && !isUnknown) throw new Rejected(422, "not a delivery");
      return "accepted";
    },
  };
};

/** Faulty receivers of each kind: signature, header, body, memory, time, responses, editions. */
export const faultyReceivers: readonly Row[] = [
  ["verifies nothing", () => ({ checkSignature: () => {} }), "unsigned", "signed-with-another-secret"],
  [
    "trusts a connection once it has verified one",
    () => {
      const trusted = new WeakSet<object>();
      let socket: object = {};
      return {
        findSignatures(request) {
          socket = request.socket;
          return rightSteps.findSignatures(request);
        },
        checkSignature(all, digest) {
          if (!trusted.has(socket)) rightSteps.checkSignature(all, digest);
          trusted.add(socket);
        },
      };
    },
    "unsigned-after-signed",
  ],
  [
    "takes the first of several signatures",
    () => ({ checkSignature: ([first = ""], digest) => rightSteps.checkSignature([first], digest) }),
    "signature-lines-right-first",
  ],
  [
    "compares as many digits as come",
    checks((all, digest) => all.startsWith("sha256=") && write(digest).startsWith(all)),
    "digest-cut-by-one",
  ],
  [
    "decodes hexadecimal digits leniently",
    checks((all, digest) => all.startsWith("sha256=") && Buffer.from(all.slice(7), "hex").equals(digest)),
    "digest-and-junk",
  ],
  [
    "lets the sender choose the algorithm",
    () => {
      let [key, signed]: [string, Uint8Array] = ["", new Uint8Array()];
      return {
        computeDigest(bytes, settings) {
          [key, signed] = [settings.secret, bytes];
          return rightSteps.computeDigest(bytes, settings);
        },
        checkSignature(all) {
          const [algorithm = "", hex] = one(all).toLowerCase().split("=");
          demand(
            /^sha(?:1|256|512)$/.test(algorithm) &&
              hex === createHmac(algorithm, key).update(signed).digest("hex"),
          );
        },
      };
    },
    "mac-by-sha1-named",
  ],
  ["tells the right digest", () => ({ checkSignature: demandOrTell("hex") }), "unsigned"],
  ["tells the right digest in base64", () => ({ checkSignature: demandOrTell("base64") }), "unsigned"],
  ["trims the secret", keyed((secret) => secret.trim()), "takes-ping"],
  [
    "accepts X-Hub-Signature-256 as well",
    finds(({ headersDistinct }) => headersDistinct["x-hub-signature-256"]),
    "header-named-hub-signature-256",
  ],
  [
    "takes a signature from a trailer",
    finds(({ trailersDistinct }) => trailersDistinct["x-signature-256"]),
    "signature-in-trailer",
  ],
  [
    "verifies what it serialised again",
    () => ({ signedBytes: (body) => Buffer.from(JSON.stringify(JSON.parse(body.toString()))) }),
    "takes-update-task",
    "minified-for-signing",
  ],
  [
    "verifies decoded text",
    () => ({ signedBytes: (body) => Buffer.from(body.toString()), decode: (body) => body.toString() }),
    "latin1-replaced-for-signing",
  ],
  ["replaces bytes that are not UTF-8", () => ({ decode: (body) => body.toString() }), "latin1-signed"],
  [
    "reads past a byte order mark",
    () => ({ decode: (body) => rightSteps.decode(body.subarray(body.indexOf("\ufeff") === 0 ? 3 : 0)) }),
    "byte-order-mark-signed",
  ],
  [
    "decompresses before it verifies",
    () => ({
      checkHead: ({ method, headers: { "content-encoding": _, ...headers } }, settings) =>
        rightSteps.checkHead({ method, headers }, settings),
      async readBody(request, settings) {
        const body = await rightSteps.readBody(request, settings);
        return request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
      },
    }),
    "gzip-signed-before",
  ],
  [
    "joins chunks as texts",
    () => ({ readBody: async (request) => Buffer.from((await request.toArray()).join("")) }),
    "chunked-inside-characters",
  ],
  [
    "loses patience",
    () => ({
      readBody: (request, settings) =>
        Promise.race([
          rightSteps.readBody(request, settings),
          new Promise<never>(
            (_, reject) => void setTimeout(() => reject(new Rejected(408, "too slow")), 150),
          ),
        ]),
    }),
    "slow",
  ],
  [
    "holds only announced lengths to its limit",
    () => ({
      readBody: (request, settings) => rightSteps.readBody(request, { ...settings, limit: Infinity }),
    }),
    "body-beyond-limit-chunked",
  ],
  [
    "parses before it verifies",
    () => ({
      async readBody(request, settings) {
        const body = await rightSteps.readBody(request, settings);
        rightSteps.parse(body.toString());
        return body;
      },
    }),
    "not-json-unsigned",
  ],
  ["accepts what is not JSON", () => ({ parse: (text) => text }), "not-json-word"],
  [
    "walks by recursion",
    () => {
      const walk = (value: unknown): number =>
        typeof value === "object" && value !== null ? Object.values(value).map(walk).length : 0;
      return { parse: (text) => JSON.parse(text), handle: (delivery) => `accepted: ${walk(delivery)}` };
    },
    "nested-20000-levels",
  ],
  [
    "fails at an unknown event",
    () => ({ handle: (delivery) => (/planet/.test(String(eventOf(delivery))) ? fail() : "accepted") }),
    "takes-unknown-event",
  ],
  [
    "looks handlers up in prototypes",
    () => ({
      handle: (delivery) =>
        (({}) as Record<string, () => string>)[String(eventOf(delivery))]?.() ?? "accepted",
    }),
    "takes-event-proto",
  ],
  [
    "rejects a repetition",
    () => {
      const seen = new Set<string>();
      return {
        handle: (_, body) => (seen.has(body.toString()) ? fail() : seen.add(body.toString()) && "accepted"),
      };
    },
    "delivery-twice",
  ],
  [
    "locks out after twenty wrong signatures",
    () => {
      let wrong = 0;
      return {
        checkSignature(all, digest) {
          const before = wrong++;
          rightSteps.checkSignature(all, digest);
          wrong = 0;
          demand(before < 20);
        },
      };
    },
    "forged-flood",
  ],
  [
    "is busy with eight at once",
    () => {
      let busy = 0;
      return {
        async readBody(request, settings) {
          busy += 1;
          request.once("close", () => (busy -= 1));
          if (busy > 8) throw new Rejected(503, "busy");
          // Long enough for the others to come, however busy the machine is.
          await new Promise((resolve) => setTimeout(resolve, 1_000));
          return rightSteps.readBody(request, settings);
        },
      };
    },
    "in-parallel-many",
  ],
  ["responds 401 to a wrong signature", responds((status) => (status === 403 ? 401 : status)), "unsigned"],
  ["responds 204", responds((status) => (status === 200 ? 204 : status)), "takes-ping"],
  ["says nothing", () => ({ handle: () => "" }), "takes-update-with-a-text"],
  ["accepts any method", sees(() => ({ method: "POST" })), "method-put"],
  [
    "compares the whole media type",
    () => ({
      checkHead(head, settings) {
        rightSteps.checkHead(head, settings);
        if (head.headers["content-type"] !== "application/json") throw new Rejected(415, "only JSON");
      },
    }),
    "media-type-charset",
  ],
  [
    "rejects 100-continue",
    () => ({
      prepare: (server) => void server.on("checkContinue", (_, response) => response.writeHead(417).end()),
    }),
    "expect-continue",
  ],
  [
    "ends by a body that breaks off",
    () => ({
      prepare: (server) =>
        void server.on("request", (request) =>
          request.on("close", () => request.complete || server.close().closeAllConnections()),
        ),
    }),
    "broken-off",
  ],
  [
    "closes a connection without a word",
    () => ({
      respondError(response, error, steps) {
        const { socket } = response;
        response.on("finish", () => socket?.destroySoon());
        rightSteps.respondError(response, error, steps);
      },
    }),
    "kept-after-bad-signature",
  ],
  ["validates tolerantly, though strict", validates("tolerant", "strict"), "member-unknown-strict"],
  ["accepts old values of foreign keys", validates("strict", "strict"), "before-update-of-absent-key-strict"],
  ["rejects what is invalid, though tolerant", validates("strict", "tolerant"), "member-unknown-tolerant"],
  [
    "rejects ids that are not positive",
    () => ({
      handle: (delivery) =>
        Number((delivery as { webhook_id?: number } | null)?.webhook_id ?? 1) > 0 ? "accepted" : fail(),
    }),
    "far-create-comment-zeros",
  ],
];

function fail(): never {
  throw new Error("no handler");
}

function demandOrTell(encoding: "hex" | "base64") {
  return (signatures: readonly string[], digest: Buffer): void => {
    try {
      rightSteps.checkSignature(signatures, digest);
    } catch {
      throw new Rejected(403, `expected sha256=${digest.toString(encoding)}`);
    }
  };
}

/** Creates the server of a faulty receiver, and the mode that it claims. */
export function createFaultyReceiver(
  create: () => Fault,
  settings: Settings,
): { readonly server: Server; readonly mode: "strict" | "tolerant" } {
  const { mode = "tolerant", prepare, ...steps } = create();
  const server = createReceiverServer(settings, { ...rightSteps, ...steps });
  prepare?.(server);
  return { server, mode };
}
