// Sends from a bundle. The thread of an SQLite store is not part of one; a bundle without an address of it says so.
import { createDeliveryService, createSqliteStore } from "annotation-contracts/delivery";

async function send() {
  const service = createDeliveryService({ baseUrl: "https://a.example" });
  const { waiting } = await service.queueState();
  await service.close();
  const store = await createSqliteStore("bundled.sqlite").catch(({ message }) => message);
  await store.close?.();
  console.log(waiting, typeof store === "string" ? store : "opened");
}

void send();
