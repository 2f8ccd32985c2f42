/** Gives the element that an event is about, if it is about one. */
export function findElement(target: EventTarget | null): Element | undefined {
  return target instanceof Element ? target : undefined;
}
