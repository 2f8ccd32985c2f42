import { answerFlaws } from "./answer-flaws.ts";
import { bodyFlaws } from "./body-flaws.ts";
import { digestFlaws } from "./digest-flaws.ts";
import { headFlaws } from "./head-flaws.ts";
import { headerFlaws } from "./header-flaws.ts";
import { modeFlaws } from "./mode-flaws.ts";
import type { ReceiverFlaws } from "./receiver-flaw.ts";
import { signatureFlaws } from "./signature-flaws.ts";

/** The flaws of receivers that the suite must catch. */
export const receiverFlaws: ReceiverFlaws = {
  ...headFlaws,
  ...headerFlaws,
  ...signatureFlaws,
  ...digestFlaws,
  ...bodyFlaws,
  ...modeFlaws,
  ...answerFlaws,
};
