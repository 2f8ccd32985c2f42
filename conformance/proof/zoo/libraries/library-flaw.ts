import type { LibraryRequest, LibraryResponse } from "../../../suites/library/library-protocol.ts";

/** Answers a request as a library with one flaw does, by calling the right one. */
export type LibraryFlaw = (
  request: LibraryRequest,
  right: (request: LibraryRequest) => Promise<LibraryResponse>,
) => Promise<LibraryResponse>;

/** Flaws of libraries by their names in `flaws.tsv`. */
export type LibraryFlaws = Readonly<Record<string, LibraryFlaw>>;

type Of<Op extends LibraryRequest["op"]> = Extract<LibraryRequest, { op: Op }>;

/** Changes the requests of one operation on their way to the right library. */
export function before<Op extends LibraryRequest["op"]>(
  op: Op,
  change: (request: Of<Op>) => Of<Op>,
): LibraryFlaw {
  return (request, right) => right(request.op === op ? change(request as Of<Op>) : request);
}

/** Changes the responses to one operation on their way back. */
export function after<Op extends LibraryRequest["op"]>(
  op: Op,
  change: (response: LibraryResponse, request: Of<Op>) => LibraryResponse,
): LibraryFlaw {
  return async (request, right) => {
    const response = await right(request);
    return request.op === op ? change(response, request as Of<Op>) : response;
  };
}
