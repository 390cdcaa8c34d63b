import { profileFields, tidyProfileField, type ProfileField } from "@autotune/commerce";
import type { ProfileChange, UserResponse } from "@autotune/contract";

/** The editable part of a profile. */
export type Typed = Omit<
  ProfileChange,
  "survey_completed" | "newsletter_frequency" | "optin_reminders"
>;
type DraftField = keyof Typed;
export type ProfileValues = Pick<UserResponse, DraftField>;

export interface Draft {
  /** The values when editing began. */
  readonly began: ProfileValues;
  readonly typed: Typed;
}

const draftFields: readonly DraftField[] = [
  ...profileFields,
  "language_preference",
  "optin_marketing",
  "optin_newsletter",
];

/** The values of the fields: what was typed, or else the current value. */
export function shownValues({ typed }: Draft, now: ProfileValues): ProfileValues {
  return { ...now, ...typed };
}

/** What is to be saved, tidied: only changes, so that nothing from another tab is overwritten. */
export function changesOf({ typed }: Draft, now: ProfileValues): Typed {
  const changes: Typed = { ...typed };
  for (const field of profileFields) {
    const text = typed[field];
    if (text !== undefined) changes[field] = tidyProfileField(field, text);
  }
  for (const field of draftFields) if (changes[field] === now[field]) delete changes[field];
  return changes;
}

/** Fields that are being changed here and were changed elsewhere since editing began. */
export function changedElsewhere(draft: Draft, now: ProfileValues): ProfileField[] {
  const changes = changesOf(draft, now);
  return profileFields.filter(
    (field) => changes[field] !== undefined && now[field] !== draft.began[field],
  );
}
