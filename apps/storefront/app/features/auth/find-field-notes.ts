import {
  findSignUpProblems,
  isPasswordTooLong,
  type SignUp,
  type SignUpField,
} from "@autotune/commerce";

export type Note =
  | "missing"
  | "invalidCharacters"
  | "invalidEmail"
  | "passwordRule"
  | "passwordTooLong"
  | "commonPassword"
  | "match"
  | "noMatch";

export type FieldNotes = Partial<Record<SignUpField, Note>>;

/** How far a person has come in a form. */
export interface Progress {
  /** Fields that they went on from. */
  readonly left: ReadonlySet<SignUpField>;
  /** It was to be sent. */
  readonly tried: boolean;
  /** A password that the server has refused, because many have it. */
  readonly common: string | undefined;
}

export const begun: Progress = { left: new Set(), tried: false, common: undefined };

const problemNotes = {
  firstName: "invalidCharacters",
  lastName: "invalidCharacters",
  email: "invalidEmail",
  password: "passwordRule",
} as const;

/**
 * What to say under the fields of an account. Nobody is corrected while they still type: a problem is named
 * once its field was left, and an empty field is a mistake only once the form was to be sent. The repeated
 * password is compared live, and one that is too long is said at once: typing on does not mend it.
 */
export function findFieldNotes(signUp: SignUp, { left, tried, common }: Progress): FieldNotes {
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
  if (common !== undefined && common === signUp.password) notes.password = "commonPassword";
  return notes;
}
