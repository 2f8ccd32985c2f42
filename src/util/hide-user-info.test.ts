import { expect, test } from "vitest";
import { hideUserInfo } from "./hide-user-info.ts";

test.each([
  ["http://ana:b@localhost/", "…@localhost/"],
  ["http://token@host/", "…@host/"],
  ["http://ana:b c/d'@e@host/", "…@host/"],
  ['cannot use "//ana:b@host": no URL', 'cannot use "…@host": no URL'],
  ["is 'ana:b@host' or (http:/ana:b@host)?", "is '…@host' or (…@host)?"],
  ["edition: webhook@2.3, of C:\\a@2\\b or node_modules//@types/a", undefined],
])("hides user names and passwords in %s", (text, shown = text) => {
  expect(hideUserInfo(text)).toBe(shown);
});
