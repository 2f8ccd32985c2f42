import type { ReceiverFlaw } from "./receiver-flaw.ts";
import { type Head, rightSteps, type Steps } from "./right-steps.ts";

/** Looks at a request as if its head were another. */
function seeing(
  change: (headers: Head["headers"], method: string | undefined) => Partial<Head>,
): () => Partial<Steps> {
  return () => ({
    checkHead: ({ method, headers }, settings) =>
      rightSteps.checkHead({ method, headers, ...change(headers, method) }, settings),
  });
}

/** Receivers that read the head of a request otherwise. */
export const headFlaws: readonly ReceiverFlaw[] = [
  {
    name: "takes-json-vendors",
    flaw: "takes every media type with json in its subtype",
    killedBy: ["media-type-of-vendor", "media-type-of-vendor-hal"],
    steps: seeing((headers) => ({
      headers: {
        ...headers,
        "content-type": /json/.test(headers["content-type"] ?? "")
          ? "application/json"
          : headers["content-type"],
      },
    })),
  },
  {
    name: "takes-text-json",
    flaw: "takes text/json for application/json",
    killedBy: ["media-type-of-json-seq", "media-type-of-text-json"],
    steps: seeing((headers) => ({
      headers: {
        ...headers,
        "content-type": headers["content-type"]?.replace(
          /^text\/json|^application\/json-seq/,
          "application/json",
        ),
      },
    })),
  },
  {
    name: "ignores-encodings",
    flaw: "does not look at Content-Encoding",
    killedBy: ["encoding-br-of-plain-body", "encoding-deflate-of-plain-body"],
    steps: seeing(({ "content-encoding": _, ...headers }) => ({ headers })),
  },
  {
    name: "knows-gzip-alone",
    flaw: "refuses gzip, and takes every other Content-Encoding",
    killedBy: ["encoding-br-of-plain-body", "encoding-deflate-of-plain-body"],
    steps: seeing(({ "content-encoding": encoding, ...headers }) => ({
      headers: encoding === "gzip" ? { ...headers, "content-encoding": encoding } : headers,
    })),
  },
  {
    name: "takes-put-and-patch",
    flaw: "takes PUT and PATCH as well as POST",
    killedBy: ["kept-after-method", "method-put"],
    steps: seeing((_, method) => ({ method: ["PUT", "PATCH"].includes(method ?? "") ? "POST" : method })),
  },
];
