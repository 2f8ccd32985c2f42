import twins from "./twins.json" with { type: "json" };

/**
 * Names what a case probes. Two cases with one cause are twins: whatever fails one of them fails the other for the
 * same reason. A library is asked about one document in both modes and by `parse`, and derived cases break one rule
 * in the same way in every event; other twins stand in `twins.json`.
 */
export function causeOf(id: string): string {
  const [group, name = ""] = id.split("/");
  if (name !== "") return `${group}/${name.replace(/^derived-(create|update|delete)-[a-z]+-/, "")}`;
  return twins.find(({ cases }) => cases.includes(id))?.cases[0] ?? id;
}
