/** A JSON value, such as a constant. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json };

/** How long a string (in code points) or an array is, or how many members an object has; both ends included. */
export interface Length {
  readonly min?: number;
  readonly max?: number;
}

/** Which numbers are allowed: `min` and `max` are included, `above` and `below` are not. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
  readonly above?: number;
  readonly below?: number;
}
