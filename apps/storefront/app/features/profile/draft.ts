import { profileFields, tidyProfileField, type ProfileField } from "@autotune/commerce";
import type { ProfileChange, UserAnswer } from "@autotune/contract";

/** What a person can change of themselves here. */
export type Typed = Omit<
  ProfileChange,
  "survey_completed" | "newsletter_frequency" | "optin_reminders"
>;
type DraftField = keyof Typed;
export type ProfileValues = Pick<UserAnswer, DraftField>;

export interface Draft {
  /** What was true when the person began. */
  readonly began: ProfileValues;
  readonly typed: Typed;
}

const draftFields: readonly DraftField[] = [
  ...profileFields,
  "language_preference",
  "optin_marketing",
  "optin_newsletter",
];

/** What stands in the fields: what was typed, and where nothing was typed, what is true by now. */
export function shownValues({ typed }: Draft, now: ProfileValues): ProfileValues {
  return { ...now, ...typed };
}

/** What is to be saved, tidied: only what differs, so that nobody writes back what another tab has changed. */
export function changesOf({ typed }: Draft, now: ProfileValues): Typed {
  const changes: Typed = { ...typed };
  for (const field of profileFields) {
    const text = typed[field];
    if (text !== undefined) changes[field] = tidyProfileField(field, text);
  }
  for (const field of draftFields) if (changes[field] === now[field]) delete changes[field];
  return changes;
}

/** What the person is about to change, and what was changed elsewhere since they began. */
export function changedElsewhere(draft: Draft, now: ProfileValues): ProfileField[] {
  const changes = changesOf(draft, now);
  return profileFields.filter(
    (field) => changes[field] !== undefined && now[field] !== draft.began[field],
  );
}
