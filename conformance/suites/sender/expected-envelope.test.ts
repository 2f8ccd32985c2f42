import { expect, test } from "vitest";
import { findShown, owner } from "./expected-envelope.ts";
import type { SceneWebhook } from "./scene.ts";
import { documentEdition } from "./suite-edition.ts";

const settings = {
  target_url: "http://127.0.0.1:5000/a",
  description: "",
  type: "project",
  project: 1,
  organization: null,
  content_type: "application/json",
  enable_ssl: true,
  is_active: true,
  events: ["update:job"],
} as const satisfies SceneWebhook["settings"];
const webhook: SceneWebhook = { id: 7, edition: documentEdition, settings };

test.each([
  ["https://annotation.example/api/webhooks/7", true],
  ["http://127.0.0.1:8080/app/api/webhooks/7", true],
  ["https://annotation.example/api/hooks/7", false],
  ["https://annotation.example/webhooks/7", false],
  ["https://annotation.example/api/webhooks/17", false],
  ["https://annotation.example/api/webhooks/7/", false],
  ["/api/webhooks/7", false],
  [undefined, false],
])("the address %j of webhook 7 is {base_url}/api/webhooks/<webhook_id>: %s (W2.1, W9)", (url, isRight) => {
  const shown = { id: 7, ...settings, owner, url };
  const fault = findShown(shown, webhook, {});
  expect(fault?.expected).toBe(isRight ? undefined : "url: {base_url}/api/webhooks/7");
});
