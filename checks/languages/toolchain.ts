/** How the package of a language is built and run; commands are for `sh`, in the folder of the language. */
export interface Toolchain {
  /** Name of the language, and of its folders in `generated/languages/` and `adapters/`. */
  readonly name: string;
  /** Programs that must be there, with the option that prints their version. */
  readonly needs: readonly string[];
  /** Whether packages of other contracts take a minute or more to compile. */
  readonly isSlow?: true;
  /** Language whose package it stands on, which is copied to `engine/`. */
  readonly engine?: string;
  /** Debian's packages that bring them. */
  readonly packages?: readonly string[];
  /**
   * Commands that install what is missing and compile with every warning an error. In the folder stand `package/` (what
   * is generated) and `adapter/` (what answers the library protocol).
   */
  readonly build: readonly string[];
  /** Module of another project's contract, `code-host`. */
  readonly module?: "code_host" | "codehost";
  /** Program and arguments of the adapter. */
  readonly adapter: readonly string[];
  /** How the sources make a MAC and compare one in constant time, which cannot be seen from outside (W5.1.3). */
  readonly mac?: {
    readonly files: RegExp;
    /** What a file has that computes a MAC itself. */
    readonly computes: RegExp;
    /** The constant-time comparison; every other comparison of a MAC is one too many. */
    readonly compares: RegExp;
    /** File that compares; the only one. */
    readonly at: string;
  };
  /** The README's example: language of its code block, the file it is written to, and the command that runs it. */
  readonly example: { readonly language: string; readonly file: string; readonly run: string };
  /**
   * Commands of the project in `consumers/`, copied to `consumer/`, which has nothing but the package as it is published:
   * they make that and install it. The example runs there, and then `test`.
   */
  readonly consumer?: {
    readonly install: readonly string[];
    readonly test: string;
    /** Prints the licence as it is installed. */
    readonly licence: string;
  };
}
