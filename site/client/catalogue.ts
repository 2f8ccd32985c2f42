import { count } from "#src/text/display.ts";
import { must } from "#src/text/must.ts";
import { byId } from "./by-id.ts";
import { connectFilter } from "./connect-filter.ts";

/** An event of the catalogue with its members. */
interface Entry {
  readonly item: HTMLElement;
  readonly text: string;
  readonly list: HTMLElement;
  readonly members: readonly { readonly item: HTMLElement; readonly text: string }[];
}

const found = byId("found");
const groups = [...byId("events").querySelectorAll<HTMLElement>(":scope > section")];

const entries: readonly Entry[] = [...byId("events").querySelectorAll<HTMLElement>("[data-event]")].map(
  (item) => {
    const list = must(item.querySelector<HTMLElement>("ul"), "ul");
    const members = [...list.querySelectorAll<HTMLElement>("li")].map((member) => ({
      item: member,
      text: member.textContent ?? "",
    }));
    const own = [...item.querySelectorAll(":scope > :not(ul)")].map((one) => one.textContent).join(" ");
    return { item, text: own, list, members };
  },
);

/** Checks whether an event has the chosen action and subscription. */
function isChosen({ item: { dataset } }: Entry, data: FormData): boolean {
  return ["action", "scope"].every((name) => {
    const wanted = String(data.get(name));
    return wanted === "" || (dataset[name] ?? "").split(" ").includes(wanted);
  });
}

// Shows the chosen events that contain all words; shows other events if their members contain them.
connectFilter(byId("filter", HTMLInputElement), ({ isEmpty, matches }, data) => {
  let events = 0;
  let members = 0;
  for (const entry of entries) {
    let own = 0;
    const chosen = isChosen(entry, data);
    for (const member of entry.members) {
      member.item.hidden = isEmpty || !chosen || !matches(member.text);
      if (!member.item.hidden) own += 1;
    }
    entry.list.hidden = own === 0;
    entry.item.hidden = !chosen || (own === 0 && !matches(entry.text));
    if (!entry.item.hidden) events += 1;
    members += own;
  }
  for (const group of groups) group.hidden = group.querySelector("[data-event]:not([hidden])") === null;
  const also = members === 0 ? "" : `, ${count(members, "member")}`;
  found.textContent = events === 0 ? "Nothing fits." : `${count(events, "event")}${also}`;
});
