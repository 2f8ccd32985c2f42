import { describe, expect, test } from "vitest";
import { runCli } from "./fixtures/command-line.ts";

describe("exit code 0, help on standard output:", () => {
  test.each([["--help"], ["help"], ["validate", "--help"], ["help", "validate"], ["--version"]])(
    "%s %s",
    async (...argv) => {
      expect(await runCli(argv)).toEqual({ code: 0, stdout: expect.stringMatching(/\n$/), stderr: "" });
    },
  );
});

describe("exit code 2, one line on standard error:", () => {
  test.each([
    { args: "", says: "missing command: see --help" },
    { args: "nope --help", says: "unknown command 'nope'" },
    { args: "valdate", says: "unknown command 'valdate' (Did you mean validate?)" },
    { args: "help valdate", says: "unknown command 'valdate' (Did you mean validate?)" },
    { args: "validate webhook", says: "missing required argument 'file'" },
    {
      args: "validate webhok x",
      says: "argument 'contract' cannot be 'webhok': expected one of webhook, raster-info; did you mean \"webhook\"?",
    },
    { args: "validate webhook --mod x y", says: "unknown option '--mod' (Did you mean --mode?)" },
    {
      args: "validate webhook --mode strct x",
      says: "option '-m, --mode <mode>' cannot be 'strct': expected one of strict, tolerant; did you mean \"strict\"?",
    },
    {
      args: "validate webhook --edition 2.75 x",
      says: "option '-e, --edition <name>' cannot be '2.75': expected one of 2.3, 2.4, 2.65, 2.73, 2.76, auto; release 2.75 sends edition 2.73",
    },
    {
      args: "sample ping --edition observd",
      says: "option '-e, --edition <name>' cannot be 'observd': expected one of 2.3, 2.4, 2.65, 2.73, 2.76",
    },
    {
      args: "validate raster-info --edition observd x",
      says: "option '-e, --edition <name>' cannot be 'observd': expected one of 2019, 2026, observed, auto; did you mean \"observed\"?",
    },
    { args: "validate webhook --only-invalid x", says: "--only-invalid needs --format json" },
    { args: "validate webhook - -", says: "standard input (-) can be read only once" },
    {
      args: "send ping --to http://me:hidden@127.0.0.1/",
      says: "--to: cannot send to 127.0.0.1: the URL holds a user name or password",
    },
    {
      args: "send ping --to ftp://127.0.0.1/",
      says: '--to: cannot send to "ftp://127.0.0.1/": expected a URL such as http://localhost:3000/webhook',
    },
    {
      args: "listen --count 0",
      says: "option '--count <number>' cannot be '0': expected an integer of at least 1",
    },
    {
      args: "listen --no-verify --allow-unprefixed",
      says: "--no-verify cannot be combined with --allow-unprefixed",
    },
  ])("$args", async ({ args, says }) => {
    const ended = await runCli(args.split(" ").filter(Boolean));
    expect(ended).toEqual({ code: 2, stdout: "", stderr: `annotation-contracts: ${says}\n` });
  });
});
