import { createReceiver } from "./billing/generated/receivers/billing.js";
import { strict } from "./orders/generated/contracts/orders-1.js";
import { createReceiver as createOrders } from "./orders/generated/receivers/orders.js";
import type { Delivery, OrderPaid } from "./orders/generated/types/orders-1.d.ts";
import type { SensorReading } from "./sensor/generated/types/sensor-1.d.ts";
import { createReceiver as createTickets } from "./tickets/generated/receivers/tickets.js";

export const orders = createOrders({
  secret: "a secret",
  on: {
    "order.created": ({ type, data }) => {
      const mail: string | null | undefined = data.customer.email;
      console.log(
        type satisfies "order.created",
        mail,
        data.channel satisfies "web" | "app" | "store" | null | undefined,
      );
    },
    "order.paid": ({ data: { payment } }) => {
      switch (payment.method) {
        case "card":
          return console.log(payment.last4, payment.brand);
        case "transfer":
          return console.log(payment.iban);
        case "voucher":
          return console.log(payment.code);
      }
    },
  },
});

/** Returns the order that was paid: the constants of the events narrow any delivery. */
export function readPaid(delivery: Delivery): OrderPaid["data"]["order_id"] | undefined {
  return delivery.type === "order.paid" ? delivery.data.order_id : undefined;
}

// Nothing is signed, and the receiver must be told so.
// @ts-expect-error
createReceiver({ on: {} });
export const billing = createReceiver({
  secret: null,
  on: { invoicePaid: ({ invoice }) => console.log(invoice.customer?.vat) },
});

export const tickets = createTickets({
  secret: null,
  on: { "ticket.closed": ({ minutes, ticket }) => console.log(minutes, ticket.assignee?.mail) },
});

export const reading: Pick<SensorReading, "device" | "at"> = { device: "", at: "" };
export const errors: number = strict.validate({}, "order.paid").length;
