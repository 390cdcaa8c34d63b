import { expect, it } from "vitest";
import { outcomeOfError } from "./mail-counters.ts";

it.each([
  ["a permanent error", Object.assign(new Error("no such user"), { responseCode: 550 }), "failed"],
  ["a temporary error", Object.assign(new Error("try later"), { responseCode: 451 }), "deferred"],
  ["a server that is not reached", new Error("connect ECONNREFUSED"), "deferred"],
] as const)("calls an email after %s by its outcome", (_name, error, outcome) => {
  expect(outcomeOfError(error)).toBe(outcome);
});
