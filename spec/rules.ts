import type { ByteRules } from "#src/model/byte-rules.ts";

export { rules, warnings as checkRules } from "#src/validate/warnings.ts";

/** Byte sequences that show that no rule gives a warning. A change of the rules is a change here. */
export const byteRules: ByteRules = {
  ends: [["url", "id"]],
  ordered: [
    ["created_date", "updated_date"],
    ["start_frame", "stop_frame"],
  ],
  update: (event) =>
    event.startsWith("update:")
      ? { now: event.slice(event.indexOf(":") + 1), old: "before_update" }
      : undefined,
  others: ["ping"],
};
