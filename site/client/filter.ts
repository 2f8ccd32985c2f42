import { byId } from "./dom.ts";

/** An event of the catalogue with its members. */
interface Entry {
  readonly item: HTMLElement;
  readonly text: string;
  readonly list: HTMLElement;
  readonly members: readonly { readonly item: HTMLElement; readonly text: string }[];
}

const input = byId<HTMLInputElement>("filter");
const found = byId("found");

const entries: readonly Entry[] = [...byId("events").querySelectorAll<HTMLElement>(":scope > li")].map(
  (item) => {
    const list = item.querySelector<HTMLElement>("ul")!;
    const members = [...list.querySelectorAll<HTMLElement>("li")].map((member) => ({
      item: member,
      text: textOf(member),
    }));
    const own = [...item.querySelectorAll(":scope > :not(ul)")].map(textOf).join(" ");
    return { item, text: own, list, members };
  },
);

function textOf(node: Element): string {
  return (node.textContent ?? "").toLowerCase();
}

/** Shows the events that hold all words, and of the others those whose members do. */
function filter(): void {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: string): boolean => words.every((word) => text.includes(word));
  let events = 0;
  let members = 0;
  for (const entry of entries) {
    let own = 0;
    for (const member of entry.members) {
      member.item.hidden = words.length === 0 || !holds(member.text);
      if (!member.item.hidden) own += 1;
    }
    entry.list.hidden = own === 0;
    entry.item.hidden = own === 0 && !holds(entry.text);
    if (!entry.item.hidden) events += 1;
    members += own;
  }
  const also = members === 0 ? "" : `, ${count(members, "member")}`;
  found.textContent = events === 0 ? "Nothing is called that." : `${count(events, "event")}${also}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

input.addEventListener("input", filter);
filter();
