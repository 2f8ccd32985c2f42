import type { ReceiverFlaw } from "./receiver-flaw.ts";
import { type Head, Refused, rightSteps, type Steps } from "./right-steps.ts";

/** Looks at a request as if its method or media type were another. */
function seeing(change: (request: Head) => Partial<Head>): () => Partial<Steps> {
  return () => ({
    checkHead: (request, settings) =>
      // The head alone is looked at.
      rightSteps.checkHead(
        { method: request.method, headers: request.headers, ...change(request) },
        settings,
      ),
  });
}

/** Refuses deliveries that are right but for a demand that the contract does not make. */
function demanding(isWrong: (key: string, value: unknown) => boolean): () => Partial<Steps> {
  return () => ({
    handle: (delivery) => {
      JSON.parse(JSON.stringify(delivery), (key, value) => {
        if (isWrong(key, value)) throw new Refused(422, `${key} refused`);
        return value;
      });
      return "taken";
    },
  });
}

/** Refuses a right signature after so many wrong ones in a row. */
function lockingOut(most: number): () => Partial<Steps> {
  return () => {
    let wrong = 0;
    return {
      checkSignature(signatures, digest) {
        const before = wrong;
        wrong += 1;
        rightSteps.checkSignature(signatures, digest);
        wrong = 0;
        if (before >= most) throw new Refused(403, "locked out");
      },
    };
  };
}

const xor = (hex: string): number => Buffer.from(hex, "hex").reduce((sum, byte) => sum ^ byte, 0);

/** Flaws of receivers that trust what anybody can write, or refuse what nobody forbids. */
export const trustFlaws: readonly ReceiverFlaw[] = [
  {
    name: "honours-method-override",
    flaw: "takes the method that X-HTTP-Method-Override names",
    killedBy: ["method-overridden-put", "method-overridden-get"],
    steps: seeing(({ method, headers }) => ({
      method: String(headers["x-http-method-override"] ?? method),
    })),
  },
  {
    name: "takes-get",
    flaw: "takes a signed GET as well",
    killedBy: ["method-get-with-delivery", "method-overridden-get"],
    steps: seeing(({ method }) => ({ method: method === "GET" ? "POST" : String(method) })),
  },
  {
    name: "type-from-accept",
    flaw: "takes any body where Accept names JSON",
    killedBy: ["media-type-form-from-accept"],
    alone: "one header, beside whatever media type",
    steps: seeing(({ headers }) =>
      headers.accept?.includes("json") === true
        ? { headers: { ...headers, "content-type": "application/json" } }
        : {},
    ),
  },
  {
    name: "signature-from-query",
    flaw: "takes the signature from the query where the header is missing",
    killedBy: ["signature-in-query-string", "bare-digest-in-query-string"],
    steps: () => ({
      findSignatures: (request) => {
        const found = new URL(request.url ?? "", "http://localhost").searchParams.get("signature");
        const header = rightSteps.findSignatures(request);
        return header.length > 0 || found === null ? header : [`sha256=${found.replace("sha256=", "")}`];
      },
    }),
  },
  {
    name: "trusts-agent",
    flaw: "takes unsigned deliveries whose User-Agent is a platform's",
    killedBy: ["unsigned-agent", "unsigned-agent-update"],
    steps: () => {
      let trusted = false;
      return {
        findSignatures(request) {
          const found = rightSteps.findSignatures(request);
          trusted = found.length === 0 && /webhook/i.test(request.headers["user-agent"] ?? "");
          return found;
        },
        checkSignature: (signatures, digest) =>
          trusted ? undefined : rightSteps.checkSignature(signatures, digest),
      };
    },
  },
  {
    name: "sums-the-digest",
    flaw: "compares a sum over the digest",
    killedBy: ["digest-halves-swapped", "digest-rotated"],
    steps: () => ({
      checkSignature([signature = "", ...others], digest) {
        const isRight =
          /^sha256=[\da-f]{64}$/i.test(signature) && xor(signature.slice(7)) === xor(digest.toString("hex"));
        if (!isRight || others.length > 0) throw new Refused(403, "signature refused");
      },
    }),
  },
  {
    name: "locks-out",
    flaw: "refuses a good delivery after twenty bad ones",
    killedBy: ["forged-flood", "forged-flood-own"],
    steps: lockingOut(20),
  },
  {
    name: "refuses-low-ids",
    flaw: "refuses a webhook_id that is 0 or negative",
    killedBy: ["far-update-organization-zeros", "far-update-organization-negatives"],
    steps: demanding((key, value) => key === "webhook_id" && Number(value) <= 0),
  },
  {
    name: "refuses-empty-names",
    flaw: "refuses users without a first name",
    killedBy: ["far-update-organization-empty-texts-tolerant", "line-ends-of-windows-in-update"],
    steps: demanding((key, value) => key === "first_name" && value === ""),
  },
  {
    name: "parses-dates",
    flaw: "refuses dates that it cannot parse, though it is tolerant",
    killedBy: ["far-ping-empty-texts-tolerant", "far-ping-odd-texts-tolerant"],
    steps: demanding((key, value) => key.endsWith("_date") && Number.isNaN(Date.parse(String(value)))),
  },
];
