import { isEmail } from "./is-email.ts";
import { isName } from "./name.ts";
import { isPassword } from "./password-form.ts";

export interface SignUp {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly optin: boolean;
}

export const signUpFields = [
  "firstName",
  "lastName",
  "email",
  "password",
  "confirmPassword",
] as const;
export type SignUpField = (typeof signUpFields)[number];

/** The invalid fields; none means that the account can be created. */
export function findSignUpProblems(signUp: SignUp): SignUpField[] {
  const right: Record<SignUpField, boolean> = {
    firstName: isName(signUp.firstName),
    lastName: isName(signUp.lastName),
    email: isEmail(signUp.email.trim()),
    password: isPassword(signUp.password),
    confirmPassword: signUp.confirmPassword === signUp.password,
  };
  return signUpFields.filter((field) => !right[field]);
}
