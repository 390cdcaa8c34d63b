/** What became of an attempt to begin a session, for the form that made it. */
export type AttemptOutcome =
  /** The person is signed in, or the page is about to change. */
  | "done"
  /** The fields are emptied. */
  | "refused"
  /** The address has an account: the sign-in takes over. */
  | "accountExists"
  /** The server knows the password as one that many have. */
  | "commonPassword"
  /** Nothing was refused, because no answer came: what was typed can be sent again. */
  | "unanswered";
