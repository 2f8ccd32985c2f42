import {
  type Audience,
  audiences,
  type Change,
  type Diff,
  type Effect,
  effects,
  isWhole,
} from "#src/diff/change.ts";
import { listSome } from "#src/diff/list-some.ts";
import { groupChanges } from "#src/diff/order-changes.ts";
import { audienceNames } from "#src/diff/write-markdown.ts";
import type { Colorize, Tone } from "#src/util/colorize.ts";
import { count, printable } from "#src/util/display.ts";

/** Most places that are named when several changed alike. */
const PLACES = 2;

const marks: Readonly<Record<Effect, readonly [Tone, string]>> = {
  none: ["quiet", "·"],
  notices: ["doubtful", "!"],
  unknown: ["doubtful", "?"],
  breaks: ["bad", "✗"],
};
const worstFirst = effects.toReversed().filter((effect) => effect !== "none");
const receivers = audiences.filter((one) => one !== "sender");

/** Writes a difference for a terminal: the result for each audience, then the changes of each event. */
export function writePretty(
  { from, to, verdict, changes }: Diff,
  asked: readonly Audience[],
  colorize: Colorize,
): string {
  const title = `${colorize("strong", printable(`${from} → ${to}`))}  ${verdict}, ${count(changes.length, "change")}`;
  const width = Math.max(...asked.map((one) => audienceNames[one].length));
  const totals = asked.map((one) => `  ${audienceNames[one].padEnd(width)}  ${writeTotal(one, changes)}`);
  const groups = groupChanges(changes).flatMap((group) => [
    "",
    ...(group.title === "" ? [] : [colorize("strong", printable(group.title))]),
    ...group.changes.flatMap((change) => writeChange(change, colorize)),
  ]);
  return [title, ...totals, ...groups, ""].join("\n");
}

function writeTotal(audience: Audience, changes: readonly Change[]): string {
  const parts = worstFirst.flatMap((effect) => {
    const some = changes.filter((change) => change.effects[audience] === effect);
    return some.length === 0 ? [] : [`${effect}: ${some.length}`];
  });
  return parts.join(" · ") || "safe";
}

function writeChange(change: Change, colorize: Colorize): string[] {
  const { places, what, events, proofs, tried } = change;
  const [tone, mark] = marks[findWorst(change)];
  const [proof] = proofs;
  const shown = events.length > 1 && !isWhole(what) ? ` · ${events.length} events` : "";
  const kind = proof?.event === undefined ? "" : `${proof.event}: `;
  const reason = proof === undefined ? tried : `proof: ${kind}${proof.reason}`;
  return [
    `${colorize(tone, mark)} ${colorize("place", printable(listSome(places, PLACES)))}  ${printable(what)}`,
    `    ${writeEffects(change)}${colorize("quiet", shown)}`,
    ...(reason === undefined ? [] : [colorize("quiet", `    ${printable(reason)}`)]),
  ];
}

/** Names an effect and its audiences, such as `breaks: sender, typed handler`. */
export function writeEffects({ effects }: Change): string {
  const parts = worstFirst.flatMap((effect) => {
    const concerned = audiences.filter((audience) => effects[audience] === effect);
    const isAll = receivers.every((one) => concerned.includes(one));
    const names = isAll
      ? ["every receiver", ...concerned.filter((one) => one === "sender")]
      : concerned.map((one) => audienceNames[one]);
    return names.length === 0 ? [] : `${effect}: ${names.join(", ")}`;
  });
  return parts.length === 0 ? "concerns nobody" : parts.join(" · ");
}

/** Returns the worst effect of a change on any audience. */
export function findWorst({ effects }: Change): Effect {
  return worstFirst.find((one) => Object.values(effects).includes(one)) ?? "none";
}
