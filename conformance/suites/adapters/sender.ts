import { senders } from "#generated/contracts/delivery.senders.js";
import type { User } from "#generated/contracts/delivery.types.d.ts";
import {
  createDeliveryService,
  DeliveryError,
  type DeliveryService,
  type Emission,
  loopbackTargets,
  type SenderEdition,
  type WebhookInput,
  type WebhookScope,
} from "#src/delivery.ts";
import { serveLines } from "../runner/json-lines.ts";
import type { SenderRequest, SenderResponse, WebhookSettings } from "../sender/sender-protocol.ts";

/** The editions of the service, each loaded when it is asked for. */
const editions: Readonly<Record<string, () => Promise<SenderEdition>>> = senders;

let service = createService();

function createService(edition?: SenderEdition): DeliveryService {
  return createDeliveryService({
    baseUrl: "https://annotation.example",
    allowTargets: loopbackTargets,
    ...(edition !== undefined && { edition }),
  });
}

/** Carries out a request of the sender protocol (conformance/protocol/sender.md) with this package's own service. */
async function act(request: SenderRequest): Promise<SenderResponse> {
  switch (request.op) {
    case "describe": {
      if (request.edition !== undefined) {
        const load = editions[request.edition];
        if (load === undefined) return { unsupported: true };
        service = createService(await load());
      }
      const operations = ["create", "update", "delete", "read"].map((verb) => `${verb}-webhook`);
      return { name: "annotation-contracts", operations: [...operations, "emit", "ping"] };
    }
    case "create-webhook":
      return { webhook: await create(request.webhook, request.owner) };
    case "update-webhook":
      return { webhook: await service.updateWebhook(request.webhook_id, request.changes) };
    case "delete-webhook":
      return (await service.deleteWebhook(request.webhook_id)) ? {} : { refused: "there is no such webhook" };
    case "read-webhook":
      return { webhook: await service.getWebhook(request.webhook_id) };
    case "emit": {
      const { event, resource, before, project, organization, server, sender } = request;
      const old = before === undefined ? {} : { before };
      // The suite's resources are data: their types are those of the event.
      await service.emit({
        event,
        resource,
        ...old,
        scope: { project, organization, ...(server && { server }) },
        sender,
      } as Emission);
      await service.idle();
      return {};
    }
    case "ping": {
      const { status } = await service.ping(request.webhook_id, request.sender);
      return status === "attempted" ? {} : { refused: `the webhook is ${status}` };
    }
  }
}

function create(
  { type, project, organization, ...settings }: WebhookSettings,
  owner: User,
): Promise<unknown> {
  const scopes = {
    project: { project, organization },
    organization: { organization },
    server: { server: true },
  };
  const scope = scopes[type] as WebhookScope;
  // The service itself rejects an unknown event.
  return service.createWebhook({ ...settings, scope } as WebhookInput, owner);
}

/** Answers a request; a rejection by the service is an answer, too. */
async function answer(request: SenderRequest): Promise<SenderResponse> {
  try {
    return await act(request);
  } catch (cause) {
    if (cause instanceof DeliveryError) return { refused: cause.message };
    throw cause;
  }
}

if (import.meta.main) await serveLines(answer);
