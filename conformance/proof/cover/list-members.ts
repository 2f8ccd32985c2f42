import type { Place, Places } from "#generated/facts/facts.d.ts";
import { places, reach, stepInto } from "#src/diagnostics/places.ts";
import { formatPointer, parsePointer } from "#src/json/pointer.ts";
import { isObject } from "#src/util/is-object.ts";
import { readOwnMember } from "#src/util/read-member.ts";
import { makeDocument } from "../../suites/runner/make-document.ts";
import type { PayloadCase } from "../../suites/runner/read-case-files.ts";
import type { Covered } from "./coverage-table.ts";

const tables: Readonly<Record<string, Places>> = {
  payload: places.webhook,
  "raster-info": places["raster-info"],
};

/**
 * Lists the members that a case is about, such as `Task.id`: those that an accepted case writes or removes, or those
 * that the errors of a rejected one name. A place within a member that is not listed counts for the nearest listed one above.
 */
export function listMembers(
  { kind, one, outcome }: Covered,
  listed: ReadonlySet<string>,
): ReadonlySet<string> {
  const table = tables[kind];
  if (table === undefined) return new Set();
  const { sample, document, set = {}, remove = [], repeat = {}, errors = [] } = one as PayloadCase;
  const written = Object.entries(document === undefined ? set : { "": document, ...set });
  const pointers =
    outcome === "refused"
      ? errors.map(({ path }) => path)
      : [...written.flatMap(([at, value]) => listPointers(at, value)), ...remove, ...Object.keys(repeat)];
  const after = makeDocument({ sample, document, set, remove, repeat });
  const before = makeDocument({ sample, document });
  const named = pointers.flatMap((pointer) => {
    const found = findMembers(table, after, pointer, listed);
    // If no event is left to say which envelope is meant, the sample had one.
    return found.length < 2 || sample === undefined ? found : findMembers(table, before, pointer, listed);
  });
  return new Set(named);
}

/** Lists the pointers of a value and of all within it. */
function listPointers(at: string, value: unknown): readonly string[] {
  const inside = isObject(value) ? Object.entries(value) : [];
  return [at, ...inside.flatMap(([name, one]) => listPointers(at + formatPointer([name]), one))];
}

/** Finds the innermost listed member on the way to a place of a document; several if branches of a union share it. */
function findMembers(
  table: Places,
  document: unknown,
  pointer: string,
  listed: ReadonlySet<string>,
): readonly string[] {
  let reached = reach(table, table.root, document);
  let here = document;
  let found: readonly string[] = [];
  for (const step of parsePointer(pointer) ?? []) {
    const owners = reached.filter(({ place: { members = {} } }) => Object.hasOwn(members, step));
    const named = owners.map(({ passed }) => `${nameOwner(table, passed)}.${step}`);
    if (named.some((name) => listed.has(name))) found = named.filter((name) => listed.has(name));
    here = readOwnMember(here, step);
    reached = reached.flatMap(({ place }) => {
      const next = stepInto(place, step);
      return next === undefined ? [] : reach(table, next, here);
    });
  }
  return found;
}

/** Names the definition that a place belongs to: by its title, if it has one. */
function nameOwner({ definitions }: Places, passed: readonly Place[]): string {
  const name = passed.findLast(({ definition }) => definition !== undefined)?.definition ?? "";
  return definitions[name]?.title ?? name;
}
