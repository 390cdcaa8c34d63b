import { hash } from "node:crypto";
import { isEmail, normaliseEmail } from "@autotune/commerce";
import type { EduInquiryBody } from "@autotune/contract";
import type { Transact } from "@autotune/database";
import { defaultLanguage } from "@autotune/routes";
import type { Enqueue } from "../../../platform/jobs/enqueue.ts";
import type { Limiter } from "../../../platform/http/rate-limits.ts";
import { eduConfirmationQueue, eduInquiryQueue } from "./edu-inquiry-queues.ts";

export type TakeResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "invalidEmail" };

/** Adds the jobs of the inquiry and its confirmation, or neither. The limiter bounds the emails to one mailbox. */
export async function takeInquiry(
  { transact, readyToEnqueue }: { transact: Transact; readyToEnqueue: () => Promise<Enqueue> },
  mailboxes: Limiter,
  { email: written, fax = "", language = defaultLanguage, ...asked }: EduInquiryBody,
): Promise<TakeResult> {
  // A bot gets the same response as a person, so that it learns nothing.
  if (fax !== "") return { ok: true };
  const email = normaliseEmail(written);
  if (!isEmail(email)) return { ok: false, reason: "invalidEmail" };
  const inquiry = { ...asked, email, language };
  const id = hash("sha256", JSON.stringify(inquiry), "hex").slice(0, 32);
  // Past the limit the inquiry still reaches us; only the mailbox, which may be somebody else's, gets no email.
  const { ok: mayReply } = await mailboxes.consume(email);
  const enqueue = await readyToEnqueue();
  await transact(async (transaction) => {
    await enqueue(transaction, eduInquiryQueue, [{ id, ...inquiry }]);
    if (mayReply)
      await enqueue(transaction, eduConfirmationQueue, [
        { id, email, seats: inquiry.seats, language },
      ]);
  });
  return { ok: true };
}
