import { hideUserInfo } from "#src/util/hide-user-info.ts";

/** A receiver's URL that cannot be used. The message says why. */
export class TargetError extends Error {}

/** A receiver's URL on another machine, which is not allowed. */
export class RemoteTargetError extends TargetError {}

/**
 * Reads the URL of a receiver: `http:` or `https:`, on this machine unless other machines are allowed.
 *
 * `localhost` and its subdomains, 127.0.0.0/8 and `::1` count as this machine; other names that resolve to it do not.
 *
 * @throws TargetError
 */
export function readTarget(address: string, allowRemote = false): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new TargetError(
      `cannot send to "${hideUserInfo(address)}": expected a URL such as http://localhost:3000/webhook`,
    );
  if (url.username !== "" || url.password !== "")
    throw new TargetError(`cannot send to ${url.host}: the URL contains a user name or password`);
  if (!allowRemote && !isLoopback(url.hostname))
    throw new RemoteTargetError(
      `cannot send to ${url.hostname}: it is not this machine, and remote targets are not allowed`,
    );
  return url;
}

/** The URL parser has already converted every form of an IPv4 address to decimals. */
function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost\.?|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
