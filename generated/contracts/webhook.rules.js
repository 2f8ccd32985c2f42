// Generated from spec/rules.ts by "npm run generate". Do not edit.

// src/util/is-object.ts
function isObject(value) {
  return typeof value == "object" && value !== null;
}
function isRecord(value) {
  return isObject(value) && !Array.isArray(value);
}

// src/json/pointer.ts
function formatPointer(segments) {
  return segments.map((segment) => `/${escapeSegment(segment)}`).join("");
}
function escapeSegment(segment) {
  return /[~/]/.test(segment) ? segment.replaceAll("~", "~0").replaceAll("/", "~1") : segment;
}

// src/json/same-json.ts
var MANY = 1e5;
function sameJson(left, right) {
  if (left === right) return !0;
  if (!isObject(left) || !isObject(right)) return !1;
  let pairs = [[left, right]], seen = /* @__PURE__ */ new Map(), compared = 0;
  for (let pair = pairs.pop(); pair !== void 0; pair = pairs.pop()) {
    let [a, b] = pair;
    if (a === b) continue;
    if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return !1;
    if (compared += 1, compared > MANY && isSeen(seen, a, b)) continue;
    let keys = Object.keys(a);
    if (keys.length !== Object.keys(b).length) return !1;
    for (let key of keys) {
      if (!Object.hasOwn(b, key)) return !1;
      pairs.push([a[key], b[key]]);
    }
  }
  return !0;
}
function isSeen(seen, a, b) {
  let others = seen.get(a) ?? /* @__PURE__ */ new Set();
  return seen.set(a, others), others.has(b) ? !0 : (others.add(b), !1);
}

// src/validate/warnings.ts
var utcTime = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?(?:Z|\+00:00)$/, rules = [
  { id: "url-id", clause: "W2", check: addressesEndInIdentifier },
  { id: "date-order", clause: "W2", check: datesInOrder },
  { id: "frame-order", clause: "W2.3", events: ":task", check: framesInOrder },
  { id: "ping-webhook", clause: "W6.5", events: "ping", check: pingNamesItsWebhook },
  { id: "event-repeated", clause: "W6.1", events: "ping", check: eventsOnce },
  { id: "scope", clause: "W1.2", events: "ping", check: scopeFits },
  { id: "secret-leaked", clause: "W2.1", events: "ping", check: secretKept },
  { id: "before-update-empty", clause: "W6.3", events: "update:", check: somethingChanged },
  { id: "before-update-equal", clause: "W6.3", events: "update:", check: oldValuesDiffer },
  { id: "before-update-foreign", clause: "W6.3", events: "update:", check: oldKeysBelong }
];
function warnings(delivery) {
  if (!isRecord(delivery) || typeof delivery.event != "string") return [];
  let { event } = delivery, name = event === "ping" ? "webhook" : event.slice(event.indexOf(":") + 1), resource = delivery[name];
  if (!isRecord(resource)) return [];
  let found = [];
  for (let { id, clause, events = "", check } of rules)
    !event.startsWith(events) && !event.endsWith(events) || check({ delivery, name, resource }, (path, message) => found.push({ rule: id, path, message, clause }));
  return found;
}
function readSegments({ resource: { segments } }) {
  return Array.isArray(segments) && segments.every(isSegment) ? segments : [];
}
function isSegment(value) {
  return isRecord(value) && Array.isArray(value.jobs) && value.jobs.every(isRecord);
}
function addressesEndInIdentifier(subject, warn) {
  let { delivery, name, resource } = subject;
  checkAddress(resource, warn, () => name), checkAddress(delivery.sender, warn, () => "sender"), delivery.event === "ping" && checkAddress(resource.owner, warn, () => "webhook/owner"), name === "task" && checkTaskAddresses(subject, warn);
}
function checkTaskAddresses(subject, warn) {
  let { owner, assignee } = subject.resource;
  checkAddress(owner, warn, () => "task/owner"), checkAddress(assignee, warn, () => "task/assignee");
  let segments = readSegments(subject);
  for (let i = 0; i < segments.length; i++) {
    let { jobs } = segments[i];
    for (let j = 0; j < jobs.length; j++)
      checkAddress(jobs[j], warn, () => `task/segments/${i}/jobs/${j}`), checkAddress(jobs[j].assignee, warn, () => `task/segments/${i}/jobs/${j}/assignee`);
  }
}
function checkAddress(value, warn, place) {
  if (!isRecord(value)) return;
  let { url, id } = value;
  typeof url != "string" || typeof id != "number" || url.replace(/\/$/, "").endsWith(`/${id}`) || warn(`/${place()}/url`, `the address does not end in the id ${id}`);
}
function datesInOrder({ name, resource }, warn) {
  let { created_date: created, updated_date: updated } = resource;
  typeof created != "string" || typeof updated != "string" || isBefore(updated, created) && warn(`/${name}/updated_date`, "updated before it was created");
}
function isBefore(one, another) {
  let [first, second] = [utcTime.exec(one), utcTime.exec(another)];
  if (first === null || second === null) return Date.parse(one) < Date.parse(another);
  let [, seconds = "", fraction = ""] = first, [, otherSeconds = "", otherFraction = ""] = second;
  if (seconds !== otherSeconds) return seconds < otherSeconds;
  let digits = Math.max(fraction.length, otherFraction.length);
  return fraction.padEnd(digits, "0") < otherFraction.padEnd(digits, "0");
}
function pingNamesItsWebhook({ delivery, resource }, warn) {
  let { webhook_id: id } = delivery;
  id === void 0 || id === resource.id || warn("/webhook_id", `the ping is of webhook ${resource.id}, and names another`);
}
function framesInOrder(subject, warn) {
  for (let [i, { start_frame: start, stop_frame: stop }] of readSegments(subject).entries())
    Number(start) > Number(stop) && warn(`/task/segments/${i}/stop_frame`, `stops at frame ${stop}, before it starts at ${start}`);
}
function eventsOnce({ resource: { events } }, warn) {
  if (!Array.isArray(events)) return;
  let seen = /* @__PURE__ */ new Set();
  for (let [i, event] of events.entries())
    seen.has(event) && warn(`/webhook/events/${i}`, `"${event}" is listed twice`), seen.add(event);
}
function scopeFits({ resource: webhook }, warn) {
  let key = webhook.project_id === void 0 ? "project" : "project_id", { type, organization, [key]: project = null } = webhook, wants = (has, scope, place) => {
    if (has !== (type === scope)) {
      let article = scope === "project" ? "a" : "an";
      warn(`/webhook/${place}`, `a webhook of type ${type} ${has ? "with" : "without"} ${article} ${scope}`);
    }
  };
  wants(project !== null, "project", key), type !== "project" && wants(organization !== null, "organization", "organization");
}
function secretKept({ resource }, warn) {
  Object.hasOwn(resource, "secret") && warn("/webhook/secret", "the delivery gives the webhook's secret away");
}
function readOldValues({ delivery: { before_update } }) {
  return isRecord(before_update) ? before_update : void 0;
}
function somethingChanged(subject, warn) {
  let before = readOldValues(subject);
  if (before !== void 0) {
    for (let _ in before) return;
    warn("/before_update", "an update that changes nothing");
  }
}
function oldValuesDiffer(subject, warn) {
  let before = readOldValues(subject);
  for (let key in before)
    Object.hasOwn(subject.resource, key) && sameJson(before[key], subject.resource[key]) && warn(formatPointer(["before_update", key]), "the old value equals the new one");
}
function oldKeysBelong(subject, warn) {
  for (let key in readOldValues(subject))
    Object.hasOwn(subject.resource, key) || warn(formatPointer(["before_update", key]), `the ${subject.name} has no such member`);
}

// <stdin>
var byteRules = {
  ends: [["url", "id"]],
  ordered: [
    ["created_date", "updated_date"],
    ["start_frame", "stop_frame"]
  ],
  update: (event) => event.startsWith("update:") ? { now: event.slice(event.indexOf(":") + 1), old: "before_update" } : void 0,
  others: ["ping"]
};
export {
  byteRules,
  warnings as checkRules,
  rules
};
