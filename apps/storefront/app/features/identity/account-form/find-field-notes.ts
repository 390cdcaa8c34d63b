import {
  findSignUpProblems,
  isPasswordTooLong,
  type SignUp,
  type SignUpField,
} from "@autotune/commerce";
import type { RejectedPassword } from "../api/rejected-password.ts";

/** Notes on a password that only the server can give. */
export const rejectedNotes: readonly (Note | undefined)[] = [
  "commonPassword",
  "predictablePassword",
];

export type Note =
  | "missing"
  | "invalidCharacters"
  | "invalidEmail"
  | "passwordRule"
  | "passwordTooLong"
  | RejectedPassword
  | "match"
  | "noMatch";

export type FieldNotes = Partial<Record<SignUpField, Note>>;

/** How far a person has got in a form. */
export interface Progress {
  /** Fields that were left. */
  readonly left: ReadonlySet<SignUpField>;
  /** A submit was attempted. */
  readonly tried: boolean;
  /** A password that the server rejected, and why. */
  readonly rejected: { readonly password: string; readonly why: RejectedPassword } | undefined;
}

export const begun: Progress = { left: new Set(), tried: false, rejected: undefined };

const problemNotes = {
  firstName: "invalidCharacters",
  lastName: "invalidCharacters",
  email: "invalidEmail",
  password: "passwordRule",
} as const;

/**
 * The notes under the fields of an account. No correction while a person still types: a problem is named once its field
 * was left, and an empty field is an error only after an attempt to submit. The repeated password is compared live, and
 * one that is too long is marked at once: typing on does not fix it.
 */
export function findFieldNotes(signUp: SignUp, { left, tried, rejected }: Progress): FieldNotes {
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
  if (isPasswordTooLong(signUp.password)) notes.password = "passwordTooLong";
  if (rejected?.password === signUp.password) notes.password = rejected.why;
  return notes;
}
