/** A webhook as the platform's API shows it. */
export interface PlatformWebhook {
  readonly id: number;
  readonly target_url: string;
  readonly type: string;
  readonly is_active: boolean;
  readonly events: readonly string[];
  readonly organization: number | null;
  /** `project` until release 2.3, `project_id` since. */
  readonly project?: number | null;
  readonly project_id?: number | null;
}

/** A request of the platform as its log shows it: an attempt of a delivery. */
export interface PlatformDelivery {
  readonly id: number;
  readonly event: string;
  /** `null` until the request has ended; 502 and 504 also for a receiver that was not reached or did not respond. */
  readonly status_code: number | null;
  readonly created_date: string;
  readonly redelivery: boolean;
  /** Body of the receiver's response, or since release 2.68 why there is none. */
  readonly response: unknown;
  readonly request: unknown;
  /** Since release 2.68. */
  readonly attempt?: number | null;
}
