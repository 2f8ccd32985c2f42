import {
  _,
  type Code,
  getProperty,
  type Name,
  Name as NameOf,
  or,
  stringify,
} from "ajv/dist/compile/codegen/index.js";
import { formatPointer } from "#src/json/pointer.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import {
  type Emission,
  emitLength,
  emitRest,
  failure,
  keepOwn,
  type Place,
  partial,
  runtime,
  start,
} from "./emission.ts";
import { isAny, isNothing, type RecordShape, type Shape } from "./shape.ts";

/** Emits the check of an object's members. */
export function emitRecord(record: RecordShape, place: Place, emission: Emission): void {
  const { members, rest, before, length } = record;
  const { gen } = emission;
  const { value } = place;
  const names = Object.keys(members);
  const isClosed = isNothing(rest);
  const required = names.filter((name) => members[name]?.required === true);
  if (required.length > 0) gen.code(keepOwn(value));
  const missing = isClosed ? gen.let("missing", required.length) : undefined;
  if (length !== undefined) emitLength(length, place, "member", emission);
  for (const name of names) emitMember(name, record, place, missing, emission);
  if (before !== undefined) {
    const known = emission.list(before.names);
    const old = access(value, before.member);
    gen.code(_`${runtime.strangers}(${old}, ${access(value, before.of)}, ${`/${before.member}`}, ${known})`);
  }
  if (missing !== undefined) {
    gen.forIn("key", value, () => gen.code(_`${missing}--`));
    // Missing members of a partial would compensate for unknown ones in the count.
    const whole = [missing, _`${runtime.found}.length - ${start}`];
    gen.if(or(...whole, ...(place.lenient === true ? [partial] : [])), () =>
      gen.code(_`${runtime.unexpected}(${value}, ${emission.list(names)})`),
    );
  } else if (!isAny(rest) || rest.also !== undefined)
    emitRest(names, value, emission, (member, key) =>
      emission.check(rest, { value: member, path: _`${runtime.pointer}(${key})` }),
    );
  if (record.residual !== undefined) {
    const check = new NameOf(`residual${record.residual}`);
    gen.if(_`${runtime.found}.length === ${start}`, () =>
      gen.code(_`${runtime.other}(${check}, ${value}, "")`),
    );
  }
}

function emitMember(
  name: string,
  { members }: RecordShape,
  { value, lenient = false, nullable = false }: Place,
  missing: Name | undefined,
  emission: Emission,
): void {
  const { gen } = emission;
  const { required, shape } = assertDefined(members[name], name);
  const isVague = isAny(shape);
  if (isVague && shape.also === undefined && !required && missing === undefined) return;
  const found = access(value, name);
  if (!required) {
    gen.if(_`${found} !== undefined`, () => {
      if (missing !== undefined) gen.code(_`${missing}++`);
      const member = gen.const("member", found);
      const check = (): void => emission.check(shape, { value: member, path: pathTo(name) });
      if (nullable && shape.null === undefined) gen.if(_`!${partial} || ${member} !== null`, check);
      else check();
    });
    return;
  }
  // A separate block, so that the minifier gives every member the same name, and gzip sees the same code.
  gen.code(_`{`);
  const member = gen.const("member", found);
  const inner: Place = { value: member, path: pathTo(name), lenient };
  const check = (): void => emission.check(shape, inner);
  if (isVague) {
    const failed = failure(anyValue, inner, emission);
    gen.if(_`${member} === undefined`, () => gen.code(failed), shape.also === undefined ? undefined : check);
  } else check();
  gen.code(_`}`);
}

/** Shape of any value, for the error that it is missing. */
const anyValue: Shape = {};

function pathTo(name: string): Code {
  return stringify(formatPointer([name]));
}

/** Reads a member; a name that every object inherits is read only if it is the object's own. */
export function access(value: Name, name: string): Code {
  return name in {} ? _`${runtime.own}(${value}, ${name})` : _`${value}${getProperty(name)}`;
}
