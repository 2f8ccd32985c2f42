import { isDeepStrictEqual } from "node:util";
import { readMember } from "#src/util/read-member.ts";
import { type Json, right } from "./right.ts";
import {
  changeTexts,
  escapeAll,
  onBody,
  onChangesBut,
  onCompare,
  onEnvelope,
  onRequest,
  type SenderFlaw,
  type SenderFlaws,
} from "./sender-flaw.ts";

/** Changes every text of an envelope. */
function onTexts(change: (text: string, key: string) => unknown): SenderFlaw {
  return onEnvelope((envelope) => changeTexts(envelope, change) as Json);
}

/** Changes a description that is given, with a new webhook or later. */
function onDescription(change: (text: string) => string): SenderFlaw {
  const changed = <T extends Json>(given: T): T =>
    typeof given.description === "string" ? { ...given, description: change(given.description) } : given;
  return {
    create: (settings, ...rest) => right.create(changed(settings), ...rest),
    update: (webhook, changes) => right.update(webhook, changed(changes)),
  };
}

/** Compares texts after a change, and everything else as it is. */
function onTextComparison(change: (text: string) => string): SenderFlaw {
  return onCompare((...values) => {
    const [before, after] = values.map((value) => changeTexts(value, change));
    return !isDeepStrictEqual(before, after);
  });
}

const userFields = /^(first|last)_name$|^username$/;

function isZero(scope: number | null): boolean {
  return scope === 0;
}

/** Further flaws of senders: addresses, media types, letters, numbers that are 0, and webhooks that end by themselves. */
export const furtherFlaws: SenderFlaws = {
  "lower-cases-target": onRequest(({ url }) => ({ url: url.toLowerCase() })),
  "decodes-target": onRequest(({ url }) => ({
    url: url.replace(/%[2-7][\da-f]/gi, (found) => decodeURIComponent(found).replace(" ", "+")),
  })),
  "drops-trailing-slash": onRequest(({ url }) => ({ url: url.replace(/\/$/, "") })),
  "sorts-query": onRequest(({ url }) => {
    const [path = "", query] = url.split("?");
    return { url: query === undefined ? path : `${path}?${query.split("&").sort().join("&")}` };
  }),
  "rewrites-query": onRequest(({ url }) => {
    const parsed = new URL(url);
    parsed.search = new URLSearchParams(Object.fromEntries(parsed.searchParams)).toString();
    return { url: parsed.href };
  }),
  "drops-empty-user-fields": onTexts((text, key) => (userFields.test(key) && text === "" ? undefined : text)),
  "null-for-empty-user-fields": onTexts((text, key) => (userFields.test(key) && text === "" ? null : text)),
  "old-content-type": onChangesBut("content_type"),
  "resets-content-type": {
    update: (webhook, changes) => right.update(webhook, { content_type: "application/json", ...changes }),
  },
  "normalises-texts": onTexts((text) => text.normalize("NFC")),
  "normalises-compatibly": onTexts((text) => text.normalize("NFKC")),
  "compares-normalised": onTextComparison((text) => text.normalize("NFC")),
  "compares-without-case": onTextComparison((text) => text.toLowerCase().trim()),
  "compares-trimmed": onTextComparison((text) => text.trim()),
  "compares-assignees-by-id": onCompare((before, after) => {
    const [old, now] = [before, after].map((one) => readMember(one, "id"));
    return old === undefined || old !== now ? !isDeepStrictEqual(before, after) : false;
  }),
  "turns-ssl-on": {
    update: (webhook, changes) => right.update(webhook, { enable_ssl: true, ...changes }),
  },
  "turns-active-on": {
    update: (webhook, changes) => right.update(webhook, { is_active: true, ...changes }),
  },
  "slash-for-no-path": {
    ...onTexts((text) => (/^https?:\/\/[^/?#]*([?#]|$)/.test(text) ? new URL(text).href : text)),
    shown: (webhook) => ({
      ...right.shown(webhook, ""),
      target_url: new URL(webhook.resource.target_url).href,
    }),
  },
  "project-zero-is-none": {
    listens: (webhook, change) => !isZero(change.project) && right.listens(webhook, change),
  },
  "zero-is-none": {
    listens: (webhook, change) =>
      ![change.project, change.organization].some(isZero) && right.listens(webhook, change),
  },
  "escapes-html-after-signing": onBody((body) =>
    Buffer.from(body.toString().replace(/[<>&]/g, (found) => `\\u00${found.charCodeAt(0).toString(16)}`)),
  ),
  "escapes-separators-after-signing": onBody(escapeAll),
  "trims-description": onDescription((text) => text.trim()),
  "escapes-description": onDescription((text) => text.replace(/</g, "&lt;")),
  "first-secret-of-project": {
    signature: (() => {
      let first: string | null = null;
      return (secret, signed) => {
        if (secret === null) return {};
        first ??= secret;
        return right.signature(first, signed);
      };
    })(),
  },
};
