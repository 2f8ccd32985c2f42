import { baseUrl, buildTimestamp, buildUser } from "./build-user.ts";
import type { JsonObject } from "./json.ts";
import { createRandom } from "./random.ts";

/** Builds a `ping` delivery (W6.5). */
export function buildPing(seed: number): JsonObject {
  const random = createRandom(seed);
  const id = 1 + random.below(500);
  const webhook: JsonObject = {
    url: `${baseUrl}/api/webhooks/${id}`,
    id,
    target_url: "https://receiver.example.org/hooks/annotation?team=7",
    description: "tells the chat about finished jobs",
    type: "project",
    content_type: "application/json",
    is_active: true,
    enable_ssl: true,
    created_date: buildTimestamp(random),
    updated_date: buildTimestamp(random),
    owner: buildUser(random),
    project: 1 + random.below(400),
    organization: random.pick([null, 7]),
    events: ["create:task", "update:task", "delete:task", "update:job", "create:issue", "create:comment"],
    last_status: 200,
    last_delivery_date: buildTimestamp(random),
  };
  return { event: "ping", webhook, sender: buildUser(random) };
}
