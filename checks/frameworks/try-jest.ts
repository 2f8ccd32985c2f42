import { expect } from "expect";
import { type Expect, judgeRow, rows } from "../../conformance/kit/matchers/fixtures/rows.ts";
import { matchers } from "../../conformance/kit/matchers/matchers.ts";
import type { Found } from "../shared/try-part.ts";

/** Tries the matchers in Jest's own `expect`. */
export async function tryJest(): Promise<Found> {
  expect.extend(matchers);
  const failures: string[] = [];
  for (const row of rows)
    failures.push(
      ...(await judgeRow(row, expect as unknown as Expect)).map((wrong) => `${row.title}: ${wrong}`),
    );
  return { says: `${rows.length} rows`, failures };
}
