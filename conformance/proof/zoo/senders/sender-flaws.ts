import { bodyFlaws } from "./body-flaws.ts";
import { exchangeFlaws } from "./exchange-flaws.ts";
import { furtherFlaws } from "./further-flaws.ts";
import { momentFlaws } from "./moment-flaws.ts";
import type { SenderFlaws } from "./sender-flaw.ts";
import { signatureFlaws } from "./signature-flaws.ts";
import { subscriptionFlaws } from "./subscription-flaws.ts";

/** Senders with a flaw each, as they are found in the field. */
export const senderFlaws: SenderFlaws = {
  ...signatureFlaws,
  ...bodyFlaws,
  ...subscriptionFlaws,
  ...exchangeFlaws,
  ...furtherFlaws,
  ...momentFlaws,
};
