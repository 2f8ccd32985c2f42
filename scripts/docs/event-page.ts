import { findDeclaration, type Model } from "#src/model/model.ts";
import { renderTable } from "#src/util/markdown.ts";
import type { Sample } from "../hub/finish-openapi.ts";
import { listHandlers } from "./list-handlers.ts";
import { listRejections } from "./list-rejections.ts";
import { samples } from "./markdown.ts";
import { writeObjectTypes } from "./write-object-types.ts";

/** Writes the page of an event: its properties beside its samples, a handler in each language, and rejected changes. */
export function eventPage(
  model: Model,
  { event, type }: { readonly event: string; readonly type: string },
  own: readonly Sample[],
): string {
  const rejections = listRejections(model, type, own[0]?.value ?? {}).map(({ path, value, code }) => [
    value === undefined ? `\`${path}\` is missing` : `\`${path}\` is \`${JSON.stringify(value)}\``,
    `[\`${code}\`](../../errors.md#validation-errors) at \`${path}\``,
  ]);
  return `---
pageClass: wide stacked
aside: false
---

# ${event}

${findDeclaration(model, type).doc}

<div class="beside">
<div>

${writeObjectTypes(model, type, "###")}

</div>
<div>

${samples(own)}

</div>
</div>

## Handle it

${listHandlers(model.edition, event, type).join("\n\n")}

## What is rejected

In \`strict\` mode, each of these changes to the sample makes the delivery invalid. In \`tolerant\` mode, formats are not checked and unknown properties are kept.

${renderTable(["Change", "Error"], rejections)}
`;
}
