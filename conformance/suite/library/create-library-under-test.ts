import type { ImplementationUnderTest } from "../run-suite.ts";
import { UnreachableError } from "../unreachable-error.ts";
import { checkResponse } from "./check-response.ts";
import { type LibraryCase, requestTo } from "./library-case.ts";
import { createLibraryProcess, type LibraryProcess } from "./library-process.ts";
import type { Description, LibraryResponse } from "./library-protocol.ts";

/**
 * Starts the adapter of a library, or uses one that responds in this process, and asks what it offers.
 *
 * @throws UnreachableError if it cannot be started or gives no description within `timeout` milliseconds.
 */
export async function createLibraryUnderTest(
  adapter: readonly string[] | LibraryProcess,
  timeout = 10_000,
): Promise<ImplementationUnderTest<LibraryCase>> {
  const process = "ask" in adapter ? adapter : createLibraryProcess(adapter);
  const signal = AbortSignal.timeout(timeout);
  const description = await process
    .ask({ op: "describe" }, { signal })
    .then(readDescription)
    .catch(async (cause: Error) => {
      await process.close();
      const late = `none came within ${timeout} ms; give a slow start more time with --timeout`;
      throw new UnreachableError(`no response to "describe": ${signal.aborted ? late : cause.message}`);
    });
  return {
    name: description.name,
    async verify(testCase, { signal, trace }) {
      const request = requestTo(testCase, (op) => description.operations.includes(op));
      const missing = findMissing(request, description);
      if (missing !== undefined) return { status: "skipped", reason: `${missing} is not offered` };
      return checkResponse(testCase, await process.ask(request, { signal, trace }));
    },
    close: () => process.close(),
  };
}

function readDescription(response: LibraryResponse): Description {
  const lists = ["operations", "contracts", "modes"] as const;
  const wrong = lists.find((list) => !Array.isArray(response[list]));
  if (typeof response.name !== "string") throw new Error('it has no "name"');
  if (wrong !== undefined) throw new Error(`it has no list "${wrong}"`);
  if (!Array.isArray(response.editions ?? [])) throw new Error('its "editions" is not a list');
  // All properties have been checked.
  return response as unknown as Description;
}

/** Names what a library does not offer of what a request needs. */
function findMissing(request: LibraryCase["request"], offered: Description): string | undefined {
  if (!offered.operations.includes(request.op)) return request.op;
  if ("contract" in request && !offered.contracts.includes(request.contract)) return request.contract;
  if ("edition" in request && !(offered.editions ?? []).includes(request.edition ?? ""))
    return `edition ${request.edition}`;
  if ("mode" in request && !offered.modes.includes(request.mode)) return `mode ${request.mode}`;
  return undefined;
}
