import type { Language } from "@autotune/routes";

/** A label and its value. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A short e-mail with at most one button. Both of its parts are made of this, so they have the same content. */
export interface Email {
  readonly language: Language;
  readonly subject: string;
  /** What the inbox shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly greeting: string;
  readonly intro: string;
  readonly facts: readonly Fact[];
  readonly notes: readonly string[];
  /** Null where there is nothing to press. */
  readonly action: { readonly label: string; readonly href: string } | null;
  /** Under the button: how long its link works, and what to do if it was somebody else. */
  readonly afterword: readonly string[];
  readonly goodbye: string;
  readonly team: string;
  readonly colon: string;
  readonly footer: readonly string[];
  /** Of an optional e-mail: where its reader unsubscribes. */
  readonly choices?: { readonly label: string; readonly href: string };
}
