import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { DeliveryError } from "#src/delivery.ts";
import { printable } from "#src/util/display.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { WorldError } from "../world/world.ts";

/** Returns the status that answers an error of the delivery service. */
export function chooseStatus({ code }: DeliveryError): ContentfulStatusCode {
  if (code.startsWith("unknown-")) return 404;
  if (code.startsWith("invalid-")) return 400;
  return 503;
}

/** Answers an error in one sentence; an unexpected one is also logged in a line, without its stack. */
export function answerError(error: Error, context: Context): Response {
  if (error instanceof HTTPException) return error.getResponse();
  if (error instanceof WorldError) return context.json({ detail: error.message }, 400);
  if (error instanceof DeliveryError) return context.json({ detail: error.message }, chooseStatus(error));
  const detail = printable(
    `cannot ${context.req.method} ${context.req.path}: ${readErrorDetails(error).message}`,
  );
  console.error(detail);
  return context.json({ detail }, 500);
}
