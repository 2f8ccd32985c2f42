import { createGate } from "./gate.ts";
import { createManager, type Manager } from "./manager.ts";
import { createPingHandler, type PingHandler } from "./ping-handler.ts";
import { createSender, type Sender } from "./sender.ts";
import { createSettings, type DeliveryServiceOptions } from "./settings.ts";

/** Options of `DeliveryService.close`. */
export interface CloseOptions {
  /** Whether to give up the deliveries that are not done; false unless given. */
  readonly abort?: boolean;
}

/** Sends the deliveries of a platform: webhooks, events and pings (W1). */
export interface DeliveryService extends Manager, Sender {
  /** Answers `POST {baseUrl}/api/webhooks/<id>/ping`, for servers that speak the Fetch API; see `createPingHandler`. */
  readonly handler: PingHandler;
  /**
   * Closes the service: new calls reject with a DeliveryError `closed`; fulfils when all deliveries are done.
   *
   * With `abort`, what runs is cut off and what waits is not sent; both are recorded with the failure `closed`.
   */
  readonly close: (options?: CloseOptions) => Promise<void>;
}

/**
 * Creates a delivery service, the sender of W4 to W6.
 *
 * ```ts
 * import { createDeliveryService } from "annotation-contracts/delivery";
 *
 * const url = "https://annotation.example/api/users/4";
 * const user = { url, id: 4, username: "mkeller", first_name: "", last_name: "" };
 * const service = createDeliveryService({ baseUrl: "https://annotation.example" });
 * await service.createWebhook(
 *   { target_url: "http://127.0.0.1:1/", scope: { project: 12 }, events: "everything", secret: "mykey" },
 *   user,
 * );
 *
 * const attempts = await service.emit({
 *   event: "update:job",
 *   resource: { id: 7, state: "completed" },
 *   before: { id: 7, state: "new" },
 *   scope: { project: 12 },
 *   sender: user,
 * });
 * for (const { status, failure, body } of attempts) {
 *   console.log(status, failure); // null { code: 'refused', detail: 'ECONNREFUSED' }
 *   console.log(JSON.parse(new TextDecoder().decode(body)).before_update); // { state: 'new' }
 * }
 * await service.close();
 * ```
 *
 * @throws DeliveryError `invalid-options`
 */
export function createDeliveryService(options: DeliveryServiceOptions): DeliveryService {
  const givingUp = new AbortController();
  const settings = createSettings(options, givingUp.signal);
  const manager = createManager(settings);
  const sender = createSender(settings);
  const { guard, close } = createGate();
  const ping = guard(sender.ping);
  return {
    createWebhook: guard(manager.createWebhook),
    updateWebhook: guard(manager.updateWebhook),
    getWebhook: guard(manager.getWebhook),
    listWebhooks: guard(manager.listWebhooks),
    deleteWebhook: guard(manager.deleteWebhook),
    attempts: guard(manager.attempts),
    emit: guard(sender.emit),
    ping,
    handler: createPingHandler(settings, ping),
    close: ({ abort = false } = {}) => {
      if (abort) givingUp.abort();
      return close();
    },
  };
}
