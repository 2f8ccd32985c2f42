import type { Model } from "#src/model/model.ts";
import { listHandlers } from "./list-handlers.ts";
import { listRejections } from "./list-rejections.ts";
import { fence, table } from "./markdown.ts";
import { writeObjectTypes } from "./write-object-types.ts";

/** An event of an edition, with its samples by the name of their files. */
export interface DocumentedEvent {
  readonly name: string;
  /** Name of its type, such as `UpdateTaskEvent`. */
  readonly type: string;
  readonly about: string;
  readonly samples: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Names the page and the sample of an event: `update:task` becomes `update-task`. */
export function fileOf(event: string): string {
  return event.replaceAll(/[^a-z0-9_]+/g, "-").replace(/-$/, "");
}

/** Writes the page of an event: its properties beside a sample, a handler in each language, and what is rejected. */
export function eventPage(model: Model, event: DocumentedEvent): string {
  const samples = Object.entries(event.samples);
  const [, sample = {}] = samples[0] ?? [];
  const rejections = listRejections(model, event.type, sample).map(({ path, value, code }) => [
    value === undefined ? `\`${path}\` is missing` : `\`${path}\` is \`${JSON.stringify(value)}\``,
    `[\`${code}\`](../../errors.md#validation-errors) at \`${path}\``,
  ]);
  return `---
pageClass: wide
aside: false
---

# ${event.name}

${event.about}

<div class="beside">
<div>

${writeObjectTypes(model, event.type, "###")}

</div>
<div>

${samples.map(([name, value]) => fence("json", JSON.stringify(value, null, 2), `${name}.json`)).join("\n\n")}

</div>
</div>

## Handle it

${listHandlers(model.edition, event.name, event.type).join("\n\n")}

## What is rejected

In \`strict\` mode, each of these changes of the sample makes the delivery invalid. In \`tolerant\` mode, formats are not checked and unknown properties are kept.

${table(["Change", "Error"], rejections)}
`;
}
