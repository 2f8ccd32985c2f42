import type { Verdict } from "./judge.ts";

/** Writes the scores into a document, between its markers. */
export function writeTable(document: string, verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(
    ({ folder, mutants, sampled, noticed, equivalent, score }) =>
      `| ${folder} | ${mutants} | ${sampled} | ${noticed} | ${equivalent} | ${percent(score)} |`,
  );
  const sum = (key: "mutants" | "sampled" | "noticed" | "equivalent"): number =>
    verdicts.reduce((total, one) => total + one[key], 0);
  const score = sum("noticed") / (sum("sampled") - sum("equivalent"));
  const total = `| **all** | ${sum("mutants")} | ${sum("sampled")} | ${sum("noticed")} | ${sum("equivalent")} | ${percent(score)} |`;
  const head =
    "| Folder | Mutants | In the sample | Noticed | Equivalent | Score |\n| --- | --- | --- | --- | --- | --- |";
  const table = [head, ...rows, total, ""].join("\n");
  return document.replace(/(?<=<!-- scores -->\n).*(?=<!-- \/scores -->)/s, () => table);
}

/** Points by which a score may differ from the one that is written: some mutants are noticed by their time alone. */
const TOLERANCE = 2;

/** Checks whether a document tells a score that is no longer true. */
export function isOld(document: string, { folder, score }: Verdict): boolean {
  const row = document.split("\n").find((line) => line.startsWith(`| ${folder} |`));
  const written = Number(row?.match(/([\d.]+) % \|$/)?.[1]);
  return !(Math.abs(written - score * 100) <= TOLERANCE);
}

/** Rounded down: a survivor more is seen. */
function percent(score: number): string {
  return `${(Math.floor(score * 1000) / 10).toFixed(1)} %`;
}
