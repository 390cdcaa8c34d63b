import { describe, expect, it } from "vitest";
import { readUser } from "./read-user.ts";

const user = {
  id: 7,
  email: "ana@studio.test",
  pi_first_name: "Ana",
  pi_last_name: "Reyes",
  optin_marketing: true,
  has_account: true,
  hashed_email: "ab12",
};

describe("readUser", () => {
  it("reads a person and leaves out what it does not know", () => {
    expect(readUser({ ...user, more: 1 })).toEqual(user);
  });

  it.each([undefined, null, ""])("an empty answer (%j) throws 'Empty response'", (answer) => {
    expect(() => readUser(answer)).toThrow("Empty response");
  });

  it.each([{}, { ...user, id: undefined }, { ...user, id: "7" }])(
    "an answer without an id throws 'Invalid user'",
    (answer) => {
      expect(() => readUser(answer)).toThrow("Invalid user");
    },
  );
});
