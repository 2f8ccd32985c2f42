import { type Contract, type GeneratedFile, headerOf } from "./contracts.ts";

/**
 * Makes the file of a contract's types.
 *
 * @throws Error where the text has a name that ends in a digit, or a record that nothing fits: the generator understood something wrongly.
 */
export function typesFile(contract: Contract, text: string): GeneratedFile {
  const lonely = /\b(?:type|interface) (\w*\d)\b|Record<string, never>/.exec(text);
  if (lonely !== null) throw new Error(`cannot write types: "${lonely[0]}" stands in ${contract.slug}`);
  return {
    path: `generated/types/${contract.slug}.d.ts`,
    text: `// ${headerOf(contract.source)}\n\n${text.trim()}\n`,
    from: contract.source,
  };
}
