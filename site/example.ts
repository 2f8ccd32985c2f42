/** A document that a tool offers to begin with. */
export interface Example {
  readonly name: string;
  readonly text: string;
}
