import { gunzipSync } from "node:zlib";
import type { ReceiverFlaws } from "./receiver-flaw.ts";
import { Refused, rightSteps } from "./right-steps.ts";

function withoutMark(body: Buffer): Buffer {
  return body.subarray(body.indexOf("\ufeff") === 0 ? 3 : 0);
}

/** Receivers that change the bytes of a body, or accept none or too many. */
export const bodyFlaws: ReceiverFlaws = {
  "verifies-what-it-serialised": () => ({
    signedBytes(body) {
      try {
        return Buffer.from(JSON.stringify(JSON.parse(body.toString())));
      } catch {
        return body;
      }
    },
  }),
  "verifies-the-begin": () => ({ signedBytes: (body) => body.subarray(0, 32_768) }),
  "trims-the-body": () => ({ signedBytes: (body) => Buffer.from(body.toString("latin1").trim(), "latin1") }),
  "verifies-decoded-text": () => ({
    signedBytes: (body) => Buffer.from(body.toString()),
    decode: (body) => body.toString(),
  }),
  "replaces-bad-bytes": () => ({ decode: (body) => body.toString() }),
  "takes-a-replacement-for-damage": () => ({
    decode(body) {
      if (body.includes("\ufffd")) throw new Refused(400, "not UTF-8");
      return rightSteps.decode(body);
    },
  }),
  "encodes-twice": () => ({ signedBytes: (body) => Buffer.from(body.toString("latin1")) }),
  "strips-a-mark-before-verifying": () => ({
    signedBytes: withoutMark,
    decode: (body) => rightSteps.decode(withoutMark(body)),
  }),
  "reads-past-a-mark": () => ({ decode: (body) => rightSteps.decode(withoutMark(body)) }),
  "inflates-before-verifying": () => ({
    checkHead({ method, headers }, settings) {
      const { "content-encoding": _, ...rest } = headers;
      rightSteps.checkHead({ method, headers: rest }, settings);
    },
    async readBody(request, settings) {
      const body = await rightSteps.readBody(request, settings);
      return request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
    },
  }),
  "joins-chunks-as-text": () => ({
    async readBody(request) {
      let text = "";
      for await (const chunk of request) text += chunk;
      return Buffer.from(text);
    },
  }),
  "reads-one-piece": () => ({
    readBody: (request) =>
      new Promise(
        (resolve) => void request.once("data", resolve).once("end", () => resolve(Buffer.alloc(0))),
      ),
  }),
  "hangs-on-chunks": () => ({
    timeout: 1_000,
    readBody: (request, settings) =>
      request.headers["content-length"] === undefined
        ? new Promise(() => {})
        : rightSteps.readBody(request, settings),
  }),
  "loses-patience": () => ({
    readBody: (request, settings) =>
      Promise.race([
        rightSteps.readBody(request, settings),
        new Promise<never>((_, reject) => void setTimeout(() => reject(new Refused(408, "too slow")), 150)),
      ]),
  }),
  "has-no-limit": () => ({
    checkHead: (request, settings) => rightSteps.checkHead(request, { ...settings, limit: Infinity }),
    readBody: (request, settings) => rightSteps.readBody(request, { ...settings, limit: Infinity }),
  }),
  "trusts-the-announced-length": () => ({
    readBody: (request, settings) => rightSteps.readBody(request, { ...settings, limit: Infinity }),
  }),
  "cuts-at-the-limit": () => ({
    checkHead: (request, settings) => rightSteps.checkHead(request, { ...settings, limit: Infinity }),
    async readBody(request, settings) {
      const body = await rightSteps.readBody(request, { ...settings, limit: Infinity });
      return body.subarray(0, settings.limit);
    },
  }),
  "stops-at-the-limit": () => ({
    readBody: (request, settings) => rightSteps.readBody(request, { ...settings, limit: settings.limit - 1 }),
  }),
  "parses-before-verifying": () => ({
    async readBody(request, settings) {
      const body = await rightSteps.readBody(request, settings);
      rightSteps.parse(body.toString());
      return body;
    },
  }),
  "takes-what-is-not-json": () => ({
    parse(text) {
      try {
        return JSON.parse(text);
      } catch {
        return text;
      }
    },
  }),
  "reads-more-than-json": () => ({
    parse: (text) =>
      rightSteps.parse(
        text
          .replace(/ \/\/.*$/gm, "")
          .replace(/^\{'(\w+)':'(\w+)'\}$/, '{"$1":"$2"}')
          .replace(/,\s*(?=[}\]])/g, ""),
      ),
  }),
  "ends-at-nul": () => ({ parse: (text) => rightSteps.parse(text.replaceAll("\0", "")) }),
  "refuses-nul": () => ({
    parse(text) {
      if (text.includes("\\u0000")) throw new Refused(400, "not JSON");
      return rightSteps.parse(text);
    },
  }),
  "breaks-on-half-pairs": () => ({
    parse(text) {
      const parsed = rightSteps.parse(text);
      encodeURIComponent(JSON.parse(`"${/"message":"([^"]*)"/.exec(text)?.[1] ?? ""}"`));
      return parsed;
    },
  }),
  "decodes-by-charset": () => ({
    checkHead(request, settings) {
      rightSteps.checkHead(request, settings);
      const [, charset = "utf-8"] = /charset=([^;]*)/.exec(request.headers["content-type"] ?? "") ?? [];
      new TextDecoder(charset);
    },
  }),
  "refuses-names-of-prototypes": () => ({
    parse(text) {
      if (text.includes('"__proto__":')) throw new Refused(400, "not JSON");
      return rightSteps.parse(text);
    },
  }),
  "is-shallow": () => ({
    parse(text) {
      if (/\[{100}/.test(text)) throw new RangeError("nested too deep");
      return rightSteps.parse(text);
    },
  }),
  "walks-by-recursion": () => {
    const walk = (value: unknown): number =>
      typeof value === "object" && value !== null ? Object.values(value).map(walk).length : 0;
    return {
      parse: (text) => JSON.parse(text),
      handle: (delivery) => `taken: ${walk(delivery)} members`,
    };
  },
};
