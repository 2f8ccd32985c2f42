/** Words that readers stumble over, with what to write instead. */
const refused: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\bwhose\b/i, "with, or a second sentence"],
  [/\bof which\b/i, "a second sentence"],
  [/\b(?:owes|owed to)\b/i, "must"],
  [/\bfor ever unless\b/i, "Default: no limit"],
  [/\btold apart\b/i, "identified, or distinguished"],
  [/\bnot yet committed reaches\b/i, "that your change reaches"],
  [/\brefusing documents\b/i, "documents that must be rejected"],
  [/\bwho has the secret can\b/i, "someone with the secret can"],
  [/\bas their guides make them\b/i, "as their guides show"],
  [/\bwherever it (?:listens|stands)\b/i, "leave it out"],
  [/^\s*\/?\*+ Tells\b/, "Returns, Checks whether, or Reports"],
];

/** Finds the words that `refused` lists in the comments of a source. */
export function findRefusedComments(text: string): readonly string[] {
  return findRefusedWords(text.replace(/^(?!\s*(?:\/\*|\*|\/\/)).*$/gm, ""));
}

/** Finds words that `refused` lists in prose; code and quotations of a source do not count. */
export function findRefusedWords(text: string): readonly string[] {
  const prose = text
    .replace(/^```.*?^```$/gms, (block) => block.replace(/[^\n]/g, ""))
    .replace(/`[^`\n]*`/g, "")
    .replace(/^>.*$/gm, "");
  return prose
    .split("\n")
    .flatMap((line, i) =>
      refused.flatMap(([words, instead]) =>
        words.test(line) ? [`${i + 1}: "${words.exec(line)?.[0]}", write: ${instead}`] : [],
      ),
    );
}
