import { describe, expect, it } from "vitest";
import { findSignUpProblems, signUpFields, type SignUp, type SignUpField } from "./sign-up.ts";

const right: SignUp = {
  firstName: "Nina",
  lastName: "Voss",
  email: "nina@studio.test",
  password: "Singer42",
  confirmPassword: "Singer42",
  optin: true,
};

describe("[FORM-10] findSignUpProblems", () => {
  it("finds none in a right form, whatever is chosen about mail", () => {
    expect(findSignUpProblems(right)).toEqual([]);
    expect(findSignUpProblems({ ...right, optin: false })).toEqual([]);
  });

  it.each<[SignUpField, Partial<SignUp>]>([
    ["firstName", { firstName: "N1na" }],
    ["lastName", { lastName: "" }],
    ["email", { email: "nina@example.com" }],
    ["password", { password: "singer42", confirmPassword: "singer42" }],
    ["confirmPassword", { confirmPassword: "Singer43" }],
  ])("finds what is wrong with %s alone", (field, changes) => {
    expect(findSignUpProblems({ ...right, ...changes })).toEqual([field]);
  });

  it("finds all that is required in an empty form; the confirmation matches, and mail is a choice", () => {
    const empty = { firstName: "", lastName: "", email: "", password: "", confirmPassword: "" };
    expect(findSignUpProblems({ ...empty, optin: false })).toEqual(
      signUpFields.filter((field) => field !== "confirmPassword"),
    );
  });

  it("ignores spaces around the e-mail address", () => {
    expect(findSignUpProblems({ ...right, email: " nina@studio.test " })).toEqual([]);
  });
});
