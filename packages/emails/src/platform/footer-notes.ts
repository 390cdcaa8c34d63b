import { msg } from "@lingui/core/macro";
import { emailSettings } from "./email-settings.ts";
import type { Translate, Words } from "./i18n.ts";

/** The small print under every email. */
export function footerNotes(notes: readonly Words[], translate: Translate): string[] {
  const demonstration = msg`Demonstration shop. Products, people and prices are invented; no money moves.`;
  return (emailSettings().isDemonstration ? [demonstration, ...notes] : notes).map(translate);
}
