import type { Testee } from "../runner/run-suite.ts";
import { createDescribeError } from "../runner/unreachable-error.ts";
import { judge } from "./judge.ts";
import { type LibraryCase, requestTo } from "./library-case.ts";
import { createLibraryProcess, type LibraryProcess } from "./library-process.ts";
import type { Description, LibraryResponse } from "./library-protocol.ts";

/**
 * Starts the adapter of a library, or uses one that answers in this process, and asks what it offers.
 *
 * @throws UnreachableError if it cannot be started or gives no description within `timeout` milliseconds.
 */
export async function createLibraryTestee(
  adapter: readonly string[] | LibraryProcess,
  timeout = 10_000,
): Promise<Testee<LibraryCase>> {
  const process = "ask" in adapter ? adapter : createLibraryProcess(adapter);
  const signal = AbortSignal.timeout(timeout);
  const description = await process
    .ask({ op: "describe" }, { signal })
    .then(readDescription)
    .catch((cause: Error) => {
      throw createDescribeError(cause, { timeout, signal });
    });
  return {
    name: description.name,
    async decide(testCase, { signal, trace }) {
      const request = requestTo(testCase, (op) => description.operations.includes(op));
      const missing = findMissing(request, description);
      if (missing !== undefined) return { status: "skipped", reason: `${missing} is not offered` };
      return judge(testCase, await process.ask(request, { signal, trace }));
    },
    close: () => process.close(),
  };
}

function readDescription(response: LibraryResponse): Description {
  const lists = ["operations", "contracts", "modes"] as const;
  const wrong = lists.find((list) => !Array.isArray(response[list]));
  if (typeof response.name !== "string") throw new Error('it has no "name"');
  if (wrong !== undefined) throw new Error(`it has no list "${wrong}"`);
  if (!Array.isArray(response.editions ?? [])) throw new Error('its "editions" are no list');
  // All members have been checked.
  return response as unknown as Description;
}

function findMissing(request: LibraryCase["request"], offered: Description): string | undefined {
  if (!offered.operations.includes(request.op)) return request.op;
  if ("contract" in request && !offered.contracts.includes(request.contract)) return request.contract;
  if ("edition" in request && !(offered.editions ?? []).includes(request.edition ?? ""))
    return `edition ${request.edition}`;
  if ("mode" in request && !offered.modes.includes(request.mode)) return `mode ${request.mode}`;
  return undefined;
}
