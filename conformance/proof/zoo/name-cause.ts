import twins from "./twins.json" with { type: "json" };

/**
 * Names what a case tests. Two cases with one cause are twins: an implementation that fails one fails the other for
 * the same reason. A library gets one document in both modes and in `parse`, and derived cases break one rule in the
 * same way in every event. `twins.json` lists the other twins.
 */
export function nameCause(id: string): string {
  const [group, name = ""] = id.split("/");
  if (name !== "") return `${group}/${name.replace(/^derived-(create|update|delete)-[a-z]+-/, "")}`;
  return twins.find(({ cases }) => cases.includes(id))?.cases[0] ?? id;
}
