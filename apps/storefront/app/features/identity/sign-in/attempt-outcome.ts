import type { RejectedPassword } from "../api/rejected-password.ts";

/** The outcome of an attempt to sign in or sign up, for the form that made it. */
export type AttemptOutcome =
  /** The person is signed in, or the page is about to change. */
  | "done"
  /** The passwords are cleared. */
  | "rejected"
  /** The email address has an account: the sign-in form takes over. */
  | "accountExists"
  /** The server knows the password as a common one. */
  | RejectedPassword
  /** No response came, so nothing was rejected: the input can be sent again. */
  | "noResponse";
