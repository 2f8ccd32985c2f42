import { expandBytes, readSecret } from "../../conformance/suites/runner/repeatable.ts";
import { validateDelivery } from "../../generated/modules/webhook.ts";
import type { SignatureCase } from "../../generated/types/conformance/cases-signature.d.ts";
import { type CreateHmac, createWebHmac } from "../../src/signature/hmac.ts";
import {
  createSigner,
  createVerifier,
  type NamedSecret,
  sign,
  type Verifier,
  type VerifyResult,
} from "../../src/signature/signature.ts";
import { drawBodies, drawHeaders } from "./random.ts";
import type { Inputs, NamedText } from "./read-inputs.ts";

/** Set by the bundler. */
declare const inputs: Inputs;

/** The two ways to compute a MAC: `node:crypto` where the runtime has it, and WebCrypto. */
export type MacName = "node:crypto" | "WebCrypto";

/** Decisions of a runtime, one a line. */
export type Lines = Readonly<Record<string, readonly string[]>>;

/** What a runtime has found out. */
export interface Report {
  /** The MAC that the runtime uses by default. */
  readonly mac: MacName;
  readonly lines: Lines;
}

const secrets: readonly NamedSecret[] = [
  { id: "new", secret: "a shared secret" },
  { id: "old", secret: "an older secret \u{1f5dd}" },
];
const body = '{"event":"ping"}';

/** Decides on everything, with the runtime's default MAC and with WebCrypto. */
export async function examine(): Promise<string> {
  const report: Report = {
    mac: globalThis.process?.getBuiltinModule?.("node:crypto") ? "node:crypto" : "WebCrypto",
    lines: {
      "vectors, natural": await eachInTurn(inputs.vectors, (vector) => decide(vector)),
      "vectors, WebCrypto": await eachInTurn(inputs.vectors, (vector) => decide(vector, createWebHmac)),
      "headers, natural": await decideOnHeaders(),
      "headers, WebCrypto": await decideOnHeaders(createWebHmac),
      "signatures, natural": await signBodies((secret, bytes) => sign(secret, bytes)),
      "signatures, WebCrypto": await signBodies((secret, bytes) =>
        createSigner(secret, createWebHmac)(bytes),
      ),
      deliveries: inputs.deliveries.flatMap(validate),
    },
  };
  return JSON.stringify(report);
}

async function eachInTurn<T>(
  items: readonly T[],
  work: (item: T, i: number) => Promise<string>,
): Promise<string[]> {
  const lines: string[] = [];
  for (const [i, item] of items.entries()) lines.push(await work(item, i).catch(String));
  return lines;
}

async function decide(vector: SignatureCase, mac?: CreateHmac): Promise<string> {
  const { bareDigest = false, now } = vector.options ?? {};
  const verify = createVerifier({
    secrets: vector.secrets.map(readSecret),
    allowUnprefixed: bareDigest,
    ...(mac && { hmac: mac }),
  });
  const moment = now === undefined ? undefined : new Date(now);
  return `${vector.id}: ${tell(await verify(expandBytes(vector.body), vector.header, moment))}`;
}

async function decideOnHeaders(mac?: CreateHmac): Promise<string[]> {
  const headers = drawHeaders(await sign(secrets[1]!.secret, body));
  const [prefixed, bare] = [false, true].map(
    (bareDigest): Verifier =>
      createVerifier({ secrets, allowUnprefixed: bareDigest, ...(mac && { hmac: mac }) }),
  );
  return eachInTurn(headers, async (header) => {
    const verdicts = [await prefixed!(body, header), await bare!(body, header)];
    return `${header === undefined ? "undefined" : JSON.stringify(header)}: ${verdicts.map(tell).join(", ")}`;
  });
}

async function signBodies(
  signBody: (secret: string, body: Parameters<typeof sign>[1]) => Promise<string>,
): Promise<string[]> {
  return eachInTurn(drawBodies(), async (bytes, i) => `body ${i}: ${await signBody("mykey", bytes)}`);
}

function validate({ name, text }: NamedText): string[] {
  return (["strict", "tolerant"] as const).map((mode) => {
    const result = validateDelivery(JSON.parse(text), { mode });
    const errors = "errors" in result ? result.errors : result.warnings;
    return `${name}, ${mode}: ${result.status} ${JSON.stringify(errors)}`;
  });
}

function tell(verdict: VerifyResult): string {
  return verdict.ok ? `accepted ${verdict.keyId}` : `refused ${verdict.reason}`;
}
