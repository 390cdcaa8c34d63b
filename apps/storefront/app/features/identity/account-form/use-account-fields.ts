import { findSignUpProblems, type SignUp, type SignUpField } from "@autotune/commerce";
import type { FieldNote } from "@autotune/ui";
import { useState } from "react";
import { begun, findFieldNotes, rejectedNotes } from "./find-field-notes.ts";
import type { RejectedPassword } from "../api/rejected-password.ts";
import { focusField } from "../../../platform/forms/focus-field.ts";
import { useNoteTexts } from "./use-note-texts.ts";

interface AccountFieldsOptions {
  /** The fields of this form; problems of others are ignored. */
  readonly fields: readonly SignUpField[];
  readonly email: string;
  readonly onEmail?: (email: string) => void;
  /** What was typed before this form was shown again. */
  readonly names?: Names;
  readonly onNames?: (changes: Partial<Names>) => void;
}

export type Names = Pick<SignUp, "firstName" | "lastName">;

interface FieldProps {
  readonly name: SignUpField;
  readonly required: true;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
  readonly note: FieldNote | undefined;
}

export interface AccountFields {
  readonly typed: Omit<SignUp, "optin">;
  /** Something is missing or wrong. */
  readonly isIncomplete: boolean;
  /** The props of a field of the form. */
  readonly field: (name: SignUpField) => FieldProps;
  /** Whether the form can be sent. If not, each field shows what is wrong, and the first one gets the focus. */
  readonly check: (form: HTMLFormElement) => boolean;
  /** The server rejects this password. */
  readonly rejectPassword: (form: HTMLFormElement, why: RejectedPassword) => void;
  /** After a failed attempt; everything else stays. */
  readonly emptyPasswords: () => void;
}

const nothing = { firstName: "", lastName: "", password: "", confirmPassword: "" };

/** Names, email and a new password with their notes, for every form that has some of these fields. */
export function useAccountFields(options: AccountFieldsOptions): AccountFields {
  const { fields, email, onEmail, names, onNames } = options;
  const texts = useNoteTexts();
  const [filled, setFilled] = useState({ ...nothing, ...names });
  const [progress, setProgress] = useState(begun);

  const typed = { ...filled, email };
  const signUp: SignUp = { ...typed, optin: true };
  const notes = findFieldNotes(signUp, progress);
  const problem = findSignUpProblems(signUp).find((name) => fields.includes(name));
  const wrong = problem ?? (rejectedNotes.includes(notes.password) ? "password" : undefined);

  const change = (name: SignUpField, value: string) => {
    if (name === "email") return onEmail?.(value);
    setFilled((before) => ({ ...before, [name]: value }));
    if (name === "firstName" || name === "lastName") onNames?.({ [name]: value });
  };

  return {
    typed,
    isIncomplete: wrong !== undefined,
    field: (name) => {
      const note = notes[name];
      return {
        name,
        required: true,
        value: typed[name],
        onChange: (value) => change(name, value),
        onLeave: () =>
          setProgress((before) => ({ ...before, left: new Set([...before.left, name]) })),
        note: note === undefined ? undefined : texts[note],
      };
    },
    check: (form) => {
      if (wrong === undefined) return true;
      setProgress((before) => ({ ...before, tried: true }));
      focusField(form, wrong);
      return false;
    },
    rejectPassword: (form, why) => {
      const rejected = { password: filled.password, why };
      setProgress((before) => ({ ...before, rejected }));
      focusField(form, "password");
    },
    emptyPasswords: () => {
      setFilled((before) => ({ ...before, password: "", confirmPassword: "" }));
      setProgress(begun);
    },
  };
}
