import type { NewsletterFrequency } from "@autotune/contract";
import type { Transaction } from "@autotune/database";
import type { Language } from "@autotune/routes";
import type { Enqueue } from "../../../platform/jobs/enqueue.ts";
import { newsletterEmailQueue } from "../newsletter/newsletter-email-queue.ts";
import { chooseFrequency, deleteSubscriber, saveWaiting } from "../newsletter/repository.ts";
import { languageOfEmail } from "./repository.ts";

interface NewsletterChoice {
  readonly email: string;
  /** Undefined leaves it unchanged. */
  readonly isWanted: boolean | undefined;
  /** Undefined leaves it unchanged. */
  readonly frequency: NewsletterFrequency | undefined;
  /** Of the page or the choice; by default the account's. */
  readonly language: Language | undefined;
}

/**
 * Takes an email address off the newsletter's list at once, or sends a confirmation to its mailbox: the list
 * has only those who confirmed from there, however they subscribed. The frequency can be changed at any time.
 */
export async function chooseNewsletter(
  transaction: Transaction,
  enqueue: Enqueue,
  { email, isWanted, frequency, language }: NewsletterChoice,
): Promise<void> {
  if (isWanted === false) {
    await deleteSubscriber(transaction, email);
    return;
  }
  if (isWanted === true) {
    const written = language ?? (await languageOfEmail(transaction, email));
    const subscriberId = await saveWaiting(transaction, email, written);
    // None is due where the address is confirmed, or a confirmation was sent just now.
    if (subscriberId !== undefined)
      await enqueue(transaction, newsletterEmailQueue, [{ subscriberId }]);
  }
  if (frequency !== undefined) await chooseFrequency(transaction, email, frequency);
}
