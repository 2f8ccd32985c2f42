/**
 * Splits an event such as `update:task` at its first colon; further colons belong to the resource. `ping` has no
 * resource.
 */
export function splitEvent(event: string): { readonly action: string; readonly resource: string } {
  const [action = ""] = event.split(":", 1);
  return { action, resource: event.slice(action.length + 1) };
}
