/** The program that runs an application. */
export type Target =
  /** Node, for a file that listens. */
  | "node"
  /** A gateway that turns requests into events of API Gateway, for a file that exports a handler. */
  | "lambda"
  /** Next in production, for a file of the App Router. */
  | "next-route"
  /** Next in production, for a file of the Pages Router. */
  | "next-api";

/** Texts of an application and their replacements. */
export type Changes = Readonly<Record<string, string>>;

/** An application with a receiver behind a framework. */
export interface App {
  readonly name: string;
  readonly target: Target;
  /** File with the application in its docstring, in `src/receiver/`, or a file of this folder. */
  readonly source: string;
  /** Index of the example among the docstring's. Default: the first. */
  readonly example?: number;
  /** Makes the application from the source. */
  readonly changes?: Changes;
  /** Adds something that reads the body before the receiver. */
  readonly consuming: Changes;
  /** The advice that the receiver then prints. */
  readonly remedy: string;
  /** Rows that the framework answers by itself, before the receiver, and the status of its answer. */
  readonly foreign?: Readonly<Record<string, number>>;
}

const nestRemedy = "create the application with NestFactory.create(AppModule, { rawBody: true })";
const onFastify = {
  'import { NestFactory } from "@nestjs/core";': [
    'import { NestFactory } from "@nestjs/core";',
    'import { FastifyAdapter, type NestFastifyApplication } from "@nestjs/platform-fastify";',
  ].join("\n"),
};
const afterParsers = {
  'app.use("/webhook", toNest(receiver));':
    "app.use(express.json());\n" + 'app.use("/webhook", toNest(receiver));',
  'import { Module } from "@nestjs/common";':
    'import express from "express";\nimport { Module } from "@nestjs/common";',
};

/** The Express receiver of README. */
export const express: App = {
  name: "express",
  target: "node",
  source: "express.ts",
  consuming: {
    'app.use("/webhook", toExpress(receiver));\napp.use(express.json());':
      'app.use(express.json());\napp.use("/webhook", toExpress(receiver));',
  },
  remedy: 'move app.use("/webhook", toExpress(receiver)) above app.use(express.json())',
};

/** The applications, one a row. */
export const apps: readonly App[] = [
  {
    name: "node",
    target: "node",
    source: "node.ts",
    consuming: {
      "createServer(toNodeListener(receiver))": `const listener = toNodeListener(receiver);
createServer(async (request, response) => {
  for await (const _ of request);
  await listener(request, response);
})`,
    },
    remedy: "call the listener before anything that reads the request",
  },
  express,
  {
    name: "express-raw",
    target: "node",
    source: "express.ts",
    changes: {
      'app.use("/webhook", ':
        'app.use("/webhook", express.raw({ type: "*/*", limit: "11mb", inflate: false }), ',
    },
    consuming: { 'app.use("/webhook", ': 'app.use("/webhook", express.text({ type: "*/*" }), ' },
    remedy: 'move app.use("/webhook", toExpress(receiver)) above app.use(express.json())',
    foreign: { "a compressed body": 415 },
  },
  {
    name: "fastify",
    target: "node",
    source: "fastify.ts",
    consuming: {
      "import { toFastify }": "import { toFastifyHandler }",
      'app.register(toFastify(receiver), { prefix: "/webhook" });':
        'app.post("/webhook", toFastifyHandler(receiver));',
    },
    remedy: 'replace the route by app.register(toFastify(receiver), { prefix: "/webhook" })',
  },
  {
    name: "koa",
    target: "node",
    source: "koa.ts",
    consuming: {
      'import Koa from "koa";': 'import { bodyParser } from "@koa/bodyparser";\nimport Koa from "koa";',
      "const app = new Koa();": "const app = new Koa();\napp.use(bodyParser());",
    },
    remedy: "move the middleware with toKoa(receiver) above app.use(bodyParser())",
  },
  {
    name: "nest",
    target: "node",
    source: "nest.ts",
    consuming: afterParsers,
    remedy: nestRemedy,
  },
  {
    name: "nest-fastify",
    target: "node",
    source: "nest.ts",
    changes: {
      ...onFastify,
      "NestFactory.create(AppModule)":
        "NestFactory.create<NestFastifyApplication>(AppModule, new FastifyAdapter())",
    },
    consuming: { ...afterParsers },
    remedy: nestRemedy,
  },
  {
    name: "nest-controller",
    target: "node",
    source: "nest-controller.ts",
    consuming: { "{ rawBody: true }": "{}" },
    remedy: nestRemedy,
    foreign: { "10 MiB and a byte": 413, "10 MiB and a byte, in chunks": 413, "half a document": 400 },
  },
  {
    name: "nest-fastify-controller",
    target: "node",
    source: "nest-controller.ts",
    changes: {
      'import type { NestExpressApplication } from "@nestjs/platform-express";':
        'import { FastifyAdapter, type NestFastifyApplication } from "@nestjs/platform-fastify";',
      "NestExpressApplication>(AppModule, ": "NestFastifyApplication>(AppModule, new FastifyAdapter(), ",
      '"json", { limit: "10mb" }': '"application/json", { bodyLimit: 10_485_760 }',
    },
    consuming: { "{ rawBody: true }": "{}" },
    remedy: nestRemedy,
    foreign: {
      "10 MiB and a byte": 413,
      "10 MiB and a byte, in chunks": 413,
      "half a document": 400,
      "a compressed body": 400,
    },
  },
  {
    name: "hono",
    target: "node",
    source: "create-receiver.ts",
    consuming: {
      "const app = new Hono();":
        "const app = new Hono();\napp.use(async (context, next) => {\n  await context.req.json();\n  await next();\n});",
    },
    remedy: "call receiver.fetch(request) before anything that reads the request",
  },
  {
    name: "next",
    target: "next-route",
    source: "next.ts",
    consuming: {
      "export const { POST } = toNextRoute(receiver);": `export async function POST(request: Request): Promise<Response> {
  await request.json();
  return toNextRoute(receiver).POST(request);
}`,
    },
    remedy: "call receiver.fetch(request) before anything that reads the request",
    foreign: { "a GET": 405, "a PUT": 405 },
  },
  {
    name: "next-api",
    target: "next-api",
    source: "next.ts",
    example: 1,
    consuming: { "export const config = { api: { bodyParser: false } };\n": "" },
    remedy: "add the line export const config = { api: { bodyParser: false } }; to the file of the API route",
  },
  {
    name: "lambda",
    target: "lambda",
    source: "lambda.ts",
    consuming: {
      "import { createReceiver }": `import middy from "@middy/core";
import httpJsonBodyParser from "@middy/http-json-body-parser";
import { createReceiver }`,
      "toLambda(receiver);": "middy(toLambda(receiver)).use(httpJsonBodyParser());",
    },
    remedy: "remove .use(httpJsonBodyParser()) from the handler of this function",
  },
];
