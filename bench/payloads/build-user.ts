import type { JsonObject } from "./json.ts";
import type { Random } from "./random.ts";

const people = [
  ["ada", "Ada", "Lovelace"],
  ["grace", "Grace", "Hopper"],
  ["katherine.johnson", "Katherine", "Johnson"],
  ["noether", "Emmy", "Noether"],
  ["marie-curie", "Marie", "Curie"],
] as const;

/** Prefixes every resource address. */
export const baseUrl = "https://annotation.example.com";

/** Builds a user object (W2.2). */
export function buildUser(random: Random): JsonObject {
  const id = 1 + random.below(900);
  const [username, first, last] = random.pick(people);
  return { url: `${baseUrl}/api/users/${id}`, id, username, first_name: first, last_name: last };
}

/** Builds an ISO 8601 UTC timestamp with microseconds. */
export function buildTimestamp(random: Random): string {
  const two = (limit: number, from = 0): string => String(from + random.below(limit)).padStart(2, "0");
  const micros = String(random.below(1_000_000)).padStart(6, "0");
  return `202${random.below(6)}-${two(12, 1)}-${two(28, 1)}T${two(24)}:${two(60)}:${two(60)}.${micros}Z`;
}
