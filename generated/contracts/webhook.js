// Generated from spec/main.tsp by "npm run generate". Do not edit.

export const facts = {"name":"webhook","file":"delivery","event":{"member":"event"},"signature":{"scheme":"body","header":"X-Signature-256","prefix":"sha256="},"webhookId":"webhook_id","onRequest":["ping"],"handler":"\"update:task\": ({ task }) => …","release":{"header":"User-Agent","prefix":"CVAT/"},"known":{"editions":["2.3","2.4","2.65","2.73","2.76"],"events":{"update:organization":[31,{"before_update":15,"changes":8}],"update:membership":[31,{"before_update":15,"changes":8}],"delete:membership":[31],"create:invitation":[31],"delete:invitation":[31],"create:project":[31],"update:project":[31,{"before_update":15,"changes":8}],"delete:project":[31],"create:task":[31],"update:task":[31,{"before_update":15,"changes":8}],"delete:task":[31],"update:job":[31,{"before_update":15,"changes":8}],"create:issue":[31],"update:issue":[31,{"before_update":15,"changes":8}],"delete:issue":[31],"create:comment":[31],"update:comment":[31,{"before_update":15,"changes":8}],"delete:comment":[31],"ping":[31],"delete:organization":[22],"create:membership":[30],"create:job":[30],"delete:job":[30],"create:export":[4],"create:backup":[4],"completed:request[calculate:quality]":[24,{"sender":16}],"completed:request[create:task]":[24,{"sender":16}],"completed:request[export:annotations]":[24,{"sender":16}],"completed:request[export:backup]":[24,{"sender":16}],"completed:request[export:dataset]":[24,{"sender":16}],"completed:request[merge:job]":[24,{"sender":16}],"completed:request[merge:task]":[24,{"sender":16}],"create:organization":[16],"create:user":[16],"update:user":[16],"delete:user":[16]}}};

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
