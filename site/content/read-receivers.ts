import { readBlock } from "./read-blocks.ts";

/** A receiver of README or its guide, behind a framework or in another language. */
export interface ReceiverExample {
  readonly key: string;
  readonly label: string;
  /** Name of its block, which is the file it belongs into. */
  readonly file: string;
  readonly language: string;
  readonly code: string;
}

/** The receivers in their order; each of them is run by a check. */
const blocks: readonly Omit<ReceiverExample, "code">[] = [
  { key: "node", label: "Node", file: "receiver.mjs", language: "js" },
  { key: "express", label: "Express", file: "express.ts", language: "typescript" },
  { key: "fastify", label: "Fastify", file: "fastify.ts", language: "typescript" },
  { key: "next", label: "Next", file: "app/webhook/route.ts", language: "typescript" },
  { key: "hono", label: "Hono", file: "hono.ts", language: "typescript" },
  { key: "python", label: "Python", file: "receiver.py", language: "python" },
  { key: "go", label: "Go", file: "receiver.go", language: "go" },
];

/** Takes the receivers out of the texts of README and the guide. */
export function readReceivers(text: string): readonly ReceiverExample[] {
  return blocks.map((block) => ({ ...block, code: readBlock(text, block.file) }));
}
