import { describe, expect, it } from "vitest";
import { changedElsewhere, changesOf, shownValues, type ProfileValues } from "./draft.ts";

const began: ProfileValues = {
  pi_first_name: "Ana",
  pi_last_name: "Reyes",
  pi_street: "1 Broadway",
  pi_street2: "",
  pi_city: "Oakland",
  pi_state: "CA",
  pi_postal_code: "94607",
  pi_country: "US",
  pi_home_phone: "",
  pi_company: "",
  language_preference: null,
  optin_marketing: false,
  optin_newsletter: false,
};

describe("a draft of the profile", () => {
  it("shows what was typed, and otherwise the current value", () => {
    const now = { ...began, pi_city: "Berkeley" };
    const draft = { began, typed: { pi_company: "Reyes Audio" } };
    expect(shownValues(draft, now)).toEqual({ ...now, pi_company: "Reyes Audio" });
  });

  it("saves only changes, tidied", () => {
    const typed = {
      pi_first_name: "Ana",
      pi_city: " Oakland ",
      pi_postal_code: " sw1a 1aa",
      language_preference: "de",
      optin_marketing: false,
      optin_newsletter: true,
    } as const;
    expect(changesOf({ began, typed }, began)).toEqual({
      pi_postal_code: "SW1A 1AA",
      language_preference: "de",
      optin_newsletter: true,
    });
    expect(changesOf({ began, typed: {} }, began)).toEqual({});
  });

  it("does not overwrite what another tab has changed meanwhile", () => {
    const now = { ...began, pi_city: "Berkeley", pi_company: "Reyes Audio" };
    expect(changesOf({ began, typed: { pi_first_name: "Anna" } }, now)).toEqual({
      pi_first_name: "Anna",
    });
  });

  it("detects a conflict where both have changed the same", () => {
    const typed = { pi_city: "Alameda", pi_company: "Reyes" };
    expect(changedElsewhere({ began, typed }, began)).toEqual([]);
    expect(changedElsewhere({ began, typed }, { ...began, pi_city: "Berkeley" })).toEqual([
      "pi_city",
    ]);
    // Both to the same value: no conflict.
    expect(changedElsewhere({ began, typed }, { ...began, pi_city: "Alameda" })).toEqual([]);
    expect(changedElsewhere({ began, typed }, { ...began, pi_street: "2 Broadway" })).toEqual([]);
  });
});
