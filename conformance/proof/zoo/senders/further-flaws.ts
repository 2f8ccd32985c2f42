import { isDeepStrictEqual } from "node:util";
import { escapeAll, type FlawedSender, onBody, onCompare, onEnvelope, onRequest } from "./flawed-sender.ts";
import { type Json, right } from "./right.ts";

/** Changes every text of an envelope. */
const onTexts = (change: (text: string) => string): Partial<typeof right> =>
  onEnvelope((envelope) =>
    JSON.parse(JSON.stringify(envelope), (_, value) => (typeof value === "string" ? change(value) : value)),
  );

/** Changes a description that is given, with a new webhook or later. */
const onDescription = (change: (text: string) => string): Partial<typeof right> => {
  const changed = <T extends Json>(given: T): T =>
    typeof given.description === "string" ? { ...given, description: change(given.description) } : given;
  return {
    create: (settings, ...rest) => right.create(changed(settings), ...rest),
    update: (webhook, changes) => right.update(webhook, changed(changes)),
  };
};

/** Compares texts after a change, and everything else as it is. */
const onTextComparison = (change: (text: string) => string): Partial<typeof right> =>
  onCompare((...values) => {
    const [before, after] = values.map((value) =>
      JSON.parse(JSON.stringify(value), (_, one) => (typeof one === "string" ? change(one) : one)),
    );
    return !isDeepStrictEqual(before, after);
  });

/** Further flaws of senders: addresses, media types, letters, numbers that are 0, and webhooks that end by themselves. */
export const furtherFlaws: readonly FlawedSender[] = [
  {
    name: "lower-cases-target",
    flaw: "lower-cases the target URL",
    killedBy: ["send-target-query", "send-target-path-as-given"],
    behaviour: onRequest(({ url }) => ({ url: url.toLowerCase() })),
  },
  {
    name: "decodes-target",
    flaw: "decodes the path of the target URL",
    killedBy: ["send-target-query", "send-target-path-as-given"],
    behaviour: onRequest(({ url }) => ({
      url: url.replace(/%[2-7][\da-f]/gi, (found) => decodeURIComponent(found).replace(" ", "+")),
    })),
  },
  {
    name: "drops-trailing-slash",
    flaw: "drops a slash at the end of the target URL",
    killedBy: ["send-target-trailing-slash", "send-target-slash-alone"],
    behaviour: onRequest(({ url }) => ({ url: url.replace(/\/$/, "") })),
  },
  {
    name: "sorts-query",
    flaw: "sorts the query of the target URL",
    killedBy: ["send-target-query-repeated", "send-target-query-in-odd-order"],
    behaviour: onRequest(({ url }) => {
      const [path = "", query] = url.split("?");
      return { url: query === undefined ? path : `${path}?${query.split("&").sort().join("&")}` };
    }),
  },
  {
    name: "rewrites-query",
    flaw: "parses the query of the target URL and writes it again",
    killedBy: ["send-target-query", "send-target-query-repeated"],
    behaviour: onRequest(({ url }) => {
      const parsed = new URL(url);
      parsed.search = new URLSearchParams(Object.fromEntries(parsed.searchParams)).toString();
      return { url: parsed.href };
    }),
  },
  {
    name: "drops-empty-user-fields",
    flaw: "leaves out empty fields of users",
    killedBy: ["send-after-null", "send-user-empty-names"],
    behaviour: onEnvelope((envelope) =>
      JSON.parse(JSON.stringify(envelope), (key, value) =>
        /^(first|last)_name$|^username$/.test(key) && value === "" ? undefined : value,
      ),
    ),
  },
  {
    name: "null-for-empty-user-fields",
    flaw: "tells empty fields of users as null",
    killedBy: ["send-after-null", "send-user-empty-names"],
    behaviour: onEnvelope((envelope) =>
      JSON.parse(JSON.stringify(envelope), (key, value) =>
        /^(first|last)_name$|^username$/.test(key) && value === "" ? null : value,
      ),
    ),
  },
  {
    name: "old-content-type",
    flaw: "goes on with the first content_type",
    killedBy: ["send-content-type-changed", "send-content-type-changed-before-ping"],
    behaviour: { update: (webhook, { content_type: _, ...changes }) => right.update(webhook, changes) },
  },
  {
    name: "resets-content-type",
    flaw: "resets the content_type when the webhook is changed",
    killedBy: ["send-content-type-kept-on-change", "send-content-type-kept-while-inactive"],
    behaviour: {
      update: (webhook, changes) => right.update(webhook, { content_type: "application/json", ...changes }),
    },
  },
  {
    name: "normalises-texts",
    flaw: "normalises texts to NFC",
    killedBy: ["send-before-normalised", "send-text-not-normalised"],
    behaviour: onTexts((text) => text.normalize("NFC")),
  },
  {
    name: "normalises-compatibly",
    flaw: "normalises texts to NFKC",
    killedBy: ["send-before-normalised", "send-text-not-normalised"],
    behaviour: onTexts((text) => text.normalize("NFKC")),
  },
  {
    name: "compares-normalised",
    flaw: "takes composed and decomposed letters for equal",
    killedBy: ["send-before-normalised", "send-before-normalised-in-list"],
    behaviour: onTextComparison((text) => text.normalize("NFC")),
  },
  {
    name: "compares-without-case",
    flaw: "takes texts in another case for equal",
    killedBy: ["send-before-case-and-space", "send-before-case-of-colours"],
    behaviour: onTextComparison((text) => text.toLowerCase().trim()),
  },
  {
    name: "project-zero-is-none",
    flaw: "takes project 0 for none",
    killedBy: ["send-project-zero", "send-project-zero-of-organization"],
    behaviour: {
      listens: (webhook, change) =>
        change.project !== null && change.project % 100 === 0 ? false : right.listens(webhook, change),
    },
  },
  {
    name: "zero-is-none",
    flaw: "takes identifier 0 of a project or organization for none",
    killedBy: ["send-project-zero", "send-organization-zero"],
    behaviour: {
      listens: (webhook, change) =>
        [change.project, change.organization].some((one) => one !== null && one % 100 === 0)
          ? false
          : right.listens(webhook, change),
    },
  },
  {
    name: "ends-on-410",
    flaw: "makes a webhook inactive that was answered 410",
    killedBy: ["send-after-gone", "send-after-many-failures"],
    behaviour: {
      note: (webhook, status) => {
        right.note(webhook, status);
        if (status === 410) webhook.resource.is_active = false;
      },
    },
  },
  {
    name: "ends-on-4xx",
    flaw: "makes a webhook inactive that was answered with 4xx",
    killedBy: ["send-status-404", "send-after-gone"],
    behaviour: {
      note: (webhook, status) => {
        right.note(webhook, status);
        if (status !== undefined && status >= 400 && status < 500) webhook.resource.is_active = false;
      },
    },
  },
  {
    name: "escapes-html-after-signing",
    flaw: "escapes <, > and & after it has signed",
    killedBy: ["send-html-letters", "send-escapes"],
    behaviour: onBody((body) =>
      Buffer.from(body.toString().replace(/[<>&]/g, (found) => `\\u00${found.charCodeAt(0).toString(16)}`)),
    ),
  },
  {
    name: "escapes-separators-after-signing",
    flaw: "escapes U+2028 after it has signed",
    killedBy: ["send-before-one-key", "send-before-several-keys"],
    behaviour: onBody((body) => escapeAll(body)),
  },
  {
    name: "trims-description",
    flaw: "trims the description of a webhook",
    killedBy: ["send-description-kept", "send-description-changed"],
    behaviour: onDescription((text) => text.trim()),
  },
  {
    name: "escapes-description",
    flaw: "escapes the description of a webhook as HTML",
    killedBy: ["send-description-kept", "send-description-changed"],
    behaviour: onDescription((text) => text.replace(/</g, "&lt;")),
  },
  {
    name: "first-secret-of-project",
    flaw: "signs for every webhook of a project with the secret of the first",
    killedBy: ["send-secrets-of-neighbours", "send-signed"],
    behaviour: {
      signature: (() => {
        let first: string | null = null;
        return (secret, signed) => {
          if (secret === null) return {};
          first ??= secret;
          return right.signature(first, signed);
        };
      })(),
    },
  },
];
