import { gzipSync } from "node:zlib";
import { type Edition, makeSlug } from "#src/model/contract.ts";
import type { GeneratedFile } from "../../sources/generated-file.ts";
import { bundleValidator } from "./bundle-validator.ts";

const where = "contracts.config.ts";

/** Lists the emitted validators that are over their budget, bundled and in gzip: each with its size and its limit. */
export async function overBudget(
  files: readonly GeneratedFile[],
  editions: readonly Edition[],
): Promise<readonly string[]> {
  const lines = files.map(async ({ path }) => {
    const [, slug, mode, file = ""] = /^generated\/validators\/([^/]+)\/(\w+)\/(.+)\.js$/.exec(path) ?? [];
    if (slug === undefined) return [];
    const edition = editions.find((one) => makeSlug(one) === slug);
    if (edition?.budgets === undefined) return [`${slug} has no budgets in ${where}`];
    const { events, ...own } = edition.budgets;
    const budget = Object.hasOwn(own, file) ? own[file] : events;
    if (budget === undefined) return [`${slug}/${mode}/${file}.js has no budget in ${where}`];
    const bytes = gzipSync(await bundleValidator(path, files), { level: 9 }).length;
    const over = `${slug}/${mode}/${file}.js has ${bytes} bytes in gzip, over its budget of ${budget} in ${where}`;
    return bytes > budget ? [over] : [];
  });
  return (await Promise.all(lines)).flat();
}
