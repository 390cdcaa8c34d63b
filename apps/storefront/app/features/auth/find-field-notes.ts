import { findSignUpProblems, type SignUp, type SignUpField } from "@autotune/commerce";

export type Note = "invalidCharacters" | "invalidEmail" | "passwordRule" | "match" | "noMatch";

export type FieldNotes = Partial<Record<SignUpField, Note>>;

const problemNotes = {
  firstName: "invalidCharacters",
  lastName: "invalidCharacters",
  email: "invalidEmail",
  password: "passwordRule",
} as const;

/**
 * What to say under the fields of the sign-up. Nobody is corrected while they still type: a problem is
 * named once its field was left, and an empty field is no mistake yet. The repeated password is compared live.
 */
export function findFieldNotes(signUp: SignUp, left: ReadonlySet<SignUpField>): FieldNotes {
  const notes: FieldNotes = {};
  for (const field of findSignUpProblems(signUp)) {
    if (field === "confirmPassword" || !left.has(field) || signUp[field] === "") continue;
    notes[field] = problemNotes[field];
  }
  if (signUp.confirmPassword !== "") {
    notes.confirmPassword = signUp.confirmPassword === signUp.password ? "match" : "noMatch";
  }
  return notes;
}
