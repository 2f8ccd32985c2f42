/** The methods of a store without their promises: those of a thread that waits for its disk. */
export type Direct<Methods> = {
  readonly [Name in keyof Methods]: Methods[Name] extends (...args: infer Args) => Promise<infer Result>
    ? (...args: Args) => Result
    : never;
};
