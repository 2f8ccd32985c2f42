import { gunzipSync } from "node:zlib";
import type { ReceiverFlaw } from "./receiver-flaw.ts";
import { Refused, rightSteps } from "./right-steps.ts";

function withoutMark(body: Buffer): Buffer {
  return body.subarray(body.indexOf("\ufeff") === 0 ? 3 : 0);
}

/** Receivers that do not take the bytes of a body as they are, or take none or too many. */
export const bodyFlaws: readonly ReceiverFlaw[] = [
  {
    name: "verifies-what-it-serialised",
    flaw: "parses the body, serialises it again and verifies that",
    killedBy: [
      "takes-update-task",
      "minified-for-signing",
      "escapes-and-spaces",
      "escapes-minified-for-signing",
    ],
    steps: () => ({
      signedBytes(body) {
        try {
          return Buffer.from(JSON.stringify(JSON.parse(body.toString())));
        } catch {
          return body;
        }
      },
    }),
  },
  {
    name: "trims-the-body",
    flaw: "removes white space around the body before it verifies",
    killedBy: ["takes-ping", "newline-after-signing"],
    steps: () => ({ signedBytes: (body) => Buffer.from(body.toString("latin1").trim(), "latin1") }),
  },
  {
    name: "verifies-decoded-text",
    flaw: "decodes the body, bad bytes as U+FFFD, and verifies the text",
    killedBy: ["latin1-replaced-for-signing", "cut-sequence-replaced-for-signing"],
    steps: () => ({ signedBytes: (body) => Buffer.from(body.toString()), decode: (body) => body.toString() }),
  },
  {
    name: "replaces-bad-bytes",
    flaw: "verifies the bytes, and then reads bad ones as U+FFFD",
    killedBy: ["latin1-signed", "surrogate-signed", "overlong-signed"],
    steps: () => ({ decode: (body) => body.toString() }),
  },
  {
    name: "takes-a-replacement-for-damage",
    flaw: "refuses U+FFFD, for it takes the character for a bad byte",
    killedBy: ["replacement-character", "replacement-character-in-label"],
    steps: () => ({
      decode(body) {
        if (body.includes("\ufffd")) throw new Refused(400, "not UTF-8");
        return rightSteps.decode(body);
      },
    }),
  },
  {
    name: "encodes-twice",
    flaw: "verifies the UTF-8 of what it has read as Latin-1",
    killedBy: ["raw-beyond-ascii", "altered-after-signing"],
    steps: () => ({ signedBytes: (body) => Buffer.from(body.toString("latin1")) }),
  },
  {
    name: "strips-a-mark-before-verifying",
    flaw: "removes a byte order mark before it verifies",
    killedBy: ["byte-order-mark-after-signing", "mark-in-pieces-after-signing"],
    steps: () => ({ signedBytes: withoutMark, decode: (body) => rightSteps.decode(withoutMark(body)) }),
  },
  {
    name: "reads-past-a-mark",
    flaw: "takes JSON after a byte order mark",
    killedBy: ["byte-order-mark-signed", "mark-in-pieces-signed"],
    steps: () => ({ decode: (body) => rightSteps.decode(withoutMark(body)) }),
  },
  {
    name: "inflates-before-verifying",
    flaw: "decompresses the body and verifies what comes out",
    killedBy: ["gzip-signed-before", "encoding-br-of-plain-body"],
    steps: () => ({
      checkHead({ method, headers }, settings) {
        const { "content-encoding": _, ...rest } = headers;
        rightSteps.checkHead({ method, headers: rest }, settings);
      },
      async readBody(request, settings) {
        const body = await rightSteps.readBody(request, settings);
        return request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
      },
    }),
  },
  {
    name: "joins-chunks-as-text",
    flaw: "decodes each piece by itself and joins the texts",
    killedBy: ["chunked-inside-characters", "latin1-replaced-for-signing"],
    steps: () => ({
      async readBody(request) {
        let text = "";
        for await (const chunk of request) text += chunk;
        return Buffer.from(text);
      },
    }),
  },
  {
    name: "reads-one-piece",
    flaw: "takes the first piece of a body for all of it",
    killedBy: ["slow", "chunked-in-many", "pieces-inside-characters"],
    steps: () => ({
      readBody: (request) =>
        new Promise(
          (resolve) => void request.once("data", resolve).once("end", () => resolve(Buffer.alloc(0))),
        ),
    }),
  },
  {
    name: "hangs-on-chunks",
    flaw: "waits for ever where no length is announced",
    killedBy: ["chunked-in-one", "signature-in-trailer"],
    timeout: 1_000,
    steps: () => ({
      readBody: (request, settings) =>
        request.headers["content-length"] === undefined
          ? new Promise(() => {})
          : rightSteps.readBody(request, settings),
    }),
  },
  {
    name: "loses-patience",
    flaw: "gives a body 150 ms to arrive",
    killedBy: ["slow", "slow-chunks"],
    steps: () => ({
      readBody: (request, settings) =>
        Promise.race([
          rightSteps.readBody(request, settings),
          new Promise<never>((_, reject) => void setTimeout(() => reject(new Refused(408, "too slow")), 150)),
        ]),
    }),
  },
  {
    name: "has-no-limit",
    flaw: "takes bodies of any length",
    killedBy: ["body-beyond-limit", "body-beyond-limit-chunked"],
    steps: () => ({
      checkHead: (request, settings) => rightSteps.checkHead(request, { ...settings, limit: Infinity }),
      readBody: (request, settings) => rightSteps.readBody(request, { ...settings, limit: Infinity }),
    }),
  },
  {
    name: "trusts-the-announced-length",
    flaw: "holds only bodies of announced length to the limit",
    killedBy: ["body-beyond-limit-chunked", "body-beyond-limit-in-pieces"],
    steps: () => ({
      readBody: (request, settings) => rightSteps.readBody(request, { ...settings, limit: Infinity }),
    }),
  },
  {
    name: "stops-at-the-limit",
    flaw: "refuses a body of just the most bytes",
    killedBy: ["body-at-limit", "body-at-limit-chunked"],
    steps: () => ({
      readBody: (request, settings) =>
        rightSteps.readBody(request, { ...settings, limit: settings.limit - 1 }),
    }),
  },
  {
    name: "parses-before-verifying",
    flaw: "reads the JSON of whoever sends it",
    killedBy: ["not-json-unsigned", "not-json-wrongly-signed"],
    steps: () => ({
      async readBody(request, settings) {
        const body = await rightSteps.readBody(request, settings);
        rightSteps.parse(body.toString());
        return body;
      },
    }),
  },
  {
    name: "takes-what-is-not-json",
    flaw: "answers 200 to a signed body that is not JSON",
    killedBy: ["not-json-word", "not-json-cut-short", "empty-signed"],
    steps: () => ({
      parse(text) {
        try {
          return JSON.parse(text);
        } catch {
          return text;
        }
      },
    }),
  },
  {
    name: "reads-more-than-json",
    flaw: "reads comments, single quotes and trailing commas as well",
    killedBy: ["not-json-comment", "not-json-single-quotes", "not-json-trailing-comma"],
    steps: () => ({
      parse: (text) =>
        rightSteps.parse(
          text
            .replace(/ \/\/.*$/gm, "")
            .replace(/^\{'(\w+)':'(\w+)'\}$/, '{"$1":"$2"}')
            .replace(/,\s*(?=[}\]])/g, ""),
        ),
    }),
  },
  {
    name: "refuses-names-of-prototypes",
    flaw: "refuses JSON with a member named __proto__",
    killedBy: ["members-of-prototypes", "member-proto-at-top-tolerant"],
    steps: () => ({
      parse(text) {
        if (text.includes('"__proto__":')) throw new Refused(400, "not JSON");
        return rightSteps.parse(text);
      },
    }),
  },
  {
    name: "is-shallow",
    flaw: "breaks down over what is nested deeper than 100 levels: 500",
    killedBy: ["nested-900-levels", "nested-20000-levels"],
    steps: () => ({
      parse(text) {
        if (/\[{100}/.test(text)) throw new RangeError("nested too deep");
        return rightSteps.parse(text);
      },
    }),
  },
  {
    name: "walks-by-recursion",
    flaw: "reads any depth, and overflows its stack over what it has read",
    killedBy: ["nested-20000-levels", "nested-never-closed"],
    steps: () => {
      const walk = (value: unknown): number =>
        typeof value === "object" && value !== null ? Object.values(value).map(walk).length : 0;
      return {
        parse: (text) => JSON.parse(text),
        handle: (delivery) => `taken: ${walk(delivery)} members`,
      };
    },
  },
];
