import { CaseEnd, fail, type Scene } from "./scene.ts";
import type { SenderRequest, SenderResponse } from "./sender-protocol.ts";

/** Asks for what the sender must do; ends the case if it refuses, or does not offer it. */
export async function mustTake(request: SenderRequest, scene: Scene): Promise<SenderResponse> {
  const response = await take(request, scene);
  if (response.refused === undefined) return response;
  fail(`${request.op}: taken`, `refused: ${String(response.refused)}`);
}

/** Asks for what the sender may refuse; ends the case if it does not offer it. */
export async function take(request: SenderRequest, scene: Scene): Promise<SenderResponse> {
  const response = await scene.ask(request);
  if (response.unsupported !== true) return response;
  throw new CaseEnd({ status: "skipped", reason: `${request.op} is not offered` });
}
