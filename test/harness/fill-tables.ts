import { describe, test } from "vitest";

/** The parts of Vitest's `each` that are used here. */
type Each = (this: unknown, rows: readonly unknown[], ...values: readonly unknown[]) => unknown;

// From a table without rows, Vitest makes no test and passes. It loads this file before each test file of a worker.
for (const maker of [describe, test]) {
  const each = maker.each as Each;
  const eachRow: Each = function eachRow(rows, ...values) {
    if (rows.length === 0) throw new Error("cannot test: the table has no row");
    return each.call(this, rows, ...values);
  };
  if (each.name !== eachRow.name) Object.assign(maker, { each: eachRow });
}
