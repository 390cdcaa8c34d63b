import type { SignUp, SignUpField } from "@autotune/commerce";
import { describe, expect, it } from "vitest";
import { findFieldNotes } from "./find-field-notes.ts";

const right: SignUp = {
  firstName: "Ana",
  lastName: "O'Neill",
  email: "ana@studio.test",
  password: "Secret1",
  confirmPassword: "Secret1",
  optin: true,
};
const all = new Set<SignUpField>(["firstName", "lastName", "email", "password", "confirmPassword"]);

describe("findFieldNotes", () => {
  it("only confirms the repeated password when everything is right", () => {
    expect(findFieldNotes(right, all, false)).toEqual({ confirmPassword: "match" });
  });

  it("names what is wrong once its field was left", () => {
    const wrong = {
      ...right,
      firstName: "Ana1",
      lastName: "<b>",
      email: "ana@",
      password: "short",
    };
    expect(findFieldNotes(wrong, all, false)).toEqual({
      firstName: "invalidCharacters",
      lastName: "invalidCharacters",
      email: "invalidEmail",
      password: "passwordRule",
      confirmPassword: "noMatch",
    });
    expect(findFieldNotes(wrong, new Set(["email"]), false)).toEqual({
      email: "invalidEmail",
      confirmPassword: "noMatch",
    });
  });

  it("says nothing of empty fields", () => {
    const empty = {
      ...right,
      firstName: "",
      lastName: "",
      email: "",
      password: "",
      confirmPassword: "",
    };
    expect(findFieldNotes(empty, all, false)).toEqual({});
  });

  it("names everything that is missing or wrong once the form was to be sent", () => {
    const begun = { ...right, firstName: "", email: "ana@", password: "", confirmPassword: "" };
    expect(findFieldNotes(begun, new Set(), true)).toEqual({
      firstName: "missing",
      email: "invalidEmail",
      password: "missing",
      confirmPassword: "missing",
    });
    expect(findFieldNotes(right, new Set(), true)).toEqual({ confirmPassword: "match" });
  });

  it("compares the repeated password while it is typed", () => {
    const typing = { ...right, confirmPassword: "Secr" };
    expect(findFieldNotes(typing, new Set(), false)).toEqual({ confirmPassword: "noMatch" });
  });
});
