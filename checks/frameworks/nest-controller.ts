import { All, Controller, Module, Req, Res } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import type { NestExpressApplication } from "@nestjs/platform-express";
import { type NestRequest, type NestResponse, toNest } from "../../src/receiver/nest.ts";
import { createReceiver } from "../../src/receiver.ts";

const receiver = createReceiver({
  secret: process.env.WEBHOOK_SECRET!,
  on: { "update:task": ({ task }) => console.log(`task ${task.id}: ${task.status}`) },
});
const nest = toNest(receiver);

class WebhookController {
  receive(request: NestRequest, response: NestResponse): Promise<void> {
    return nest(request, response);
  }
}

// Node runs this file as it is, and it does not know decorators.
const method = WebhookController.prototype;
Controller("webhook")(WebhookController);
All()(method, "receive", Object.getOwnPropertyDescriptor(method, "receive")!);
Req()(method, "receive", 0);
Res()(method, "receive", 1);

class AppModule {}
Module({ controllers: [WebhookController] })(AppModule);

const app = await NestFactory.create<NestExpressApplication>(AppModule, { rawBody: true });
// biome-ignore lint/correctness/useHookAtTopLevel: a method of Nest, not a hook of React
app.useBodyParser("json", { limit: "10mb" });
await app.listen(3000);
