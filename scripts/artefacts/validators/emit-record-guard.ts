import { _, type Code, type Name, not } from "ajv/dist/compile/codegen/index.js";
import { emitRest, keepOwn, partial } from "./emission.ts";
import { access } from "./emit-record.ts";
import { countTest } from "./emit-test.ts";
import { fitsCode, type GuardEmission, value } from "./guard-emission.ts";
import { isAny, isCall, isNothing, type RecordShape, type Shape } from "./shape.ts";

/** A member that is being tested. */
interface Member {
  readonly required: boolean;
  readonly shape: Shape;
  /** What it holds. */
  readonly at: Name;
  /** Whether it may be missing, and null, if the function tests a partial. */
  readonly lenient: boolean;
  readonly nullable: boolean;
}

/** Emits the body of a function that tests an object: first fast tests, then unknown members, then nested values. */
export function emitRecordGuard(call: string, record: RecordShape, emission: GuardEmission): void {
  const { gen, lowered } = emission;
  const { rest, before, length, residual } = record;
  const names = Object.keys(record.members);
  if (Object.values(record.members).some(({ required }) => required)) gen.code(keepOwn(value));
  const members = Object.entries(record.members).map(([name, { required, shape }]) => ({
    required,
    shape,
    at: gen.const("member", access(value, name)),
    lenient: required && lowered.partial.has(call),
    nullable: !required && lowered.nullable.has(call),
  }));
  const leaveUnless = (test: Code): void => {
    gen.if(not(test), () => gen.return(false));
  };
  if (length !== undefined) leaveUnless(countTest(length, _`Object.keys(${value}).length`));
  for (const member of members) {
    if (!isNested(member)) leaveUnless(memberTest(member, emission));
    else if (member.required && !member.lenient) leaveUnless(_`${member.at} !== undefined`);
  }
  if (isNothing(rest)) emitStrangers(members, names, emission);
  for (const member of members) if (isNested(member)) leaveUnless(memberTest(member, emission));
  if (!isNothing(rest) && (!isAny(rest) || rest.also !== undefined))
    emitRest(names, value, emission, (member) => leaveUnless(emission.test(rest, member)));
  if (before !== undefined) {
    const [old, of] = [access(value, before.member), access(value, before.of)];
    leaveUnless(_`isWithin(${old}, ${of}, ${emission.list(before.names)})`);
  }
  if (residual !== undefined) leaveUnless(fitsCode(residual, value));
  gen.return(true);
}

/** Checks whether the test of a member enters it. */
function isNested({ shape }: Member): boolean {
  return (
    [shape.array, shape.object].some((one) => typeof one === "object") || Object.values(shape).some(isCall)
  );
}

function memberTest({ required, shape, at, lenient, nullable }: Member, emission: GuardEmission): Code {
  const test = emission.test(shape, at);
  const there = required && isAny(shape) ? _`${at} !== undefined && ${test}` : test;
  if (lenient) return _`(${partial} && ${at} === undefined || ${there})`;
  if (required) return there;
  return nullable && shape.null === undefined
    ? _`(${at} === undefined || ${partial} && ${at} === null || ${test})`
    : _`(${at} === undefined || ${test})`;
}

/** Counts the members, and looks at their names only if there are too many or too few. */
function emitStrangers(
  members: readonly Member[],
  names: readonly string[],
  { gen, list }: GuardEmission,
): void {
  const required = members.filter((member) => member.required);
  const count = gen.let("count", -required.length);
  gen.forIn("key", value, () => gen.code(_`${count}++`));
  for (const { at } of members.filter((member) => !member.required))
    gen.if(_`${at} !== undefined`, () => gen.code(_`${count}--`));
  // Missing members of a partial would compensate for unknown ones in the count.
  const isOther = members.some(({ lenient }) => lenient) ? _`(${count} || ${partial})` : count;
  gen.if(_`${isOther} && hasStrangers(${value}, ${list(names)})`, () => gen.return(false));
}
