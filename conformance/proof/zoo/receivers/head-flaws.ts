import type { CreateFlaw, ReceiverFlaws } from "./receiver-flaw.ts";
import { type Head, Refused, rightSteps } from "./right-steps.ts";

/** Treats a request as if its head were another. */
function seeing(change: (head: Head) => Partial<Head>): CreateFlaw {
  return () => ({
    checkHead: ({ method, headers }, settings) =>
      rightSteps.checkHead({ method, headers, ...change({ method, headers }) }, settings),
  });
}

/** Treats a request as if its media type were another. */
function typed(change: (type: string, headers: Head["headers"]) => string | undefined): CreateFlaw {
  return seeing(({ headers }) => ({
    headers: { ...headers, "content-type": change(headers["content-type"] ?? "", headers) },
  }));
}

const JSON_TYPE = "application/json";

/** Receivers that read the head of a request wrongly. */
export const headFlaws: ReceiverFlaws = {
  "takes-any-method": seeing(() => ({ method: "POST" })),
  "takes-put-and-patch": seeing(({ method = "" }) => ({
    method: ["PUT", "PATCH"].includes(method) ? "POST" : method,
  })),
  "takes-get": seeing(({ method }) => ({ method: method === "GET" ? "POST" : method })),
  "honours-method-override": seeing(({ method, headers }) => ({
    method: String(headers["x-http-method-override"] ?? method),
  })),
  "takes-any-media-type": typed(() => JSON_TYPE),
  "searches-the-media-type": typed((type) => type.replace(/.*application\/json.*/i, JSON_TYPE)),
  "takes-json-vendors": typed((type) => (type.includes("json") ? JSON_TYPE : type)),
  "takes-text-json": typed((type) => type.replace(/^text\/json|^application\/json-seq/, JSON_TYPE)),
  "type-from-accept": typed((type, { accept }) => (accept?.includes("json") ? JSON_TYPE : type)),
  "compares-the-whole-media-type": () => ({
    checkHead(request, settings) {
      rightSteps.checkHead(request, settings);
      if (request.headers["content-type"] !== JSON_TYPE) throw new Refused(415, "only JSON");
    },
  }),
  "ignores-encodings": seeing(({ headers: { "content-encoding": _, ...headers } }) => ({ headers })),
  "knows-gzip-alone": seeing(({ headers: { "content-encoding": encoding, ...headers } }) => ({
    headers: encoding === "gzip" ? { ...headers, "content-encoding": encoding } : headers,
  })),
};
