import type * as edition2019 from "#generated/types/raster-info-2019.d.ts";
import type * as edition2026 from "#generated/types/raster-info-2026.d.ts";
import type * as observed from "#generated/types/raster-info-observed.d.ts";
import type * as edition2_3 from "#generated/types/webhook-2.3.d.ts";
import type * as edition2_4 from "#generated/types/webhook-2.4.d.ts";
import type * as edition2_65 from "#generated/types/webhook-2.65.d.ts";
import type * as edition2_73 from "#generated/types/webhook-2.73.d.ts";
import type * as edition2_76 from "#generated/types/webhook-2.76.d.ts";

/** Deliveries by edition of the webhook contract; the first is the default. */
export interface DeliveryByEdition {
  readonly "2.3": edition2_3.Delivery;
  readonly "2.4": edition2_4.Delivery;
  readonly "2.65": edition2_65.Delivery;
  readonly "2.73": edition2_73.Delivery;
  readonly "2.76": edition2_76.Delivery;
}

/** Documents by edition of the raster-info contract; the first is the default. */
export interface RasterInfoByEdition {
  readonly "2019": edition2019.RasterInfo;
  readonly "2026": edition2026.RasterInfo;
  readonly observed: observed.RasterInfo;
}

/** Edition of the webhook contract, named after the first release that delivers in its way. */
export type WebhookEdition = keyof DeliveryByEdition;

/** Edition of the raster-info contract. */
export type RasterInfoEdition = keyof RasterInfoByEdition;
