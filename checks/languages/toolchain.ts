/** How to build and run the package of a language; commands are for `sh`, in the folder of the language. */
export interface Toolchain {
  /** Name of the language, and of its folders in `generated/languages/` and `adapters/`. */
  readonly name: string;
  /** Programs that must be installed, with the option that prints their version. */
  readonly needs: readonly string[];
  /** Whether packages of other contracts take a minute or more to compile. */
  readonly isSlow?: true;
  /** Language with the package that this one builds on, copied to `engine/`; its consumer is copied to `engine-consumer/`. */
  readonly engine?: string;
  /** Debian's packages that provide them. */
  readonly packages?: readonly string[];
  /**
   * Commands that install what is missing and compile with every warning an error. The folder has `package/` (what
   * is generated) and `adapter/` (which answers the library protocol).
   */
  readonly build: readonly string[];
  /** Module of another project's contract, `code-host`. */
  readonly module?: "code_host" | "codehost";
  /** Program and arguments of the adapter. */
  readonly adapter: readonly string[];
  /** How the sources compute a MAC and compare one in constant time, which cannot be seen from outside (W5.1.3). */
  readonly mac?: {
    readonly files: RegExp;
    /** Pattern of a file that computes a MAC itself. */
    readonly computes: RegExp;
    /** The constant-time comparison; any other comparison of a MAC is an error. */
    readonly compares: RegExp;
    /** The only file that compares. */
    readonly at: string;
  };
  /** The README's example: language of its code block, the file it is written to, and the command that runs it. */
  readonly example: { readonly language: string; readonly file: string; readonly run: string };
  /**
   * Commands of the project in `consumers/`, copied to `consumer/`, which has nothing but the package as it is published:
   * they build the package and install it. The example runs there, and then `test`.
   */
  readonly consumer?: {
    readonly install: readonly string[];
    readonly test: string;
    /** Prints the licence that was installed. */
    readonly licence: string;
  };
}
