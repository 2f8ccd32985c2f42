/** Returns the element that is the target of an event, if there is one. */
export function findElement(target: EventTarget | null): Element | undefined {
  return target instanceof Element ? target : undefined;
}
