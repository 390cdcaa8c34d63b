import { longestPassword, shortestPassword } from "@autotune/commerce";
import type { FieldNote } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";
import type { Note } from "./find-field-notes.ts";

/** The texts of the notes under the fields of an account. */
export function useNoteTexts(): Record<Note, FieldNote> {
  const { t } = useLingui();
  return {
    missing: { tone: "problem", text: t`Please fill this in` },
    invalidCharacters: { tone: "problem", text: t`Invalid characters` },
    invalidEmail: { tone: "problem", text: t`Invalid email` },
    passwordRule: {
      tone: "problem",
      text: t`${shortestPassword}+ capital and lowercase letters and numbers`,
    },
    passwordTooLong: { tone: "problem", text: t`At most ${longestPassword} characters` },
    commonPassword: {
      tone: "problem",
      text: t`This password is too common and easy to guess. Please choose another one.`,
    },
    predictablePassword: {
      tone: "problem",
      text: t`This password is made of your name, your email or one of our product names. Please choose another one.`,
    },
    match: { tone: "right", text: t`Passwords match` },
    noMatch: { tone: "problem", text: t`Passwords don't match` },
  };
}
