import type { NewsletterFrequency } from "@autotune/contract";
import type { Transaction } from "@autotune/database";
import type { Language } from "@autotune/routes";
import type { Enqueue } from "../../jobs/enqueue.ts";
import { newsletterEmailQueue } from "../newsletter/newsletter-email-queue.ts";
import { chooseFrequency, forget, keepWaiting } from "../newsletter/repository.ts";
import { languageOfAddress } from "./communication-repository.ts";

interface NewsletterChoice {
  readonly email: string;
  /** Undefined where that stays as it is. */
  readonly isWanted: boolean | undefined;
  /** Undefined where that stays as it is. */
  readonly frequency: NewsletterFrequency | undefined;
  /** Of the page or the choice; where it is not said, the account's. */
  readonly language: Language | undefined;
}

/**
 * Takes an address off the newsletter's list at once, or asks its mailbox whether it wants to be on it: the
 * list has only those who confirmed from there, however they asked. How often it comes they choose at any time.
 */
export async function chooseNewsletter(
  transaction: Transaction,
  enqueue: Enqueue,
  { email, isWanted, frequency, language }: NewsletterChoice,
): Promise<void> {
  if (isWanted === false) {
    await forget(transaction, email);
    return;
  }
  if (isWanted === true) {
    const written = language ?? (await languageOfAddress(transaction, email));
    const subscriberId = await keepWaiting(transaction, email, written);
    // None is due where the address is confirmed, or was asked just now.
    if (subscriberId !== undefined)
      await enqueue(transaction, newsletterEmailQueue, [{ subscriberId }]);
  }
  if (frequency !== undefined) await chooseFrequency(transaction, email, frequency);
}
