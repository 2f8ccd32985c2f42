import type { LibraryRequest, LibraryResponse } from "../../../suites/library/library-protocol.ts";
import type { FlawedLibrary } from "./flawed-library.ts";

type Of<Op extends LibraryRequest["op"]> = Extract<LibraryRequest, { op: Op }>;

/** Changes the requests of one operation on their way to the right library. */
export function before<Op extends LibraryRequest["op"]>(
  op: Op,
  change: (request: Of<Op>) => Of<Op>,
): FlawedLibrary["respond"] {
  return (request, right) => right(request.op === op ? change(request as Of<Op>) : request);
}

/** Changes the responses to one operation on their way back. */
export function after<Op extends LibraryRequest["op"]>(
  op: Op,
  change: (response: LibraryResponse, request: Of<Op>) => LibraryResponse,
): FlawedLibrary["respond"] {
  return async (request, right) => {
    const response = await right(request);
    return request.op === op ? change(response, request as Of<Op>) : response;
  };
}
