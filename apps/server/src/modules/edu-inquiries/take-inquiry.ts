import { hash } from "node:crypto";
import { isEmail, normaliseEmail } from "@autotune/commerce";
import type { EduInquiryBody } from "@autotune/contract";
import type { Transact } from "@autotune/database";
import { defaultLanguage } from "@autotune/routes";
import type { Enqueue } from "../../jobs/enqueue.ts";
import type { Limiter } from "../../plugins/rate-limits.ts";
import { eduConfirmationQueue, eduInquiryQueue } from "./edu-inquiry-queues.ts";

export type TakeResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "invalidEmail" };

/**
 * Adds the job of the inquiry and that of its answer, or neither. The limiter says how often one mailbox may be
 * written to.
 */
export async function takeInquiry(
  { transact, readyToEnqueue }: { transact: Transact; readyToEnqueue: () => Promise<Enqueue> },
  mailboxes: Limiter,
  { email: written, fax = "", language = defaultLanguage, ...asked }: EduInquiryBody,
): Promise<TakeResult> {
  // A machine is told what a person would be told, so that it learns nothing.
  if (fax !== "") return { ok: true };
  const email = normaliseEmail(written);
  if (!isEmail(email)) return { ok: false, reason: "invalidEmail" };
  const inquiry = { ...asked, email, language };
  const id = hash("sha256", JSON.stringify(inquiry), "hex").slice(0, 32);
  // Past the limit we read it all the same; only a mailbox that may be somebody else's is left in peace.
  const { ok: mayAnswer } = await mailboxes.consume(email);
  const enqueue = await readyToEnqueue();
  await transact(async (transaction) => {
    await enqueue(transaction, eduInquiryQueue, [{ id, ...inquiry }]);
    if (mayAnswer)
      await enqueue(transaction, eduConfirmationQueue, [
        { id, email, seats: inquiry.seats, language },
      ]);
  });
  return { ok: true };
}
