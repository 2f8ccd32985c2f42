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

/** Rounded down: a survivor more is seen. */
function percent(score: number): string {
  return `${(Math.floor(score * 1000) / 10).toFixed(1)} %`;
}
