import { expect, it } from "vitest";
import { hasSession } from "./start-user.ts";

it.each([
  ["signed-in=1", true],
  ["country=DE; signed-in=1; other=2", true],
  ["", false],
  ["signed-in=", false],
  ["not-signed-in=1", false],
])("the cookies %j say whether asking for the user is worth it: %s", (cookies, worth) => {
  expect(hasSession(cookies)).toBe(worth);
});
