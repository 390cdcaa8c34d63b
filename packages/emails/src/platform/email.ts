import type { Language } from "@autotune/routes";

/** An e-mail ready to be sent: HTML and text have the same content. */
export interface RenderedEmail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface Recipient {
  readonly language: Language;
  /** May be empty. */
  readonly name: string;
}

/** A label and its value. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface LabelledLink {
  readonly label: string;
  readonly href: string;
}

/** A short e-mail with at most one button. HTML and text are made of this, so they have the same content. */
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
  /** Undefined where there is nothing to press. */
  readonly action: LabelledLink | undefined;
  /** A link under the button. */
  readonly secondAction: LabelledLink | undefined;
  readonly afterword: readonly string[];
  readonly goodbye: string;
  readonly team: string;
  readonly footer: readonly string[];
  readonly choices: LabelledLink | undefined;
}
