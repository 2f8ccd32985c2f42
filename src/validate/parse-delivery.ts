export type { Unreadable } from "./delivery-reader.ts";
export { parseDelivery } from "./webhook-2.3.ts";
