import { describe, expect, it } from "vitest";
import { findPasswordNotes } from "./find-password-notes.ts";

const right = { current: "Chorus42up", password: "Refrain7down", confirmPassword: "Refrain7down" };
const fresh = { tried: false, left: false, outcome: undefined };

describe("findPasswordNotes", () => {
  it("shows only the rule while nothing is typed", () => {
    const empty = { current: "", password: "", confirmPassword: "" };
    expect(findPasswordNotes(empty, fresh)).toEqual({ password: "hint" });
  });

  it("names what is missing after an attempt to submit", () => {
    const empty = { current: "", password: "", confirmPassword: "" };
    expect(findPasswordNotes(empty, { ...fresh, tried: true })).toEqual({
      current: "missing",
      password: "missing",
      confirmPassword: "missing",
    });
  });

  it("corrects a new password once its field was left, not before", () => {
    const weak = { ...right, password: "abc", confirmPassword: "" };
    expect(findPasswordNotes(weak, fresh)).toEqual({ password: "hint" });
    expect(findPasswordNotes(weak, { ...fresh, left: true })).toEqual({ password: "rule" });
  });

  it("[FORM-02] names the limit of one that is too long, while it is typed", () => {
    const long = { ...right, password: "Refrain7down".padEnd(24, "x"), confirmPassword: "" };
    expect(findPasswordNotes(long, fresh)).toEqual({ password: "tooLong" });
    expect(findPasswordNotes(long, { ...fresh, outcome: "invalidPassword" })).toEqual({
      password: "tooLong",
    });
  });

  it("compares the repeated password at once", () => {
    expect(findPasswordNotes(right, fresh)).toMatchObject({ confirmPassword: "match" });
    expect(findPasswordNotes({ ...right, confirmPassword: "R" }, fresh)).toMatchObject({
      confirmPassword: "noMatch",
    });
  });

  it.each([
    ["wrongPassword", { current: "wrong" }],
    ["commonPassword", { password: "common" }],
    ["predictablePassword", { password: "predictable" }],
    ["invalidPassword", { password: "rule" }],
  ] as const)("shows the server's %s at its field", (outcome, note) => {
    expect(findPasswordNotes(right, { tried: true, left: true, outcome })).toMatchObject(note);
  });
});
