import { createSqliteStore } from "annotation-contracts/delivery";

async function store(): Promise<void> {
  const store = await createSqliteStore("stored.sqlite");
  console.log((await store.listWebhooks()).length, "webhooks");
  await store.close?.();
}

void store();
