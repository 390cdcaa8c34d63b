import {
  findProfileProblems,
  personKey,
  profileFields,
  tidyProfileField,
  type Profile,
  type ProfileField,
} from "@autotune/commerce";
import type { ProfileChange } from "@autotune/contract";
import type { Database, Transact } from "@autotune/database";
import type { Enqueue } from "../../jobs/enqueue.ts";
import type { Limiter } from "../../plugins/rate-limits.ts";
import type { SignedInAccount } from "../../plugins/session-repository.ts";
import { isMailboxProved } from "../mail-delivery/proved-mailboxes.ts";
import { chooseNewsletter } from "./choose-newsletter.ts";
import { confirmRemindersQueue } from "./confirm-reminders-queue.ts";
import { liftComplaintOfOwner } from "./lift-complaint-of-owner.ts";
import { readProfile, writeProfile } from "./profile-repository.ts";
import { isStorable } from "./storable-text.ts";

export type ChangeProfileResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly fields: readonly ProfileField[] }
  /** The mailbox was asked too often; nothing is changed. */
  | { readonly ok: false; readonly retryAfterSeconds: number };

interface Parts {
  readonly database: Database;
  readonly transact: Transact;
  readonly readyToEnqueue: () => Promise<Enqueue>;
  /** How often one mailbox may be asked whether it wants reminders. */
  readonly mailboxes: Limiter;
}

/** Writes what somebody changed of themselves: all of it, or nothing and the fields that are not right. */
export async function changeProfile(
  { database, transact, readyToEnqueue, mailboxes }: Parts,
  { id, email }: SignedInAccount,
  change: ProfileChange,
): Promise<ChangeProfileResult> {
  const texts = textsOf(change);
  const unstorable = profileFields.filter((field) => !isStorable(texts[field] ?? ""));
  if (unstorable.length > 0) return { ok: false, fields: unstorable };
  const wantsReminders = change.optin_reminders === true;
  // Nobody is reminded because somebody has signed up with their address: the mailbox is asked first.
  const isAsked = wantsReminders && !(await isMailboxProved(database, email));
  const asked = isAsked ? await mailboxes.consume(personKey(email)) : undefined;
  if (asked?.ok === false) return asked;
  const enqueue = await readyToEnqueue();
  return transact(async (transaction): Promise<ChangeProfileResult> => {
    const fields = findProfileProblems(await readProfile(transaction, id), texts);
    if (fields.length > 0) return { ok: false, fields };
    await writeProfile(transaction, id, {
      texts,
      language: change.language_preference,
      optinMarketing: change.optin_marketing,
      optinReminders: isAsked ? undefined : change.optin_reminders,
      surveyCompleted: change.survey_completed,
    });
    if (change.optin_marketing === true || wantsReminders)
      await liftComplaintOfOwner(transaction, email);
    if (isAsked) await enqueue(transaction, confirmRemindersQueue, [{ accountId: id }]);
    await chooseNewsletter(transaction, enqueue, {
      email,
      isWanted: change.optin_newsletter,
      frequency: change.newsletter_frequency,
      language: change.language_preference,
    });
    return { ok: true };
  });
}

function textsOf(change: ProfileChange): Partial<Profile> {
  const texts: Partial<Record<ProfileField, string>> = {};
  for (const field of profileFields) {
    const text = change[field];
    if (text !== undefined) texts[field] = tidyProfileField(field, text);
  }
  return texts;
}
