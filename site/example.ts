/** An example document that a tool offers. */
export interface Example {
  readonly name: string;
  readonly text: string;
}
