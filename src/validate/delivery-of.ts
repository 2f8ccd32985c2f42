/** Turns an event pattern into a type: `*:task` is every event of a task, `update:*` is every update. */
type EventsOf<Pattern extends string> = Pattern extends "*"
  ? string
  : Pattern extends `*:${infer Resource}`
    ? `${string}:${Resource}`
    : Pattern extends `${infer Action}:*`
      ? `${Action}:${string}`
      : Pattern;

/** Picks the deliveries whose event matches a name or a pattern. */
export type MatchingDelivery<Delivery, Pattern extends string> = Extract<
  Delivery,
  { event: EventsOf<Pattern> }
>;
