import type { ReceiverFlaw } from "./receiver-flaw.ts";
import { rightSteps, type Steps } from "./right-steps.ts";

/** Answers with another status. */
function answering(change: (status: number) => number): () => Partial<Steps> {
  return () => ({ answer: (response, status, text) => rightSteps.answer(response, change(status), text) });
}

/** Receivers that answer with another status. */
export const statusFlaws: readonly ReceiverFlaw[] = [
  {
    name: "answers-202",
    flaw: "answers 202 to what it takes",
    killedBy: ["altered-after-signing", "newline-after-signing"],
    steps: answering((status) => (status === 200 ? 202 : status)),
  },
  {
    name: "answers-204",
    flaw: "answers 204 to what it takes",
    killedBy: ["altered-after-signing", "newline-after-signing"],
    steps: answering((status) => (status === 200 ? 204 : status)),
  },
  {
    name: "answers-404",
    flaw: "answers 404 to a wrong signature",
    killedBy: ["altered-after-signing", "newline-after-signing"],
    steps: answering((status) => (status === 403 ? 404 : status)),
  },
  {
    name: "answers-400",
    flaw: "answers 400 to a wrong signature",
    killedBy: ["altered-after-signing", "newline-after-signing"],
    steps: answering((status) => (status === 403 ? 400 : status)),
  },
  {
    name: "answers-500",
    flaw: "answers 500 to a wrong signature",
    killedBy: ["altered-after-signing", "newline-after-signing"],
    steps: answering((status) => (status === 403 ? 500 : status)),
  },
];
