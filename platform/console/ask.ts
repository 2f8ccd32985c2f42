import type { State } from "./describe-life.ts";

/** Asks the platform; throws its refusal as one sentence. */
export async function ask<Answer>(path: string, method = "GET", body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
    }),
  });
  const text = await response.text();
  const answer = text === "" ? undefined : parse<Answer>(text, response);
  if (!response.ok) throw new Error(readSentence(answer) ?? `the platform answered ${response.status}`);
  return answer as Answer;
}

/** Parses an answer; one from something in between, such as a proxy, is shown by its first characters. */
function parse<Answer>(text: string, { status, headers }: Response): Answer {
  try {
    // Each path has one type of answer, which the caller names.
    return JSON.parse(text);
  } catch {
    const type = headers.get("content-type") ?? "no media type";
    throw new Error(`the platform answered ${status} with ${type}, which is not JSON: ${text.slice(0, 80)}`);
  }
}

function readSentence(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null) return undefined;
  return Object.entries(answer)
    .map(([path, messages]) =>
      path === "detail" ? String(messages) : `${path}: ${[messages].flat().join(", ")}`,
    )
    .join("; ");
}

/** What the platform says about itself. */
export interface About {
  readonly edition: string;
  readonly events: readonly string[];
  readonly kinds: readonly string[];
  readonly operations: readonly string[];
}

/** The members of a webhook that the console uses. */
export interface Webhook {
  readonly id: number;
  readonly target_url: string;
  readonly description: string;
  readonly is_active: boolean;
  readonly enable_ssl: boolean;
  readonly type: string;
  /** Its project, under the name that the edition uses: `project_id` since 2.4. */
  readonly project?: number | null;
  readonly project_id?: number | null;
  readonly events: readonly string[];
  readonly last_status?: number;
  readonly last_delivery_date?: string;
}

/** An attempt of the log. */
export interface ShownAttempt {
  readonly id: string;
  readonly deliveryId: string;
  readonly event: string;
  readonly number: number;
  readonly redelivery: boolean;
  readonly date: string;
  readonly duration: number;
  readonly status: number | null;
  readonly targetUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly isGood: boolean;
  readonly verdict: string;
  readonly detail: string;
  readonly signature: string;
  readonly body: string;
  readonly answer: string;
}

/** How many deliveries a webhook has, by outcome. */
export interface Account extends Readonly<Record<Count, number>> {
  readonly webhookId: number;
  /** `null` if the webhook was deleted. */
  readonly target: string | null;
}

/** A count of an account; all others add up to the first. */
export type Count = "accepted" | State;

/** A delivery of the list. */
export interface Delivery {
  readonly id: string;
  readonly webhookId: number;
  readonly event: string;
  readonly date: string;
  readonly state: State;
  readonly attempts: number;
  readonly replayOf: string | null;
}

/** A page of the list. */
export interface DeliveryPage {
  readonly deliveries: readonly Delivery[];
  readonly next: string | null;
}

/** A resource of the world. */
export interface Thing {
  readonly id: number;
  readonly value: Readonly<Record<string, unknown>>;
}
