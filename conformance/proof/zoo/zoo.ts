import { createEntries } from "./create-entries.ts";
import { libraryFlaws } from "./libraries/library-flaws.ts";
import { testLibraryFlaw } from "./libraries/test-library-flaw.ts";
import { receiverFlaws } from "./receivers/receiver-flaws.ts";
import { testReceiverFlaw } from "./receivers/test-receiver-flaw.ts";
import { senderFlaws } from "./senders/sender-flaws.ts";
import { testSenderFlaw } from "./senders/test-sender-flaw.ts";
import type { ZooEntry } from "./zoo-entry.ts";

/** The flawed implementations that the suites must catch; each is the right one except for its flaw. */
export const zoo: readonly ZooEntry[] = [
  ...createEntries("library", libraryFlaws, testLibraryFlaw),
  ...createEntries("receiver", receiverFlaws, testReceiverFlaw),
  ...createEntries("sender", senderFlaws, testSenderFlaw),
];
