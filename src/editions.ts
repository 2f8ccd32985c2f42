/** Editions: their names and types, and which of them take a document. */
export { type Detection, detectEdition, detectRasterInfoEdition } from "./validate/detect-edition.ts";
export type {
  DeliveryByEdition,
  RasterInfoByEdition,
  RasterInfoEdition,
  WebhookEdition,
} from "./validate/editions.ts";
