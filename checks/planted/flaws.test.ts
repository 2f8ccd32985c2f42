import { expect, test } from "vitest";
import { projectRoot } from "#scripts/sources/files.ts";
import { findMistakes, groupFlaws, nameFlaw, sampleFlaws } from "./flaw.ts";
import { withFlaw } from "./plant.ts";
import { readFlaws, readKilled } from "./read-flaws.ts";

const flaws = readFlaws();
const killed = readKilled();

test("every flaw breaks a sentence that the source has, once for each place", () => {
  expect(findMistakes(flaws)).toEqual([]);
  expect(flaws.length).toBeGreaterThan(240);
});

test("every patch applies", () => {
  for (const flaw of flaws) expect(withFlaw(projectRoot, flaw)).not.toBe("");
});

test("what was noticed is of the table, and what is alive says why", () => {
  const keys = new Set(flaws.map(nameFlaw));
  expect(killed.filter((one) => !keys.has(nameFlaw(one)))).toEqual([]);
  expect(killed.filter(({ killedBy, equal }) => killedBy.length > 0 === (equal !== undefined))).toEqual([]);
});

test("at most one flaw in twenty cannot be told apart", () => {
  expect(flaws.filter(({ equal }) => equal !== undefined).length).toBeLessThanOrEqual(flaws.length / 20);
});

test("a sample is the same for a seed, and flaws of one title are planted apart", () => {
  const [a, b] = [sampleFlaws(flaws, 0.1, "a"), sampleFlaws(flaws, 0.1, "b")];
  expect(sampleFlaws(flaws, 0.1, "a")).toEqual(a);
  expect(a).not.toEqual(b);
  for (const round of groupFlaws(flaws)) {
    const titles = round.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  }
});
