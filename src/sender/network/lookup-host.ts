import { lookup } from "node:dns/promises";
import { getOrMake } from "../../util/get-or-make.ts";

/** Finds the addresses of a host name. */
export type Lookup = (host: string) => Promise<readonly string[]>;

/** Makes simultaneous lookups of a name share one. */
export function shareLookups(look: Lookup): Lookup {
  const running = new Map<string, Promise<readonly string[]>>();
  return (host) =>
    getOrMake(running, host, async () => {
      try {
        return await look(host);
      } finally {
        running.delete(host);
      }
    });
}

/**
 * Asks the operating system, as browsers and other programs do.
 *
 * Each lookup occupies one of the few threads of the process (four unless `UV_THREADPOOL_SIZE` says otherwise) until a slow
 * name server answers. Those of one name share it, so that no webhook takes all threads from the others.
 */
export const lookupHost: Lookup = shareLookups(async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
);
