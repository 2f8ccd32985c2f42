/** A draft of the public suite. */
export interface Draft {
  /** Its folder in the suite. */
  readonly folder: string;
  readonly dialect: string;
  /** Least number of groups, in any version of the suite. */
  readonly groups: number;
  /** Most groups that may be rejected: a draft gains some when the suite does. */
  readonly refused: number;
}

/** The drafts that contracts may be written in. */
export const drafts: readonly Draft[] = [
  { folder: "draft7", dialect: "http://json-schema.org/draft-07/schema#", groups: 250, refused: 12 },
  {
    folder: "draft2020-12",
    dialect: "https://json-schema.org/draft/2020-12/schema",
    groups: 360,
    refused: 56,
  },
];
