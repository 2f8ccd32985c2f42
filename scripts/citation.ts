/** Matches a clause of a source document: `W6.3`. */
export const clausePattern: string = String.raw`[WR]\d+(?:\.\d+)*`;

/** Matches a clause, or the id of a decision: `R-any`, `W-413`, `W-ping-inactive`. */
export const citationPattern: string = String.raw`(?:${clausePattern}|[WRE]-(?!mail)[a-z\d]+(?:-[a-z]+)*)`;
