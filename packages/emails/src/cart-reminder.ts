import type { Money } from "@autotune/commerce";
import type { Language } from "@autotune/routes";

export interface CartReminderLine {
  /** The product's name. */
  readonly name: string;
  readonly quantity: number;
  /** Of one copy, today. */
  readonly price: Money;
}

/** What the e-mail about an abandoned cart shows, sent to those who want reminders. At least one product. */
export interface CartReminder {
  readonly language: Language;
  /** May be empty. */
  readonly firstName: string;
  readonly lines: readonly CartReminderLine[];
  /** Absolute, with the token: brings the cart back. */
  readonly cartUrl: string;
  /** Absolute URL of the page on which its reader chooses their e-mails. */
  readonly choicesUrl: string;
}
