import { expect, test } from "vitest";
import { readTarget, TargetError } from "./read-target.ts";

test.each([
  "http://localhost:3000/webhook",
  "https://localhost/",
  "http://hooks.localhost:80/",
  "http://LOCALHOST./",
  "http://127.0.0.1:3000/a?b=c",
  "http://127.8.9.10/",
  "http://2130706433/",
  "http://127.1/",
  "http://[::1]:3000/",
  "http://[0:0:0:0:0:0:0:1]/",
])("%s is this machine", (address) => {
  expect(readTarget(address).href).toBe(new URL(address).href);
});

const remote = "is not this machine, and remote targets are not allowed";

test.each([
  ["http://example.com/", `cannot send to example.com: it ${remote}`],
  ["http://localhost.example.com/", `cannot send to localhost.example.com: it ${remote}`],
  ["http://127.0.0.1.example.com/", `cannot send to 127.0.0.1.example.com: it ${remote}`],
  ["http://notlocalhost/", `cannot send to notlocalhost: it ${remote}`],
  ["http://0.0.0.0/", `cannot send to 0.0.0.0: it ${remote}`],
  ["http://128.0.0.1/", `cannot send to 128.0.0.1: it ${remote}`],
  ["http://[::]/", `cannot send to [::]: it ${remote}`],
  ["http://[::ffff:10.0.0.1]/", `cannot send to [::ffff:a00:1]: it ${remote}`],
  ["http://ana:b@localhost/", "cannot send to localhost: the URL contains a user name or password"],
  [
    "ftp://localhost/",
    'cannot send to "ftp://localhost/": expected a URL such as http://localhost:3000/webhook',
  ],
  ["localhost:3000", 'cannot send to "localhost:3000": expected a URL such as http://localhost:3000/webhook'],
  ["", 'cannot send to "": expected a URL such as http://localhost:3000/webhook'],
])("%s is refused", (address, message) => {
  expect(() => readTarget(address)).toThrow(new TargetError(message));
});

test("another machine is taken where that is allowed", () => {
  expect(readTarget("https://example.com/hook", true).href).toBe("https://example.com/hook");
});
