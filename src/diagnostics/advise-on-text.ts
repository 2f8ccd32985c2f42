import { texts } from "#generated/contracts/defaults.js";

/** Says what a text is that programs print instead of a contract's JSON; undefined for any other text. */
export function adviseOnText(text: string): string | undefined {
  return texts.find(([pattern]) => new RegExp(pattern).test(text))?.[1];
}
