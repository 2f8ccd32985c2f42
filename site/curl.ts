import { signatureHeader } from "#src/signature/signature.ts";

/** Writes a request that sends a file unchanged, with its signature. */
export function curlOfFile(file: string, signature: string): string {
  return curl(signature, `--data-binary @${file}`);
}

/** Writes a request with a text, to the byte. */
export function curlOfText(text: string, signature: string | undefined): string {
  // Unlike --data-binary, this also sends a text unchanged that begins with @.
  return curl(signature, `--data-raw ${quote(text)}`);
}

function curl(signature: string | undefined, data: string): string {
  return [
    'curl "$TARGET_URL"',
    "-H 'Content-Type: application/json'",
    ...(signature === undefined ? [] : [`-H ${quote(`${signatureHeader}: ${signature}`)}`]),
    data,
  ].join(" \\\n  ");
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
