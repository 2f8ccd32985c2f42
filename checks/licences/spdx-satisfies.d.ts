declare module "spdx-satisfies" {
  /** Checks whether some approved licences, each by its SPDX name, satisfy an SPDX expression. */
  function satisfies(expression: string, approved: readonly string[]): boolean;
  export = satisfies;
}
