import type { Mode } from "#src/validate/result.ts";

/** Content of a link to the workbench; never a secret or a signature. */
export interface Share {
  readonly contract: "webhook" | "raster-info";
  /** Edition that checks the text. Default: the default edition. */
  readonly edition?: string;
  /** Mode that marks its errors in the text. */
  readonly mode: Mode;
  readonly text: string;
}

/** Longest text, in bytes, that a link carries: browsers and messengers cut longer links. */
export const longestShared = 200_000;

/** Writes the fragment of a link, without `#`: contract, mode and the deflated text in base64url. */
export async function writeFragment({ contract, edition = "", mode, text }: Share): Promise<string> {
  const deflated = await pipe(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const asked = edition === "" ? "" : `&edition=${edition}`;
  return `contract=${contract}${asked}&mode=${mode}&text=${toBase64Url(deflated)}`;
}

/** Reads the fragment of a link, with or without `#`; `undefined` if it is broken or not from the workbench. */
export async function readFragment(fragment: string): Promise<Share | undefined> {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ""));
  const [contract, mode, text] = ["contract", "mode", "text"].map((name) => parameters.get(name));
  if (contract !== "webhook" && contract !== "raster-info") return undefined;
  if (mode !== "strict" && mode !== "tolerant") return undefined;
  const edition = parameters.get("edition");
  const asked = edition === null ? {} : { edition };
  try {
    const bytes = await pipe(fromBase64Url(text ?? ""), new DecompressionStream("deflate-raw"));
    return {
      contract,
      ...asked,
      mode,
      text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes),
    };
  } catch {
    return undefined;
  }
}

/** Largest text, in bytes, that a link may inflate to: as much as a page can show, so that no link is a bomb. */
const LARGEST = 16 * 1024 * 1024;

async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: BlobPart[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > LARGEST) throw new RangeError("cannot read the link: its text is too long");
    chunks.push(read.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
