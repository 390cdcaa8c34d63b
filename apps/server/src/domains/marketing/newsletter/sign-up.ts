import { isEmail, normaliseEmail } from "@autotune/commerce";
import type { NewsletterBody } from "@autotune/contract";
import type { Transact } from "@autotune/database";
import { defaultLanguage } from "@autotune/routes";
import type { Enqueue } from "../../../platform/jobs/enqueue.ts";
import { newsletterEmailQueue } from "./newsletter-email-queue.ts";
import { isConfirmed, saveWaiting } from "./repository.ts";

export type SignUpResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "invalidEmail" | "alreadyOnList" };

/** Stores the address as pending together with the job of its email, or neither. */
export async function signUp(
  { transact, readyToEnqueue }: { transact: Transact; readyToEnqueue: () => Promise<Enqueue> },
  { email: written, fax = "", language = defaultLanguage }: NewsletterBody,
): Promise<SignUpResult> {
  // A bot gets the same response as a person, so that it learns nothing.
  if (fax !== "") return { ok: true };
  const email = normaliseEmail(written);
  if (!isEmail(email)) return { ok: false, reason: "invalidEmail" };
  const enqueue = await readyToEnqueue();
  return transact(async (transaction) => {
    const subscriberId = await saveWaiting(transaction, email, language);
    if (subscriberId !== undefined) {
      await enqueue(transaction, newsletterEmailQueue, [{ subscriberId }]);
      return { ok: true };
    }
    return (await isConfirmed(transaction, email))
      ? { ok: false, reason: "alreadyOnList" }
      : { ok: true };
  });
}
