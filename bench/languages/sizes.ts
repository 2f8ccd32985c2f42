import { gzipSync } from "node:zlib";
import { contracts } from "../../contracts.config.ts";
import { languages } from "../../scripts/artefacts/languages/languages.ts";
import { writeLanguage } from "../../scripts/artefacts/languages/write-languages.ts";
import { readContracts } from "../../scripts/generate.ts";
import { readSources } from "../../scripts/sources/files.ts";
import { pickDefaults } from "../../src/model/contract.ts";
import { keepRounds } from "../keep-rounds.ts";
import { writeTable } from "../write-table.ts";

// Prints the size of each language's package, with the default edition of each contract and with all, without its test data.

const sources = await readSources(contracts);
const all = (await readContracts({ contracts, sources })).map(({ contract }) => contract);
const defaults = pickDefaults(all);

/** Writes a size in kilobytes. */
function kilobytes(size: number): string {
  return (size / 1_000).toFixed(0);
}

const rows: (readonly string[])[] = [];
for (const language of languages.filter((one) => one.verified !== undefined && one.shares === undefined)) {
  const cells = [language.title];
  for (const carried of [defaults, all]) {
    const setting = { sources, isDefault: (one: (typeof all)[number]) => defaults.includes(one) };
    const { files } = await writeLanguage(language, carried, setting);
    const own = files.filter(({ path }) => !path.endsWith(`/${language.testData}`));
    const text = own.map((file) => file.text).join("");
    cells.push(kilobytes(Buffer.byteLength(text)), kilobytes(gzipSync(text).length));
  }
  rows.push(cells);
}
const head = ["package", "kB, one edition", "gzip", "kB, all editions", "gzip"];
console.log(writeTable(head, rows));
keepRounds(rows);
