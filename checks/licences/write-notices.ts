import type { Notice } from "./collect-notices.ts";

/** Writes the notices of the bundled packages; packages with the same text share it. */
export function writeNotices(subject: string, notices: readonly Notice[]): string {
  const texts = Map.groupBy(notices, ({ text }) => text);
  const sections = [...texts].map(([text, own]) =>
    [
      ...own.map(({ name, licence }) => `## ${name}, ${licence}`),
      "```text",
      text.replaceAll("```", "'''"),
      "```",
    ].join("\n\n"),
  );
  return `# Third-party notices

${subject} Written by \`npm run licences\`.

${sections.join("\n\n")}
`;
}
