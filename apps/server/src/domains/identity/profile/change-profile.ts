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
import type { Enqueue } from "../../../platform/jobs/enqueue.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";
import type { Limiter } from "../../../platform/http/rate-limits.ts";
import type { SignedInAccount } from "../../../platform/session/session-repository.ts";
import { isMailboxVerified } from "../../../platform/mail-delivery/verified-mailboxes.ts";
import { liftComplaintOfOwner } from "../../../platform/mail-delivery/lift-complaint-of-owner.ts";
import { readProfile, writeProfile } from "./repository.ts";

export type ChangeProfileResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly fields: readonly ProfileField[] }
  /** Too many confirmations were sent to the mailbox; nothing is changed. */
  | { readonly ok: false; readonly retryAfterSeconds: number };

interface Deps {
  readonly database: Database;
  readonly modules: readonly ModuleManifest[];
  readonly transact: Transact;
  readonly readyToEnqueue: () => Promise<Enqueue>;
  /** Limits reminder confirmations to one mailbox. */
  readonly mailboxes: Limiter;
}

/** Saves a user's profile changes: all of them, or nothing and the invalid fields. */
export async function changeProfile(
  { database, modules, transact, readyToEnqueue, mailboxes }: Deps,
  { id, email }: SignedInAccount,
  change: ProfileChange,
): Promise<ChangeProfileResult> {
  const texts = textsOf(change);
  const wantsReminders = change.optin_reminders === true;
  // An account alone does not prove ownership of the mailbox: reminders need a confirmation from there first.
  const isReminderConfirmationNeeded =
    wantsReminders && !(await isMailboxVerified(database, email));
  const counted = isReminderConfirmationNeeded
    ? await mailboxes.consume(personKey(email))
    : undefined;
  if (counted?.ok === false) return counted;
  const enqueue = await readyToEnqueue();
  return transact(async (transaction): Promise<ChangeProfileResult> => {
    const fields = findProfileProblems(await readProfile(transaction, id), texts);
    if (fields.length > 0) return { ok: false, fields };
    await writeProfile(transaction, id, {
      texts,
      language: change.language_preference,
      optinMarketing: change.optin_marketing,
      optinReminders: isReminderConfirmationNeeded ? undefined : change.optin_reminders,
      surveyCompleted: change.survey_completed,
    });
    if (change.optin_marketing === true || wantsReminders)
      await liftComplaintOfOwner(transaction, email);
    const changed = { accountId: id, email, change, isReminderConfirmationNeeded };
    for (const { profileChanged } of modules)
      await profileChanged?.({ transaction, enqueue }, changed);
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
