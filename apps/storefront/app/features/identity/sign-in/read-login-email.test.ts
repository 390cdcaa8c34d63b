import { expect, it } from "vitest";
import { readLoginEmail } from "./read-login-email.ts";

it.each([
  ["?loginEmail=ana%40studio.test", "ana@studio.test"],
  ["?a=1&loginEmail=%20ana%2Bnews@studio.test%20", "ana+news@studio.test"],
  ["", undefined],
  ["?loginEmail=", undefined],
  ["?loginEmail=ana", undefined],
  ["?email=ana@studio.test", undefined],
])("[NAV-03] the query %j requests a sign-in as %s", (search, email) => {
  expect(readLoginEmail(search)).toBe(email);
});
