import { isEmail } from "../identity/is-email.ts";
import { isName } from "../identity/name.ts";

const earliestBirthYear = 1930;

export interface BetaSignup {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Undefined while none is chosen. */
  readonly birthYear: number | undefined;
}

const betaSignupFields = ["firstName", "lastName", "email", "birthYear"] as const;
export type BetaSignupField = (typeof betaSignupFields)[number];

/** The years in which somebody who signs up may be born, the latest first. */
export function birthYears(thisYear: number): number[] {
  return Array.from({ length: thisYear - earliestBirthYear + 1 }, (_, age) => thisYear - age);
}

/** The invalid fields; none means that it can be sent. */
export function findBetaSignupProblems(
  { firstName, lastName, email, birthYear }: BetaSignup,
  thisYear: number,
): BetaSignupField[] {
  const right: Record<BetaSignupField, boolean> = {
    firstName: isName(firstName),
    lastName: isName(lastName),
    email: isEmail(email.trim()),
    birthYear: birthYear !== undefined && birthYears(thisYear).includes(birthYear),
  };
  return betaSignupFields.filter((field) => !right[field]);
}
