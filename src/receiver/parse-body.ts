import { findTooDeep, MAX_DEPTH } from "../text/depth.ts";
import { refuse, type Step } from "./refusal.ts";

const utf8 = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Reads signed bytes as JSON: strict UTF-8, no byte order mark, at most 10,000 levels deep. */
export function parseBody(bytes: Uint8Array): Step<unknown> {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return refuse("not-utf8", "the body is not UTF-8");
  }
  if (findTooDeep(text, MAX_DEPTH) >= 0) {
    return refuse("too-deep", `the body has more than ${MAX_DEPTH} nested arrays and objects`);
  }
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    // What the engine says would quote the body.
    return refuse("not-json", "the body is not JSON");
  }
}
