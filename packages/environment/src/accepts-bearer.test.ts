import { expect, it } from "vitest";
import { acceptsBearer } from "./accepts-bearer.ts";

const ring = "new:token-of-24-characters-aa,old:token-of-24-characters-bb";

it.each([
  ["the current token", "Bearer token-of-24-characters-aa", true],
  ["the previous one", "Bearer token-of-24-characters-bb", true],
  ["another one", "Bearer token-of-24-characters-cc", false],
  ["a longer one", "Bearer token-of-24-characters-aaa", false],
  ["another scheme", "Basic token-of-24-characters-aa", false],
  ["nothing", undefined, false],
])("with %s", (_name, authorization, isAccepted) => {
  expect(acceptsBearer(ring)(authorization)).toBe(isAccepted);
});
