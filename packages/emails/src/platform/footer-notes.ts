import { msg } from "@lingui/core/macro";
import type { Translate, Words } from "./i18n.ts";

let isDemonstration = false;

/** Once, when a process starts: whether every email says that the shop is a demonstration. */
export function setDemonstration(value: boolean): void {
  isDemonstration = value;
}

/** The small print under every email. */
export function footerNotes(notes: readonly Words[], translate: Translate): string[] {
  const demonstration = msg`Demonstration shop. Products, people and prices are invented; no money moves.`;
  return (isDemonstration ? [demonstration, ...notes] : notes).map(translate);
}
