import { isPassword, isPasswordTooLong } from "@autotune/commerce";
import type { ChangedPassword } from "../api/change-password.ts";

export interface PasswordTyped {
  readonly current: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export type PasswordNote =
  | "missing"
  | "wrong"
  | "hint"
  | "rule"
  | "tooLong"
  | "common"
  | "predictable"
  | "match"
  | "noMatch";

interface PasswordFormState {
  /** A submit was attempted. */
  readonly tried: boolean;
  /** The field of the new password was left. */
  readonly left: boolean;
  /** The server's error for the current input. */
  readonly outcome: ChangedPassword | undefined;
}

/** The notes under the fields: no correction while the person still types, unless typing on cannot fix it. */
export function findPasswordNotes(
  { current, password, confirmPassword }: PasswordTyped,
  { tried, left, outcome }: PasswordFormState,
): Partial<Record<keyof PasswordTyped, PasswordNote>> {
  const notes: Partial<Record<keyof PasswordTyped, PasswordNote>> = {};
  if (outcome === "wrongPassword") notes.current = "wrong";
  else if (tried && current === "") notes.current = "missing";

  if (outcome === "commonPassword") notes.password = "common";
  else if (outcome === "predictablePassword") notes.password = "predictable";
  else if (isPasswordTooLong(password)) notes.password = "tooLong";
  else if (outcome === "invalidPassword") notes.password = "rule";
  else if (password === "") notes.password = tried ? "missing" : "hint";
  else notes.password = (tried || left) && !isPassword(password) ? "rule" : "hint";

  if (confirmPassword !== "")
    notes.confirmPassword = confirmPassword === password ? "match" : "noMatch";
  else if (tried) notes.confirmPassword = "missing";
  return notes;
}
