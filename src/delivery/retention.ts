/** How long deliveries that have ended are kept, with their attempts; those that wait are kept in any case. */
export interface Retention {
  /** Days since the delivery was accepted. Default: 30. */
  readonly days?: number;
  /** Deliveries for each webhook, the newest. Default: 10,000. */
  readonly deliveriesPerWebhook?: number;
}

/** Milliseconds of a day. */
export const DAY = 86_400_000;

/** Fills in the defaults of a retention. */
export function readRetention({
  days = 30,
  deliveriesPerWebhook = 10_000,
}: Retention = {}): Required<Retention> {
  return { days, deliveriesPerWebhook };
}
