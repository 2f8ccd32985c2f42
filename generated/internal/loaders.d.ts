// Generated from contracts.config.ts by "npm run generate". Do not edit.

import type { EventFacts, Places, ValidationError } from "./types.d.ts";

type Validator = { readonly validate: (value: unknown) => readonly ValidationError[] };

type Events = { readonly events: readonly EventFacts[]; readonly updateOnly: Readonly<Record<string, readonly string[]>> };

type Modules = readonly [strict: Validator, tolerant: Validator, facts: Places & Partial<Events>];

/** Imports the modules of an edition: its validators and facts. The paths are literal, so bundlers find them. */
export declare const loaders: Readonly<Record<string, () => Promise<Modules>>>;
