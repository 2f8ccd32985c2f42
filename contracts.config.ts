import type { ContractSettings } from "#src/model/contract.ts";

/** Every contract the pipeline generates from. */
export const contracts: readonly ContractSettings[] = [
  {
    name: "webhook",
    idBase: "https://annotation-contracts.example",
    source: "spec/main.tsp",
    envelope: {
      root: "Delivery",
      tag: "event",
      onRequest: ["ping"],
      webhookId: "webhook_id",
      operation: "x-webhook",
      subscription: "EventName",
      files: {
        envelopes: "spec/events/",
        subscription: "spec/resources/webhook.tsp",
        samples: "conformance/samples/",
      },
      receiver: { url: "https://receiver.example", description: "The webhook's target URL (W4.3)." },
      before: { member: "before_update", mark: "x-before-update-of" },
    },
    signature: { scheme: "body", header: "X-Signature-256", prefix: "sha256=" },
    rules: "spec/rules.ts",
    program: "CVAT",
    release: { header: "User-Agent", prefix: "CVAT/" },
    memory: {
      identity: "id",
      date: "updated_date",
      creation: "create",
      removal: "delete",
      address: "url",
      sparse: {
        "*": ["labels", "tasks", "jobs", "issues", "comments"],
        job: ["target_storage", "source_storage"],
      },
      derived: [
        { name: "task completed", resource: "task", member: "status", to: "completed" },
        {
          name: "project completed",
          resource: "project",
          each: { resource: "task", parent: "project_id", member: "status", to: "completed" },
          count: ["tasks", "count"],
        },
        { name: "job assigned", resource: "job", member: "assignee", isSet: true },
        { name: "job state changed", resource: "job", member: "state" },
      ],
    },
    examples: {
      event: ["update:task"],
      send: [
        "send update:task --to http://127.0.0.1:3000/ --secret-env WEBHOOK_SECRET",
        "send create:task --to http://127.0.0.1:3000/ --set task.name=Night --set /task/id=7",
        "send create:user --edition 2.76 --to http://127.0.0.1:3000/",
        "send saved/0001-update-task --to http://127.0.0.1:3000/",
      ],
      sender: [
        "conformance sender --listen 8080 --secret-env WEBHOOK_SECRET --events create:task,update:task",
      ],
    },
    cases: "conformance/cases/payload/webhook.json",
    editions: [
      {
        edition: "2.3",
        releases: "CVAT 2.3",
        samples: "conformance/samples/",
        budgets: { delivery: 4_200, guards: 6_500, events: 2_500 },
        sender: { projectMember: "project" },
      },
      {
        edition: "2.4",
        releases: "CVAT 2.4–2.64",
        samples: "conformance/samples/2.4/",
        budgets: { delivery: 8_000, guards: 6_500, events: 2_800 },
        sender: { projectMember: "project_id" },
      },
      {
        edition: "2.65",
        releases: "CVAT 2.65–2.72",
        samples: "conformance/samples/2.65/",
        budgets: { delivery: 8_000, guards: 6_500, events: 2_800 },
        sender: { projectMember: "project_id" },
      },
      {
        edition: "2.73",
        releases: "CVAT 2.73–2.75",
        samples: "conformance/samples/2.73/",
        budgets: { delivery: 8_000, guards: 6_500, events: 2_800 },
        sender: { projectMember: "project_id" },
      },
      {
        edition: "2.76",
        releases: "CVAT 2.76–2.80",
        samples: "conformance/samples/2.76/",
        budgets: { delivery: 8_000, guards: 6_500, events: 2_800 },
        sender: { projectMember: "project_id" },
      },
    ],
    measured: ["strict/delivery", "strict/update-task", "strict/ping", "tolerant/delivery"],
  },
  {
    name: "raster-info",
    idBase: "https://annotation-contracts.example",
    cases: "conformance/cases/raster-info/documents.json",
    rounding: { rule: "R-int", clause: "R2.2" },
    editions: [
      {
        edition: "2019",
        releases: "gdalmdiminfo 3.1–3.3, as published",
        source: "schemas/raster-info.2019.schema.json",
        budgets: { "raster-info": 2_500, guards: 2_500 },
      },
      {
        edition: "2026",
        releases: "gdalmdiminfo 3.13, as published",
        source: "schemas/raster-info.2026.schema.json",
        budgets: { "raster-info": 2_500, guards: 2_500 },
      },
      {
        edition: "observed",
        releases: "gdalmdiminfo 3.2–3.13, as printed",
        source: "schemas/raster-info.observed.schema.json",
        budgets: { "raster-info": 2_500, guards: 2_500 },
      },
    ],
    tables: { "raster-views": "spec/raster-views.json" },
    texts: [
      [
        "^\\s*Driver: [^]*\\nSize is \\d+, \\d+",
        "this is the text of gdalinfo, which is about images; raster info comes from gdalmdiminfo",
      ],
      [
        "^\\s*Driver: ",
        "this is the text that gdal mdim info prints; its option --format json prints JSON, and so does gdalmdiminfo",
      ],
    ],
    measured: ["strict/raster-info"],
  },
];
