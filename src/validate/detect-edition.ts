import { validate as strict2019 } from "#generated/validators/raster-info-2019/strict/raster-info.js";
import { validate as tolerant2019 } from "#generated/validators/raster-info-2019/tolerant/raster-info.js";
import { validate as strict2026 } from "#generated/validators/raster-info-2026/strict/raster-info.js";
import { validate as tolerant2026 } from "#generated/validators/raster-info-2026/tolerant/raster-info.js";
import { validate as strictObserved } from "#generated/validators/raster-info-observed/strict/raster-info.js";
import { validate as tolerantObserved } from "#generated/validators/raster-info-observed/tolerant/raster-info.js";
import type { Validate } from "./delivery-mode.ts";
import type { RasterInfoEdition, WebhookEdition } from "./editions.ts";
import { nearestReading } from "./nearest-reading.ts";
import type { Mode, ValidateOptions, ValidationError } from "./result.ts";
import * as webhook2_3 from "./webhook-2.3.ts";
import * as webhook2_4 from "./webhook-2.4.ts";
import * as webhook2_65 from "./webhook-2.65.ts";
import * as webhook2_73 from "./webhook-2.73.ts";
import * as webhook2_76 from "./webhook-2.76.ts";

/** The editions that take a document, or the one that it breaks least. */
export type Detection<Edition extends string> =
  | { readonly status: "found"; readonly editions: readonly [Edition, ...Edition[]] }
  | { readonly status: "none"; readonly nearest: Edition; readonly errors: readonly ValidationError[] };

/** A validator of an edition in each mode. */
type Validators<Edition extends string> = Readonly<Record<Edition, Readonly<Record<Mode, Validate>>>>;

const webhook: Validators<WebhookEdition> = {
  "2.3": modesOf(webhook2_3),
  "2.4": modesOf(webhook2_4),
  "2.65": modesOf(webhook2_65),
  "2.73": modesOf(webhook2_73),
  "2.76": modesOf(webhook2_76),
};

const rasterInfo: Validators<RasterInfoEdition> = {
  "2019": { strict: strict2019, tolerant: tolerant2019 },
  "2026": { strict: strict2026, tolerant: tolerant2026 },
  observed: { strict: strictObserved, tolerant: tolerantObserved },
};

function modesOf(
  modes: Readonly<Record<Mode, { readonly validate: Validate }>>,
): Readonly<Record<Mode, Validate>> {
  return { strict: modes.strict.validate, tolerant: modes.tolerant.validate };
}

/**
 * Finds the editions of the webhook contract that take the parsed body of a delivery, oldest first.
 *
 * Many deliveries are the same in several editions. Where none takes it, the one that knows the event and finds least
 * wrong. Default mode: `strict`, since a tolerant reader takes what a later edition added.
 *
 * ```ts
 * import { detectEdition } from "annotation-contracts/editions";
 *
 * console.log(detectEdition({ event: "create:user" }).status); // none
 * ```
 */
export function detectEdition(
  value: unknown,
  { mode = "strict" }: ValidateOptions = {},
): Detection<WebhookEdition> {
  return detect(webhook, mode, value);
}

/** Finds the editions of the raster-info contract that take a parsed document, the narrowest first. */
export function detectRasterInfoEdition(
  value: unknown,
  { mode = "strict" }: ValidateOptions = {},
): Detection<RasterInfoEdition> {
  return detect(rasterInfo, mode, value);
}

function detect<Edition extends string>(
  validators: Validators<Edition>,
  mode: Mode,
  value: unknown,
): Detection<Edition> {
  const names = Object.keys(validators) as Edition[];
  const readings = names.map((edition) => ({ edition, errors: validators[edition][mode](value) }));
  const [first, ...others] = readings
    .filter(({ errors }) => errors.length === 0)
    .map(({ edition }) => edition);
  if (first !== undefined) return { status: "found", editions: [first, ...others] };
  // There are several editions.
  const { edition, errors } = nearestReading(readings)!;
  return { status: "none", nearest: edition, errors };
}
