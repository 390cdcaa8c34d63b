import type { TextareaField, TextField } from "payload";

interface TranslatedText {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  /** Whether a language that is marked ready must have it. */
  readonly needed?: boolean;
}

/** A line of words with a value for each language. */
export function translatedLine({
  name,
  label,
  description,
  needed = false,
}: TranslatedText): TextField {
  return {
    name,
    type: "text",
    label,
    localized: true,
    admin: description === undefined ? {} : { description },
    validate: (value: unknown, { data }) => !needed || checkNeeded(value, data),
  };
}

/** Some sentences, with a value for each language. */
export function translatedParagraph({
  name,
  label,
  description,
  needed = false,
}: TranslatedText): TextareaField {
  return {
    name,
    type: "textarea",
    label,
    localized: true,
    admin: { rows: 3, ...(description === undefined ? {} : { description }) },
    validate: (value: unknown, { data }) => !needed || checkNeeded(value, data),
  };
}

/** A language that nobody has marked ready may have gaps; publishing does not write it. */
export function checkNeeded(value: unknown, document: { ready?: unknown }): true | string {
  if (document.ready !== true) return true;
  if (typeof value === "string" && value.trim() !== "") return true;
  return "Write this text, or uncheck “Ready in this language”.";
}
