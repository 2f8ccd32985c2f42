/** Turns an event pattern into a type: `*:task` stands for every event of a task, `update:*` for every update. */
export type EventsOf<Pattern extends string> = Pattern extends "*"
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
