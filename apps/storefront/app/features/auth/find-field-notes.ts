import { findSignUpProblems, type SignUp, type SignUpField } from "@autotune/commerce";

export type Note =
  | "missing"
  | "invalidCharacters"
  | "invalidEmail"
  | "passwordRule"
  | "match"
  | "noMatch";

export type FieldNotes = Partial<Record<SignUpField, Note>>;

const problemNotes = {
  firstName: "invalidCharacters",
  lastName: "invalidCharacters",
  email: "invalidEmail",
  password: "passwordRule",
} as const;

/**
 * What to say under the fields of the sign-up. Nobody is corrected while they still type: a problem is
 * named once its field was left, and an empty field is a mistake only once the form was to be sent. The
 * repeated password is compared live.
 */
export function findFieldNotes(
  signUp: SignUp,
  left: ReadonlySet<SignUpField>,
  tried: boolean,
): FieldNotes {
  const notes: FieldNotes = {};
  for (const field of findSignUpProblems(signUp)) {
    if (signUp[field] === "") {
      if (tried) notes[field] = "missing";
    } else if (field !== "confirmPassword" && (tried || left.has(field)))
      notes[field] = problemNotes[field];
  }
  if (signUp.confirmPassword !== "") {
    notes.confirmPassword = signUp.confirmPassword === signUp.password ? "match" : "noMatch";
  } else if (tried) notes.confirmPassword = "missing";
  return notes;
}
