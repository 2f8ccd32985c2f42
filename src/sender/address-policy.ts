import { isIP } from "node:net";
import type ipaddr from "ipaddr.js";
import { expectThat, type Issue, wrong } from "../util/rules.ts";

type AddressReader = Pick<typeof ipaddr, "parse" | "isValid" | "isValidCIDR" | "parseCIDR">;

/** Decides which addresses deliveries may go to. */
export interface AddressPolicy {
  /** Checks whether connecting to an address is allowed. `host` is the name that resolved to it. */
  readonly allows: (host: string, address: string) => boolean;
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** This machine, as entries of `allowTargets`. */
export const loopbackTargets: readonly string[] = ["127.0.0.0/8", "::1/128", "localhost"];

/** Prefix of NAT64: the last 32 bits are the IPv4 address behind it (RFC 6052). */
const NAT64 = "64:ff9b::/96";

/** Addresses that look public but belong to the host of a virtual machine (Azure). */
const HOST_SERVICES: readonly string[] = ["168.63.129.16"];

/** The only publicly routed part of IPv6 (RFC 4291, 2.4). */
const GLOBAL_IPV6 = "2000::/3";

/**
 * Creates the policy of a sender: it allows public addresses, and the given names, addresses and ranges.
 *
 * An IPv4 address inside an IPv6 one (mapped, or behind NAT64) is treated as IPv4. 6to4, Teredo and other tunnels
 * are rejected.
 */
export function createAddressPolicy(reader: AddressReader, allowTargets: readonly string[]): AddressPolicy {
  const entries = allowTargets.map((entry) => entry.toLowerCase());
  const ranges = entries.map((entry) => readRange(reader, entry)).filter((range) => range !== undefined);
  const names = new Set(entries.filter((entry) => readRange(reader, entry) === undefined));
  const within = (address: Address, cidr: string): boolean => matches(address, reader.parseCIDR(cidr));
  const inner = (address: Address): Address => {
    if (!isV6(address)) return address;
    if (address.isIPv4MappedAddress()) return address.toIPv4Address();
    return within(address, NAT64) ? reader.parse(address.toByteArray().slice(12).join(".")) : address;
  };
  const isPublic = (address: Address): boolean =>
    address.range() === "unicast" &&
    !HOST_SERVICES.includes(address.toString()) &&
    (!isV6(address) || within(address, GLOBAL_IPV6));
  return {
    allows: (host, text) => {
      if (names.has(host.toLowerCase())) return true;
      if (!reader.isValid(text)) return false;
      const outer = reader.parse(text);
      const address = inner(outer);
      return isPublic(address) || [outer, address].some((one) => ranges.some((range) => matches(one, range)));
    },
  };
}

/** Lists what is wrong with `allowTargets`. */
export function checkTargets(targets: unknown, path: string): readonly Issue[] {
  if (!Array.isArray(targets)) return [wrong(path, "a list", targets)];
  const rule = expectThat("a host name, an address or a range such as 10.0.0.0/8", isTarget);
  return targets.flatMap((target, i) => rule(target, `${path}/${i}`));
}

function isTarget(entry: unknown): boolean {
  const [host = "", bits, ...rest] = typeof entry === "string" ? entry.split("/") : [];
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(host)] ?? -1;
  const isAddress = most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
  // A name that ends in a number would be parsed as an address: 10 and 0xa are 0.0.0.10.
  const isName = bits === undefined && /^(?:[\w-]+\.)*(?!(?:\d+|0x[\da-f]*)$)[\w-]+$/i.test(host);
  return rest.length === 0 && (isAddress || isName);
}

type Range = [Address, number];

function readRange(reader: AddressReader, entry: string): Range | undefined {
  if (reader.isValidCIDR(entry)) return reader.parseCIDR(entry) as Range;
  if (!reader.isValid(entry)) return undefined;
  const address = reader.parse(entry);
  return [address, isV6(address) ? 128 : 32];
}

function isV6(address: Address): address is ipaddr.IPv6 {
  return address.kind() === "ipv6";
}

function matches(address: Address, [base, bits]: Range): boolean {
  // Both addresses are of the same kind, so the cast is safe.
  return address.kind() === base.kind() && (address as ipaddr.IPv4).match(base as ipaddr.IPv4, bits);
}
