import type { ContractName } from "#generated/internal/types.d.ts";
import { type Diagnosis, diagnose } from "#src/diagnose/diagnose.ts";
import { createExamine } from "#src/diagnostics/examine.ts";
import { type LoadedEdition, loadEditions } from "#src/diagnostics/load-editions.ts";
import type { Outcome } from "#src/diagnostics/outcome.ts";
import { readDataset } from "#src/raster-info/read-dataset.ts";
import { renderSvg } from "#src/raster-info/render-svg.ts";

/** A pasted delivery: its body, and values from its headers. */
export interface Delivery {
  readonly body: Uint8Array<ArrayBuffer>;
  /** Value of `X-Signature-256`. */
  readonly signature?: string;
}

/** The editions of both contracts, the source document's first. */
export type Loaded = Readonly<Record<ContractName, readonly LoadedEdition[]>>;

/** Loads all editions of both contracts. */
export async function loadAll(): Promise<Loaded> {
  return { webhook: await loadEditions("webhook"), "raster-info": await loadEditions("raster-info") };
}

/** Examines a payload in one edition, or in every edition (`auto`). */
export function examinePayload(
  name: ContractName,
  edition: string,
  body: Uint8Array,
  loaded: Loaded,
): Outcome {
  return createExamine({ contract: { name, mode: "strict", edition }, editions: loaded[name] })(body);
}

/** Explains a signature; `undefined` without a secret. */
export async function explainSignature(
  { body, signature: header }: Delivery,
  secret: string,
): Promise<Diagnosis | undefined> {
  if (secret === "") return undefined;
  return diagnose({ body, header, secret });
}

/** Draws raster info as SVG; `undefined` if the text is not a JSON object. */
export function drawRasterInfo(text: string): string | undefined {
  try {
    return renderSvg(readDataset(text));
  } catch {
    return undefined;
  }
}

/** Reads pasted text: a raw HTTP request, or only a body. */
export function readDelivery(pasted: string): Delivery {
  const [head = "", ...rest] = pasted.split(/\r?\n\r?\n/);
  const isRequest = /^POST \S+( HTTP\/[\d.]+)?\r?\n/.test(pasted) || /^[A-Za-z][\w-]*: .*\r?\n/.test(pasted);
  if (!isRequest || rest.length === 0) return { body: new TextEncoder().encode(pasted) };
  const start = head.length + /\r?\n\r?\n/.exec(pasted.slice(head.length))![0].length;
  const headers = new Map(
    [...head.matchAll(/^([\w-]+):[ \t]*(.*?)\r?$/gm)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      value,
    ]),
  );
  const signature = headers.get("x-signature-256");
  return {
    body: new TextEncoder().encode(pasted.slice(start)),
    ...(signature !== undefined && { signature }),
  };
}
