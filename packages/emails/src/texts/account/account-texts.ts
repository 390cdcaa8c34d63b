import type { AccountEmail } from "../../account-letter.ts";
import type { EmailTexts } from "../letter/letter-texts.ts";

/** What differs for each side, or for each reason, has texts of its own. */
export type AccountNewsName =
  | Exclude<AccountEmail["kind"], "transferDone" | "transferEnded" | "withdrawalSettled">
  | "transferGiven"
  | "transferTaken"
  | "transferDeclined"
  | "transferWithdrawn"
  | "transferExpired"
  | "licenceRegenerated"
  | "withdrawalAccepted"
  | "withdrawalRefused";

interface AccountNews {
  readonly subject: string;
  readonly heading: string;
  /**
   * Below the greeting. A German sentence begins small after the greeting's comma, so the German ones begin
   * with a noun.
   */
  readonly intro: string;
  /** Before the button. */
  readonly notes: readonly string[];
  /** The button; null where there is nothing to press. */
  readonly action: string | null;
  /** Under the button: how long its link works, and what to do if it was somebody else. */
  readonly afterword: readonly string[];
  /** Where the usual one would look forward to more. */
  readonly goodbye?: string;
  /** Why this e-mail address gets it, where it is not simply the account's. */
  readonly why?: string;
}

/** All texts of the account e-mails. A text that a language lacks does not compile. */
export interface AccountTexts extends EmailTexts {
  product: string;
  device: string;
  country: string;
  time: string;
  passkey: string;
  oldEmail: string;
  newEmail: string;
  /** From and to whom a licence goes. */
  from: string;
  to: string;
  /** Of two accounts that become one. */
  keptAccount: string;
  mergedAccount: string;
  deletedOn: string;
  availableUntil: string;
  /** What a withdrawal declares. */
  name: string;
  part: string;
  wholeOrder: string;
  receivedAt: string;
  receiptNumber: string;
  news: Readonly<Record<AccountNewsName, AccountNews>>;
  whyThisMail: string;
}
