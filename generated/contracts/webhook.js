// Generated from spec/main.tsp by "npm run generate". Do not edit.

import { facts } from "./webhook.facts.js";

export { facts };

export const contract = /* @__PURE__ */ (() => ({
  ...facts,
  editions: [
    { edition: "2.3", releases: "CVAT 2.3", load: async (mode) => (await import("./webhook-2.3.js"))[mode] },
    { edition: "2.4", releases: "CVAT 2.4–2.64", load: async (mode) => (await import("./webhook-2.4.js"))[mode] },
    { edition: "2.65", releases: "CVAT 2.65–2.72", load: async (mode) => (await import("./webhook-2.65.js"))[mode] },
    { edition: "2.73", releases: "CVAT 2.73–2.75", load: async (mode) => (await import("./webhook-2.73.js"))[mode] },
    { edition: "2.76", releases: "CVAT 2.76–2.80", load: async (mode) => (await import("./webhook-2.76.js"))[mode] },
  ],
}))();

export const senders = {
  "2.3": async () => (await import("./webhook-2.3.sender.js")).edition,
  "2.4": async () => (await import("./webhook-2.4.sender.js")).edition,
  "2.65": async () => (await import("./webhook-2.65.sender.js")).edition,
  "2.73": async () => (await import("./webhook-2.73.sender.js")).edition,
  "2.76": async () => (await import("./webhook-2.76.sender.js")).edition,
};
