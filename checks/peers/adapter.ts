import type { LibraryRequest, LibraryResponse } from "../../conformance/suites/library/library-protocol.ts";
import { serveLines } from "../../conformance/suites/runner/json-lines.ts";
import { type Peer, peers } from "./peers.ts";

/**
 * Answers the library protocol with a peer. An exception is a rejection: a receiver that catches it does not answer 200. Header lines
 * are joined by a comma, as Node does.
 */
async function answer(peer: Peer, request: LibraryRequest): Promise<LibraryResponse> {
  switch (request.op) {
    case "describe":
      return {
        name: `${peer.title} ${peer.version}`,
        operations: ["sign", "verify"],
        contracts: [],
        modes: [],
      };
    case "sign":
      return { header: await attempt(() => peer.sign(request.secret, decodeBase64(request.body)), null) };
    case "verify":
      return verify(peer, request);
    default:
      return { unsupported: true };
  }
}

async function verify(
  peer: Peer,
  { secrets, header, body, bareDigest }: Extract<LibraryRequest, { op: "verify" }>,
): Promise<LibraryResponse> {
  const isTimed = secrets.some(({ notAfter }) => notAfter !== undefined);
  if (bareDigest || isTimed || (secrets.length > 1 && !peer.takesSeveral)) return { unsupported: true };
  const keys = secrets.map(({ secret }) => secret);
  // A missing header is undefined, whatever the types say.
  const signature = (header.length === 0 ? undefined : header.join(", ")) as string;
  return { ok: await attempt(() => peer.verify(keys, decodeBase64(body), signature), false) };
}

async function attempt<T, F>(use: () => T | Promise<T>, refusal: F): Promise<T | F> {
  try {
    return await use();
  } catch {
    return refusal;
  }
}

function decodeBase64(base64: string): Buffer {
  return Buffer.from(base64, "base64");
}

const peer = peers[process.argv[2] ?? ""];
if (peer === undefined) throw new Error(`expected one of ${Object.keys(peers).join(", ")}`);
await serveLines((request: LibraryRequest) => answer(peer, request));
