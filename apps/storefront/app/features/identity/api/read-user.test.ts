import { describe, expect, it } from "vitest";
import { readUser } from "./read-user.ts";

const user = {
  id: 7,
  email: "ana@studio.test",
  pi_id: 7,
  pi_first_name: "Ana",
  pi_last_name: "Reyes",
  pi_street: "12 Grand Avenue",
  pi_street2: "Studio 4",
  pi_city: "Oakland",
  pi_state: "CA",
  pi_postal_code: "94607",
  pi_country: "US",
  pi_home_phone: "+1 510 555 0100",
  pi_company: "Reyes Audio",
  language_preference: "es",
  optin_marketing: true,
  optin_newsletter: true,
  newsletter_frequency: "monthly",
  optin_reminders: true,
  is_opted_in: true,
  survey_completed: true,
  survey_hash: "cd34",
  perpetualProducts: 2,
  subscriptionProducts: 1,
  orders: 3,
  is_active_subscriber: true,
  is_active_trialer: true,
  level: "owner",
  has_account: true,
  hashed_email: "ab12",
};

describe("readUser", () => {
  it("[AUTH-16] reads every field of a person and leaves out what it does not know", () => {
    expect(readUser({ ...user, more: 1 })).toEqual(user);
  });

  it("reads missing and mistyped fields as empty", () => {
    const empty = readUser({
      id: 7,
      email: 1,
      language_preference: "xx",
      level: "king",
      orders: "3",
    });
    expect(empty).toMatchObject({
      email: "",
      language_preference: null,
      level: "member",
      orders: 0,
      optin_marketing: false,
    });
  });

  it.each([undefined, null, ""])(
    "[AUTH-10] an empty response (%j) throws 'Empty response'",
    (response) => {
      expect(() => readUser(response)).toThrow("Empty response");
    },
  );

  it.each([{}, { ...user, id: undefined }, { ...user, id: "7" }])(
    "[AUTH-10] a response without an id throws 'Invalid user'",
    (response) => {
      expect(() => readUser(response)).toThrow("Invalid user");
    },
  );
});
