import { describe, expect, it } from "vitest";
import { deriveUser } from "./derive-user.ts";

const user = {
  pi_first_name: "Ana",
  pi_last_name: "Reyes",
  pi_city: "Oakland",
  pi_state: "CA",
  pi_postal_code: "94607",
  is_active_subscriber: false,
  is_active_trialer: false,
};
const summary = {
  isActiveSubscriber: false,
  isActiveTrialer: false,
  wasTrialer: false,
  hasAvailableTrial: 1,
  availableUpgrades: 0,
  plans: [],
};

describe("[AUTH-16] what is derived from what the shop knows of a person", () => {
  it("is a person with a trial available, and nothing else", () => {
    expect(deriveUser(user, summary, "en")).toEqual({
      isSubscriber: false,
      isTrialer: false,
      wasTrialer: false,
      hasAvailableTrial: true,
      trialSub: undefined,
      hasAvailableUpgrades: false,
      fullName: "Ana Reyes",
      cityStatePostalLine: "Oakland, CA 94607",
    });
  });

  it.each([
    ["isSubscriber", { isActiveSubscriber: true }],
    ["isTrialer", { isActiveTrialer: true }],
    ["wasTrialer", { wasTrialer: true }],
    ["hasAvailableUpgrades", { availableUpgrades: 2 }],
  ] as const)("is %s exactly where the summary says so", (name, said) => {
    expect(deriveUser(user, summary, "en")[name]).toBe(false);
    expect(deriveUser(user, { ...summary, ...said }, "en")[name]).toBe(true);
  });

  it("has no trial left where the summary counts none", () => {
    expect(deriveUser(user, { ...summary, hasAvailableTrial: 0 }, "en").hasAvailableTrial).toBe(
      false,
    );
  });

  it("has the plan in its free days as its trial, and no other", () => {
    const [active, trial] = [
      { id: 1, state: "active" },
      { id: 2, state: "trial" },
    ];
    expect(deriveUser(user, { ...summary, plans: [active, trial] }, "en").trialSub).toBe(trial);
    expect(deriveUser(user, { ...summary, plans: [active] }, "en").trialSub).toBeUndefined();
  });

  it("is what the account response says until the summary is there, and is offered nothing", () => {
    const subscriber = { ...user, is_active_subscriber: true };
    expect(deriveUser(subscriber, null, "en")).toMatchObject({
      isSubscriber: true,
      isTrialer: false,
      hasAvailableTrial: false,
      hasAvailableUpgrades: false,
    });
    expect(deriveUser({ ...user, is_active_trialer: true }, null, "en").isTrialer).toBe(true);
    // What was true when the account was fetched no longer is, once the summary says otherwise.
    expect(deriveUser(subscriber, summary, "en").isSubscriber).toBe(false);
  });

  it.each([
    ["", "", ""],
    ["Ana", "", "Ana"],
    ["", "Reyes", "Reyes"],
    [" Ana ", "Reyes", "Ana Reyes"],
  ])("names %j %j %j", (pi_first_name, pi_last_name, fullName) => {
    expect(deriveUser({ ...user, pi_first_name, pi_last_name }, null, "en").fullName).toBe(
      fullName,
    );
  });

  it("names a person in the order of the language", () => {
    const there = { ...user, pi_first_name: "花子", pi_last_name: "山田" };
    expect(deriveUser(there, null, "ja").fullName).toBe("山田 花子");
  });

  it.each([
    ["", "", "", ""],
    ["Berlin", "", "10115", "Berlin, 10115"],
    ["Berlin", "", "", "Berlin"],
    ["", "CA", "94607", "CA 94607"],
    ["", "", "94607", "94607"],
  ])("writes %j %j %j as %j", (pi_city, pi_state, pi_postal_code, line) => {
    const there = { ...user, pi_city, pi_state, pi_postal_code };
    expect(deriveUser(there, null, "en").cityStatePostalLine).toBe(line);
  });
});
