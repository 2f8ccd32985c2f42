import { printable } from "../util/display.ts";
import type { DeliveryFilter } from "./delivery-record.ts";

/**
 * Writes the times of a filter as the record does, in UTC with milliseconds, since stores compare them as texts.
 *
 * @throws TypeError for a text that is not a time
 */
export function readTimes<Filter extends DeliveryFilter>(filter: Filter): Filter {
  return { ...filter, since: readTime("since", filter.since), until: readTime("until", filter.until) };
}

function readTime(name: keyof DeliveryFilter, time: string | undefined): string | undefined {
  if (time === undefined) return undefined;
  // Without a zone, a time is in UTC.
  const date = new Date(/T[\d:.]+$/.test(time) ? `${time}Z` : time);
  if (!Number.isNaN(date.getTime())) return date.toISOString();
  const found = printable(JSON.stringify(time));
  throw new TypeError(
    `cannot find deliveries: ${name}: expected a time such as 2026-01-31T08:30:00Z, found ${found}`,
  );
}
