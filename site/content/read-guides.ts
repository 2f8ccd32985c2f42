import { readText } from "#scripts/sources/files.ts";

/** A guide: one screen on one task. */
export interface Guide {
  /** Name of its page without ending. */
  readonly name: string;
  readonly title: string;
  /** What a reader can do afterwards: a sentence with full stop. */
  readonly about: string;
  /** Markdown without the title; `npm run artefacts` runs its commands. */
  readonly text: string;
}

/** Guides in the order in which readers need them. */
const abouts: readonly (readonly [name: string, about: string])[] = [
  ["receive-anywhere", "Receive behind a framework, or in another language."],
  ["verify-a-signature", "Check that a delivery comes from the platform, over its exact bytes."],
  ["local-sender", "Send yourself signed deliveries without a platform."],
  ["debug-with-the-doctor", "Find out why a signature does not match."],
  ["duplicates", "Handle a repeated delivery once, and know what cannot be told apart."],
  ["act-on-what-changed", "Know old and new values where the platform sends no old ones."],
  ["start-training-when-the-task-is-done", "Run something once when a task or a project is finished."],
  ["rotate-a-secret", "Move a webhook to a new secret without losing a delivery."],
  ["send-deliveries", "Be the sending side: durable, safe towards networks, fair to receivers."],
  ["test-in-ci", "Test handlers, receivers and implementations in every build."],
  ["compare-contracts", "See what a new version of a contract breaks, for whom, with a document as proof."],
  ["publish-the-contract", "Take the contract into an API portal, a validator or another language."],
  ["known-neighbours", "Know what proxies do to deliveries, and how senders differ."],
  ["editions", "Choose the edition of a platform's release, and read several at once."],
  [
    "see-raster-info",
    "Look at a dataset, compare many, and carry one on into a catalogue, a cube or a notebook.",
  ],
  ["raster-info-by-release", "Know which release prints what, and what to rely on."],
  ["upgrade-to-0.2", "Move from 0.1: packages, defaults, names, types, stores."],
];

/** Reads all guides. */
export function readGuides(): readonly Guide[] {
  return abouts.map(([name, about]) => {
    const [, title = "", text = ""] = /^# ([^\n]*)\n(.*)$/s.exec(readText(`site/guides/${name}.md`)) ?? [];
    return { name, title, about, text };
  });
}
