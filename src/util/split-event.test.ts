import { expect, test } from "vitest";
import { splitEvent } from "./split-event.ts";

test.each([
  ["update:task", "update", "task"],
  ["completed:request[create:task]", "completed", "request[create:task]"],
  ["ping", "ping", ""],
])("%s is the action %s of %s", (event, action, resource) => {
  expect(splitEvent(event)).toEqual({ action, resource });
});
