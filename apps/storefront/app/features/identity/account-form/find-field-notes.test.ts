import type { SignUp, SignUpField } from "@autotune/commerce";
import { describe, expect, it } from "vitest";
import { begun, findFieldNotes } from "./find-field-notes.ts";

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
    expect(findFieldNotes(right, { ...begun, left: all })).toEqual({ confirmPassword: "match" });
  });

  it("names what is wrong once its field was left", () => {
    const wrong = {
      ...right,
      firstName: "Ana1",
      lastName: "<b>",
      email: "ana@",
      password: "short",
    };
    expect(findFieldNotes(wrong, { ...begun, left: all })).toEqual({
      firstName: "invalidCharacters",
      lastName: "invalidCharacters",
      email: "invalidEmail",
      password: "passwordRule",
      confirmPassword: "noMatch",
    });
    expect(findFieldNotes(wrong, { ...begun, left: new Set(["email"]) })).toEqual({
      email: "invalidEmail",
      confirmPassword: "noMatch",
    });
  });

  it("has no note on empty fields", () => {
    const empty = {
      ...right,
      firstName: "",
      lastName: "",
      email: "",
      password: "",
      confirmPassword: "",
    };
    expect(findFieldNotes(empty, { ...begun, left: all })).toEqual({});
  });

  it("names everything that is missing or wrong after an attempt to submit", () => {
    const typed = { ...right, firstName: "", email: "ana@", password: "", confirmPassword: "" };
    expect(findFieldNotes(typed, { ...begun, tried: true })).toEqual({
      firstName: "missing",
      email: "invalidEmail",
      password: "missing",
      confirmPassword: "missing",
    });
    expect(findFieldNotes(right, { ...begun, tried: true })).toEqual({ confirmPassword: "match" });
  });

  it("compares the repeated password while it is typed", () => {
    const typing = { ...right, confirmPassword: "Secr" };
    expect(findFieldNotes(typing, begun)).toEqual({ confirmPassword: "noMatch" });
  });

  it("[FORM-02] names the limit of a password that is too long, while it is typed", () => {
    const long = { ...right, password: "Secret1".padEnd(21, "x"), confirmPassword: "" };
    expect(findFieldNotes(long, begun)).toEqual({ password: "passwordTooLong" });
    const longWithoutDigit = { ...long, password: "x".repeat(24) };
    expect(findFieldNotes(longWithoutDigit, { ...begun, left: all })).toEqual({
      password: "passwordTooLong",
    });
  });

  it.each(["commonPassword", "predictablePassword"] as const)(
    "[FORM-11] marks a rejected password as long as it stays in the field: %s",
    (why) => {
      const progress = { ...begun, rejected: { password: right.password, why } };
      expect(findFieldNotes(right, progress)).toEqual({ password: why, confirmPassword: "match" });
      expect(findFieldNotes({ ...right, password: "Secret12" }, progress)).toEqual({
        confirmPassword: "noMatch",
      });
    },
  );
});
