import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { schemaPath } from "#src/model/paths.ts";
import { Refused, type Steps } from "./right-steps.ts";

/** What a validating receiver checks. */
interface Validation {
  /** Which of the published schemas it uses. */
  readonly schema: "strict" | "tolerant";
  /** Whether it also checks events that the contract does not know. */
  readonly unknownEvents?: boolean;
  /** Whether it accepts keys of `before_update` that the resource lacks, which no schema can forbid. */
  readonly anyBeforeUpdate?: boolean;
}

type Members = Readonly<Record<string, unknown>>;

/** Creates the steps of a receiver that validates by the published schema, with a validator that is not ours. */
export function createValidatingSteps(validation: Validation): Partial<Steps> {
  const { isKnown, isValid } = readContract(validation.schema);
  return {
    handle(delivery) {
      const event = (delivery as Members | null)?.event;
      if (typeof event === "string" && !isKnown(event) && !validation.unknownEvents) return "taken, unknown";
      const isRight = isValid(delivery) && (validation.anyBeforeUpdate || keepsKeys(delivery as Members));
      if (!isRight) throw new Refused(422, "no delivery");
      return "taken";
    },
  };
}

interface Contract {
  readonly isKnown: (event: string) => boolean;
  readonly isValid: (delivery: unknown) => boolean;
}

function readContract(mode: Validation["schema"]): Contract {
  const path = schemaPath({ name: "webhook", edition: "2.3" }, mode === "tolerant" ? "tolerant" : "strict");
  const schema = JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8"));
  const events = new Set(
    Object.values<{ properties?: { event?: { const?: string } } }>(schema.$defs).map(
      ({ properties }) => properties?.event?.const,
    ),
  );
  const ajv = new Ajv2020({ strictTypes: false });
  addFormats.default(ajv);
  return { isKnown: (event) => events.has(event), isValid: ajv.compile(schema) };
}

function keepsKeys({ event, before_update: before = {}, ...rest }: Members): boolean {
  const resource = rest[String(event).replace("update:", "")] as Members | undefined;
  return Object.keys(before ?? {}).every((key) => resource !== undefined && Object.hasOwn(resource, key));
}
