import type { BodySignature } from "../../../hub/body-signature.ts";
import type { Sample } from "../../../sources/sources.ts";

/** Signs the body with the variable `secret`, in a form that JetBrains' HTTP Client and httpYac understand. */
const signWith = ({ prefix, encoding, algorithm }: BodySignature): string => `< {%
  const hmac = crypto.hmac.${algorithm}().withTextSecret(request.environment.get("secret"));
  const digest = hmac.updateWithText(request.body.tryGetSubstituted()).digest().${encoding === "hex" ? "toHex" : "toBase64"}();
  request.variables.set("signature", ${JSON.stringify(prefix)} + digest);
%}
`;

/**
 * Makes an `.http` file that sends every sample of an edition; the variables `url` and `secret` come from an environment.
 * They are signed if the signature is a digest of the body alone.
 */
export function writeHttpFile(
  header: string,
  samples: readonly Sample[],
  signature: BodySignature | undefined,
): string {
  const requests = samples.map(
    ({ name, value }) => `### ${name}
${signature === undefined ? "" : signWith(signature)}POST {{url}}
Content-Type: application/json
${signature === undefined ? "" : `${signature.header}: {{signature}}\n`}
${JSON.stringify(value, null, 2)}
`,
  );
  return `# ${header}\n# ${signature === undefined ? "Not signed" : "Signed with {{secret}}"}; http-client.private.env.json says it: { "dev": { "url": "…", "secret": "…" } }\n\n${requests.join("\n")}`;
}
