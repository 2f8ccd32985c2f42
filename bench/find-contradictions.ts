/** How far a figure may exceed a logical bound: rounding, and the clock. */
const SLACK = 1.05;

/** A number of a cell, such as 1.32 of `1.32 ±5 %`; the first of several. */
function numberIn(cell = ""): number {
  return Number.parseFloat(cell.replace(/[,<]/g, ""));
}

/** Lists all numbers of a cell. */
function numbersIn(cell = ""): readonly number[] {
  return [...cell.matchAll(/\d+(?:\.\d+)?/g)].map(([one]) => Number(one));
}

/** Reads the rows of all tables of an output, without heads. */
function readRows(text = ""): readonly (readonly string[])[] {
  return text
    .split("\n")
    .filter((line) => /^\| /.test(line) && !line.startsWith("| --"))
    .map((line) => line.slice(2, -2).split(" | "));
}

/** Contradictions in the tables of each program; a function lists them as sentences. */
const invariants: Readonly<Record<string, (text: string) => readonly string[]>> = {
  // Each kind of lines has its own table: a floor is compared only with the same kind.
  bulk: (whole) =>
    whole.split(/(?=^\d+ lines, )/m).flatMap((text) => {
      const rows = readRows(text).filter(([threads]) => /^\d+$/.test(threads ?? ""));
      return rows.flatMap(([threads = "", floor, validate, ratio], _, all) => {
        const [, first, firstValidate] = all.find(([one]) => one === "1") ?? [];
        const bound = Number(threads) * SLACK;
        const scaled = (one?: string, many?: string): number =>
          Math.min(...numbersIn(one)) / Math.min(...numbersIn(many));
        const [a, b] = [numbersIn(floor), numbersIn(validate)];
        const own = b.map((one, i) => one / (a[i] ?? Number.NaN));
        const [least, most] = [Math.min(...own), Math.max(...own)];
        return [
          ...(scaled(first, floor) > bound
            ? [`the floor is ${scaled(first, floor).toFixed(2)} times as fast on ${threads} threads`]
            : []),
          ...(scaled(firstValidate, validate) > bound
            ? [
                `validation is ${scaled(firstValidate, validate).toFixed(2)} times as fast on ${threads} threads`,
              ]
            : []),
          ...(numberIn(ratio) < least / SLACK || numberIn(ratio) > most * SLACK
            ? [`the ratio ${ratio} on ${threads} threads is of no round`]
            : []),
        ];
      });
    }),
  sender: (text) => {
    const memory = [...text.matchAll(/(\d+) MB for (\d+) \((\d+) MB of bodies\)/g)];
    const [bare] = readRows(text).flatMap(([name, rate]) => (name === "bare" ? [numberIn(rate)] : []));
    return [
      ...memory
        .filter(([, heap, , bodies]) => Number(heap) < Number(bodies))
        .map(([said]) => `less memory than what it holds: ${said}`),
      ...(/deliveries that wait/.test(text) && memory.length === 0
        ? ["memory without the bytes that it holds"]
        : []),
      ...readRows(text)
        .filter(
          ([, rate, ratio]) =>
            bare !== undefined &&
            /^[\d.]+$/.test(ratio ?? "") &&
            Math.abs(numberIn(rate) / bare - numberIn(ratio)) > 0.01,
        )
        .map(([name]) => `the ratio of ${name} is not that of its rate`),
    ];
  },
  receiver: (text) =>
    readRows(text).flatMap(([name = "", , ...cells]) => {
      const ratios = cells.filter((cell) => cell.includes("±"));
      const below = ratios.filter((cell) => {
        const [ratio = 1, spread = 0] = numbersIn(cell);
        return ratio * (1 + spread / 100) < 1 / SLACK;
      });
      return below.map((cell) => `${name} does what its floor does and more, in less: ${cell}`);
    }),
  shares: (text) =>
    readRows(text)
      .filter(([name = ""]) => /^(strict|tolerant),/.test(name))
      .filter(([, ...cells]) => Math.abs(cells.reduce((sum, cell) => sum + numberIn(cell), 0) - 100) > 3)
      .map(([name]) => `the shares of ${name} are not 100 %`),
};

/** Lists the contradictions in the tables of a program: such a table is no result. */
export function findContradictions(name: string, output: string): readonly string[] {
  return (invariants[name]?.(output) ?? []).map((reason) => `${name}: ${reason}`);
}
