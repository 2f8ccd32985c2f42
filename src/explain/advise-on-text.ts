import { texts } from "#generated/contracts/defaults.js";

/** Says what a text is that programs print in place of a contract's JSON; nothing for any other text. */
export function adviseOnText(text: string): string | undefined {
  return texts.find(([pattern]) => new RegExp(pattern).test(text))?.[1];
}
