import { hash } from "node:crypto";
import { readSource } from "#conformance/proof/source/read-source.ts";
import { proofs } from "./proofs.ts";

/** A flaw that breaks one sentence of a source document in one place, as a patch of one text. */
export interface Flaw {
  readonly clause: string;
  /** The sentence as the source has it, or the member in a row of a table. */
  readonly sentence: string;
  /** What implements the sentence: `spec`, `sender`, `receiver`, a language, a page. */
  readonly place: string;
  /** What is then wrong, in a few words. */
  readonly flaw: string;
  readonly file: string;
  /** Text that occurs in the file exactly once. */
  readonly from: string;
  readonly to: string;
  /** The check that must notice the flaw: a name of `proofs`. */
  readonly proof: string;
  /** Clause of the cases that a suite runs. Default: that of the sentence. */
  readonly cases?: string;
  /**
   * Part of the name of the test that notices it. Flaws of one proof with different titles are planted at once, and only the
   * test with its own title may notice each. Default: it is planted alone, and any failure notices it.
   */
  readonly title?: string;
  /** Why nothing can distinguish the flaw from what is right; such a flaw must survive. */
  readonly equal?: string;
}

/** Names a flaw, so that its result can be found again. */
export function nameFlaw({ clause, place, flaw }: Pick<Flaw, "clause" | "place" | "flaw">): string {
  return `${clause} ${place}: ${flaw}`;
}

/** Lists mistakes in the table itself: a sentence that the source lacks, a proof that does not exist, a key that occurs twice. */
export function findMistakes(flaws: readonly Flaw[]): readonly string[] {
  const source = readSource();
  const foreign = flaws.filter(
    ({ clause, sentence }) =>
      !(source[clause] ?? []).some((one) =>
        typeof one === "string"
          ? one === sentence
          : one.rows.some(([first = ""]) => first === sentence || first.includes(`\`${sentence}\``)),
      ),
  );
  const twice = [...Map.groupBy(flaws, nameFlaw)].filter(([, all]) => all.length > 1);
  return [
    ...foreign.map((flaw) => `${nameFlaw(flaw)}: ${flaw.clause} does not say "${flaw.sentence}"`),
    ...flaws
      .filter(({ proof }) => !Object.hasOwn(proofs, proof))
      .map((flaw) => `${nameFlaw(flaw)}: there is no proof "${flaw.proof}"`),
    ...twice.map(([key]) => `${key}: it is there twice`),
  ];
}

/** Groups the flaws that are planted at once: of one proof, each with another title. */
export function groupFlaws(flaws: readonly Flaw[]): readonly (readonly Flaw[])[] {
  const rounds: Flaw[][] = [];
  for (const flaw of flaws) {
    const round = rounds.find(
      (one) =>
        flaw.title !== undefined &&
        one.every(({ title, proof }) => title !== undefined && title !== flaw.title && proof === flaw.proof),
    );
    if (round === undefined) rounds.push([flaw]);
    else round.push(flaw);
  }
  return rounds;
}

/** Picks a part of the flaws by a seed: the same for the same seed, and every place in turn over the seeds. */
export function sampleFlaws(flaws: readonly Flaw[], part: number, seed: string): readonly Flaw[] {
  const rank = (flaw: Flaw): string => hash("sha256", `${seed} ${nameFlaw(flaw)}`);
  const count = Math.ceil(flaws.length * part);
  return [...flaws].sort((a, b) => rank(a).localeCompare(rank(b))).slice(0, count);
}
