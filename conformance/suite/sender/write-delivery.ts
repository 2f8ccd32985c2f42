import type { RecordedDelivery } from "./listener.ts";

/** Most characters of a body in a trace. */
const SHOWN = 4_000;

/** Writes a delivery exactly as it was on the wire; bytes that are not UTF-8 show as U+FFFD. */
export function writeDelivery({ method, target, headers, body }: RecordedDelivery): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(body);
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${body.length} bytes)` : text;
  return [`${method} ${target}`, ...lines, "", shown].join("\n");
}
