import { Webhooks } from "@octokit/webhooks";
import * as octokitNode from "@octokit/webhooks-methods";
import XHubSignature from "x-hub-signature";
import { installedVersion } from "../shared/installed-version.ts";

/** A library that signs and verifies with `sha256=`, used as its documentation says. */
export interface Peer {
  /** Package, and the build of it. */
  readonly title: string;
  /** Version that is installed. */
  readonly version: string;
  readonly sign: (secret: string, body: Buffer) => string | Promise<string>;
  /** Verifies with the secrets; a library that takes one secret uses the first. */
  readonly verify: (
    secrets: readonly string[],
    body: Buffer,
    signature: string,
  ) => boolean | Promise<boolean>;
  /** Whether it takes more than one secret. */
  readonly takesSeveral: boolean;
}

// The package offers its web build only to bundlers.
const web = new URL("node_modules/@octokit/webhooks-methods/dist-web/index.js", import.meta.url);
const octokitWeb: typeof octokitNode = await import(web.href);

/** Octokit's functions take texts. */
function octokit({ sign, verifyWithFallback }: typeof octokitNode, build: string): Peer {
  return {
    title: `@octokit/webhooks-methods, ${build} build`,
    version: installedVersion("@octokit/webhooks-methods", import.meta.url),
    sign: (secret, body) => sign(secret, body.toString()),
    verify: ([secret = "", ...others], body, signature) =>
      verifyWithFallback(secret, body.toString(), signature, others),
    takesSeveral: true,
  };
}

/** The peers by the name of their list of known failures. */
export const peers: Readonly<Record<string, Peer>> = {
  "octokit-node": octokit(octokitNode, "Node"),
  "octokit-web": octokit(octokitWeb, "web"),
  "octokit-webhooks": {
    title: "@octokit/webhooks",
    version: installedVersion("@octokit/webhooks", import.meta.url),
    sign: (secret, body) => new Webhooks({ secret }).sign(body.toString()),
    verify: ([secret = ""], body, signature) => new Webhooks({ secret }).verify(body.toString(), signature),
    takesSeveral: false,
  },
  "x-hub-signature": {
    title: "x-hub-signature",
    version: installedVersion("x-hub-signature", import.meta.url),
    sign: (secret, body) => new XHubSignature("sha256", secret).sign(body),
    verify: ([secret = ""], body, signature) => new XHubSignature("sha256", secret).verify(signature, body),
    takesSeveral: false,
  },
};
