import type { Sample } from "../sources.ts";

/** Signs the body with the variable `secret`, in the way of JetBrains' HTTP Client, which httpYac understands as well. */
const sign = `< {%
  const hmac = crypto.hmac.sha256().withTextSecret(request.environment.get("secret"));
  const digest = hmac.updateWithText(request.body.tryGetSubstituted()).digest().toHex();
  request.variables.set("signature", "sha256=" + digest);
%}`;

/** Makes an `.http` file that sends every sample of an edition, signed; the variables `url` and `secret` come from an environment. */
export function writeHttpFile(header: string, samples: readonly Sample[]): string {
  const requests = samples.map(
    ({ name, value }) => `### ${name}
${sign}
POST {{url}}
Content-Type: application/json
X-Signature-256: {{signature}}

${JSON.stringify(value, null, 2)}
`,
  );
  return `# ${header}\n# Signed with {{secret}}; http-client.private.env.json says it: { "dev": { "url": "…", "secret": "…" } }\n\n${requests.join("\n")}`;
}
