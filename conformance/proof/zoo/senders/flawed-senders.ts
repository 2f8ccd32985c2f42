import { bodyFlaws } from "./body-flaws.ts";
import { exchangeFlaws } from "./exchange-flaws.ts";
import type { FlawedSender } from "./flawed-sender.ts";
import { furtherFlaws } from "./further-flaws.ts";
import { momentFlaws } from "./moment-flaws.ts";
import { signatureFlaws } from "./signature-flaws.ts";
import { subscriptionFlaws } from "./subscription-flaws.ts";

/** Senders with a flaw each, as they are found in the field. */
export const flawedSenders: readonly FlawedSender[] = [
  ...signatureFlaws,
  ...bodyFlaws,
  ...subscriptionFlaws,
  ...exchangeFlaws,
  ...furtherFlaws,
  ...momentFlaws,
];
