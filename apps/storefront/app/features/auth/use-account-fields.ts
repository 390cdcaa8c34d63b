import { findSignUpProblems, type SignUp, type SignUpField } from "@autotune/commerce";
import type { FieldNote } from "@autotune/ui";
import { useState } from "react";
import { begun, findFieldNotes } from "./find-field-notes.ts";
import { focusField } from "./focus-field.ts";
import { useNoteTexts } from "./use-note-texts.ts";

interface AccountFieldsAsked {
  /** Those that the form has; the others are no problem of its. */
  readonly asked: readonly SignUpField[];
  readonly email: string;
  readonly onEmail?: (email: string) => void;
}

interface FieldParts {
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
  /** What a field of the form needs. */
  readonly field: (name: SignUpField) => FieldParts;
  /** Whether the form can be sent. If not, it says at each field what is wrong, and begins at the first. */
  readonly check: (form: HTMLFormElement) => boolean;
  /** The server knows this password as one that many have. */
  readonly refusePassword: (form: HTMLFormElement) => void;
  readonly empty: () => void;
}

const nothing = { firstName: "", lastName: "", password: "", confirmPassword: "" };

/** Names, address and a new password, with what is said under them: of every form that asks for some of these. */
export function useAccountFields({ asked, email, onEmail }: AccountFieldsAsked): AccountFields {
  const texts = useNoteTexts();
  const [filled, setFilled] = useState(nothing);
  const [progress, setProgress] = useState(begun);

  const typed = { ...filled, email };
  const signUp: SignUp = { ...typed, optin: true };
  const notes = findFieldNotes(signUp, progress);
  const problem = findSignUpProblems(signUp).find((name) => asked.includes(name));
  const wrong = problem ?? (notes.password === "commonPassword" ? "password" : undefined);

  const change = (name: SignUpField, value: string) => {
    if (name === "email") onEmail?.(value);
    else setFilled((before) => ({ ...before, [name]: value }));
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
    refusePassword: (form) => {
      setProgress((before) => ({ ...before, common: filled.password }));
      focusField(form, "password");
    },
    empty: () => {
      setFilled(nothing);
      setProgress(begun);
    },
  };
}
