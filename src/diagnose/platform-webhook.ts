/** A webhook as returned by the platform's API. */
export interface PlatformWebhook {
  readonly id: number;
  readonly target_url: string;
  readonly type: string;
  readonly is_active: boolean;
  readonly events: readonly string[];
  readonly organization: number | null;
  /** `project` up to release 2.3, `project_id` in later releases. */
  readonly project?: number | null;
  readonly project_id?: number | null;
}

/** A request in the platform's log, which is one attempt of a delivery. */
export interface PlatformDelivery {
  readonly id: number;
  readonly event: string;
  /** `null` until the request has ended. 502 and 504 also mean that the receiver was not reached or did not respond. */
  readonly status_code: number | null;
  readonly created_date: string;
  readonly redelivery: boolean;
  /** Body of the receiver's response; since release 2.68, the reason if there was no response. */
  readonly response: unknown;
  readonly request: unknown;
  /** Since release 2.68. */
  readonly attempt?: number | null;
}
