import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { runCli, secret, secretEnv } from "./fixtures/command-line.ts";

/** Arguments, exit code, and what is written: the result, or from exit code 2 on the one line of the error. */
type Row = readonly [args: string, code: number, says: RegExp | string];

const body = '{"event":"ping"}\n';
const other = "another secret";
const mac = (key: string): string => createHmac("sha256", key).update(body).digest("hex");

const files = {
  body,
  other: "{}",
  "text.txt": "no JSON",
  "plain.txt": secret,
  "lf.txt": `${secret}\n`,
  "crlf.txt": `${secret}\r\n`,
  "two.txt": `${secret}\n\n`,
  "cr.txt": `${secret}\r`,
  "bom.txt": `\ufeff${secret}`,
  "space.txt": ` ${secret} \n`,
  "newline.txt": "\n",
  "latin1.txt": Buffer.from("caf\u00e9", "latin1"),
};
const signing = `--secret-env ${secretEnv}`;
const prefixed = `--header sha256=${mac(secret)} ${signing}`;
const bare = `--header ${mac(secret)} ${signing}`;

const groups: Readonly<Record<string, readonly Row[]>> = {
  "the program": [
    ["--help", 0, /^Usage: annotation-contracts <command>/],
    ["help", 0, /^Usage: annotation-contracts <command>/],
    ["help validate", 0, /^Usage: annotation-contracts validate /],
    ["--version", 0, /^\d+\.\d+\.\d+\n$/],
    ["", 2, "missing command: see --help"],
    ["nope --help", 2, "unknown command 'nope'"],
    ["help valdate", 2, "unknown command 'valdate' (Did you mean validate?)"],
    ["validate webhook --mod x y", 2, "unknown option '--mod' (Did you mean --mode?)"],
  ],
  validate: [
    ["validate webhook", 2, "missing required argument 'file'"],
    ["validate x", 2, "argument 'contract' cannot be 'x': expected one of webhook, raster-info"],
    ["validate webhok x", 2, /^argument 'contract' cannot be 'webhok': .*; did you mean "webhook"\?$/],
    ["validate webhook --mode strct x", 2, /^option '-m, --mode <mode>' cannot be 'strct': .* "strict"\?$/],
    ["validate webhook --edition 2.75 x", 2, /'2\.75': .*2\.76, auto; release 2\.75 sends edition 2\.73$/],
    ["validate raster-info --edition observd x", 2, /: expected one of 2019, .*, auto; .*"observed"\?$/],
    ["validate webhook --only-invalid x", 2, "--only-invalid needs --format json"],
    ["validate webhook - -", 2, "standard input (-) can be read only once"],
  ],
  sign: [
    [`sign body ${signing}`, 0, `sha256=${mac(secret)}\n`],
    [
      `sign body ${signing} --format json`,
      0,
      /^\{"header":"X-Signature-256","value":"sha256=[\da-f]{64}"\}\n$/,
    ],
    ["sign body --secret-file plain.txt", 0, `sha256=${mac(secret)}\n`],
    ["sign body --secret-file lf.txt", 0, `sha256=${mac(secret)}\n`],
    ["sign body --secret-file crlf.txt", 0, `sha256=${mac(secret)}\n`],
    ["sign body --secret-file two.txt", 0, `sha256=${mac(`${secret}\n`)}\n`],
    ["sign body --secret-file cr.txt", 0, `sha256=${mac(`${secret}\r`)}\n`],
    ["sign body --secret-file bom.txt", 0, `sha256=${mac(`\ufeff${secret}`)}\n`],
    ["sign body --secret-file space.txt", 0, `sha256=${mac(` ${secret} `)}\n`],
    ["sign body", 2, "missing secret: pass --secret-env or --secret-file"],
    [`sign body --secret-file lf.txt ${signing}`, 2, "only one secret can sign"],
    ["sign body --secret-file newline.txt", 2, "the secret is empty"],
    ["sign body --secret-file latin1.txt", 3, "--secret-file: the secret is not UTF-8"],
    ["sign body --secret-file secret", 3, "--secret-file: no such file"],
    [`sign body --secret-file ${"secret".repeat(50)}`, 3, "--secret-file: cannot be read (ENAMETOOLONG)"],
    ["sign body --secret-env secret", 2, "--secret-env: no environment variable has this name"],
    ["sign body --secret-env toString", 2, "--secret-env: no environment variable has this name"],
    ["sign body --secret secret", 2, "a secret cannot be an argument: use --secret-env or --secret-file"],
    ["sign body --secret=secret", 2, "a secret cannot be an argument: use --secret-env or --secret-file"],
    ["sign body --password=it's", 2, "unknown option '--password=…'"],
    [`sign none ${signing}`, 3, "none: no such file"],
  ],
  verify: [
    [`verify body ${prefixed}`, 0, `✓ the signature matches the secret in ${secretEnv}\n`],
    [`verify body --secret-env OLD ${prefixed}`, 0, /matches the secret in HOOK_SECRET\n$/],
    [`verify body ${bare} --allow-unprefixed`, 0, /^✓ the signature matches/],
    [`verify body ${bare}`, 1, /^✗ rejected: .*lacks the "sha256=" prefix\n$/],
    [`verify other ${prefixed}`, 1, /^✗ rejected: .*does not match the body and secret\n.*run diagnose/],
    [`verify body --header= ${signing}`, 1, /header is empty\n$/],
    [`verify body ${prefixed} --format json`, 0, `{"ok":true,"keyId":"${secretEnv}"}\n`],
    [`verify other ${prefixed} --format json`, 1, /^\{"ok":false,"reason":"mismatch","message":"the sig/],
    [`verify body ${signing}`, 2, "missing signature: pass --header"],
    ["verify body --header x", 2, "missing secret: pass --secret-env or --secret-file"],
    [`verify none ${prefixed}`, 3, "none: no such file"],
  ],
  send: [
    ["send ping --to http://me:hidden@127.0.0.1/", 2, /^--to: cannot send to 127\.0\.0\.1: .* password$/],
    [
      "send ping --to http://192.0.2.1/",
      2,
      /^--to: .* not this machine, .*to allow it, pass --allow-remote$/,
    ],
    [
      "send ping --to //me:hidden@localhost",
      2,
      /^--to: cannot send to "…@localhost": expected a URL such as/,
    ],
    ["send ping --to ftp://localhost/", 2, /^--to: .*: expected a URL such as http:/],
    ["send ping --to http://localhost/ --timeout 0", 2, /expected seconds, more than 0 and at most 3600$/],
    ["send ping --to http://127.0.0.1:9/", 3, /^127\.0\.0\.1:9 cannot be reached: .*\(ECONNREFUSED\)$/],
    ["send text.txt --to http://localhost/ --edition 2.4", 2, /a file is sent unchanged$/],
    ["send update:tsk --to http://localhost/", 3, /^update:tsk: no such file; did you mean "update:task"\?$/],
    ["send create:user --to http://localhost/", 3, /it is an event of edition 2\.76: pass --edition 2\.76$/],
    ["send \u001b[31m\n --to http://localhost/", 3, /^\\u\{1b\}\[31m\\u\{a\}: no such file$/],
  ],
  listen: [
    ["listen", 2, "missing secret: pass --secret-env, --secret-file or --no-verify"],
    [`listen --no-verify ${signing}`, 2, "--no-verify cannot be combined with a secret"],
    ["listen --no-verify --allow-unprefixed", 2, "--no-verify cannot be combined with --allow-unprefixed"],
    ["listen --no-verify --port 65536", 2, /^option '--port <number>' .* from 0 to 65535$/],
    ["listen --count 0", 2, "option '--count <number>' cannot be '0': expected an integer of at least 1"],
    [`listen ${signing} --forward-to localhost`, 2, /^--forward-to: cannot send to "localhost"/],
    ["listen --no-verify --save /dev/null/saved", 3, /^--save: .* its directory is a file$/],
  ],
  platform: [
    ["platform --scenario every-event --to //me:hidden@localhost", 2, /: --to: .*, found "…@localhost"\n$/],
    ["platform --data sqlite://me:hidden@localhost", 3, /^cannot open database: "…@localhost": /],
  ],
  "sample and events": [
    ["sample ping --edition observd", 2, /cannot be 'observd': expected one of 2\.3, .*, 2\.76$/],
    ["sample update:tsk", 2, '"update:tsk" is not an event of edition 2.3; did you mean "update:task"?'],
    ["events create:usr", 2, /; did you mean "create:user" of edition 2\.76\?$/],
    ["events create:export --edition 2.76", 2, /; it is an event of edition 2\.65: pass --edition 2\.65$/],
    ["events --edition 2.76", 0, /^(?:[\w:[\]]+ +[A-Z].+\. (?:W6\.\d|since 2\.\d.*)\n){34}$/],
    ["events update:task", 0, /^update:task {2}(?!.*[^\n]{161}).*\n {4}username +string.*\nsender +\w/s],
    ["events zebra", 2, /; list them with the subcommand events$/],
    ["events __proto__", 2, /is not an event/],
    ["events ping --edition 2.76", 0, /One of "project", "organization", "server"/],
    [
      "events update:job --edition 2.4",
      0,
      /\n {2}labels +object or null[\s\S]*before_update +object, optional/,
    ],
    ["events completed:request[export:dataset] --edition 2.73", 0, /request +object[\s\S]*since 2\.73\.0/],
  ],
};

describe.each(Object.entries(groups))("%s:", (_, rows) => {
  test.each(rows)("%j ends with %j", async (args, code, says) => {
    const argv = args.split(" ").filter(Boolean);
    const ended = await runCli(argv, { files, env: { OLD: other }, columns: 160 });
    const isError = code >= 2;
    const [written, silent] = isError ? [ended.stderr, ended.stdout] : [ended.stdout, ended.stderr];
    const text = isError ? (/^annotation-contracts: ([^\n]*)\n$/.exec(written)?.[1] ?? written) : written;
    expect({ code: ended.code, text, silent }).toEqual({
      code,
      text: typeof says === "string" ? says : expect.stringMatching(says),
      silent: "",
    });
    for (const hidden of [secret, other, "hidden", "\u001b"]) expect(written).not.toContain(hidden);
  });
});
