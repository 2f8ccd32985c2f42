import pg from "pg";
import {
  createDeliveryService,
  createPostgresStore,
  createSqliteStore,
  type DeliveryService,
  type DeliveryServiceOptions,
  type DeliveryStore,
  type Emission,
  loopbackTargets,
} from "#src/delivery.ts";

/** A store, and how to close it with its connections. */
export interface OpenStore {
  readonly store: DeliveryStore;
  readonly close: () => Promise<void>;
}

/** The user of everything. */
export const user = {
  url: "https://annotation.example/api/users/1",
  id: 1,
  username: "ana",
  first_name: "",
  last_name: "",
};

/** Opens the store of an address: a file, or a database. */
export async function openStore(address: string): Promise<OpenStore> {
  if (!address.startsWith("postgres:")) {
    const store = await createSqliteStore(address, { retention: { deliveriesPerWebhook: 1_000_000 } });
    return { store, close: store.close };
  }
  const pool = new pg.Pool({ connectionString: address, max: 8 });
  // The next statement reports the error of an idle connection again.
  pool.on("error", () => undefined);
  const retention = { deliveriesPerWebhook: 1_000_000 };
  const store = await createPostgresStore({ pool, retention, onError: () => undefined });
  return {
    store,
    close: async () => {
      await store.close();
      await pool.end();
    },
  };
}

/** Creates a service that delivers to loopback and is silent about a store that fails. */
export function createService(
  store: DeliveryStore,
  options: Partial<DeliveryServiceOptions> = {},
): DeliveryService {
  return createDeliveryService({
    baseUrl: "https://annotation.example",
    store,
    allowTargets: loopbackTargets,
    timeout: 5_000,
    concurrencyPerAddress: 64,
    onError: () => undefined,
    ...options,
  });
}

/** Makes the event of a number. */
export function eventOf(id: number): Emission {
  return { event: "create:issue", resource: { id }, scope: { project: 12 }, sender: user };
}
