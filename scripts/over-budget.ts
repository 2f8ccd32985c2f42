import { gzipSync } from "node:zlib";
import type { GeneratedFile } from "./contracts.ts";

/** How large emitted validators may be, by path below `generated/validators/`; the first that fits holds. */
const budgets: readonly { readonly path: RegExp; readonly bytes: number }[] = [
  { path: /^webhook-2\.3\/\w+\/delivery\.js$/, bytes: 4_200 },
  // Every event's guard in one module; a bundle holds those that are used.
  { path: /^webhook-[^/]+\/\w+\/guards\.js$/, bytes: 6_500 },
  { path: /^webhook-2\.3\//, bytes: 2_500 },
  { path: /^raster-info-/, bytes: 2_500 },
  { path: /^webhook-[^/]+\/\w+\/delivery\.js$/, bytes: 8_000 },
  { path: /^webhook-/, bytes: 2_800 },
];

/** Lists the emitted validators that are over their budget in gzip: each with its size, its limit and where that stands. */
export function overBudget(files: readonly GeneratedFile[]): readonly string[] {
  return files.flatMap(({ path, text }) => {
    const [, name] = /^generated\/validators\/(.+\.js)$/.exec(path) ?? [];
    if (name === undefined) return [];
    const budget = budgets.find((one) => one.path.test(name));
    if (budget === undefined) return [`${name} has no budget in scripts/over-budget.ts`];
    const bytes = gzipSync(text, { level: 9 }).length;
    const over = `${name} has ${bytes} bytes in gzip, over its budget of ${budget.bytes} in scripts/over-budget.ts`;
    return bytes > budget.bytes ? [over] : [];
  });
}
