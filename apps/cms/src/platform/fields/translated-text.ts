import type { TextareaField, TextField } from "payload";
import { checkTextTokens, type AllowedTokens } from "../text-tokens/check-text-tokens.ts";

interface TranslatedText {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  /** Whether a language that is marked ready must have it. */
  readonly needed?: boolean;
  /** Numbers and prices that the catalogue puts into the text. */
  readonly tokens?: AllowedTokens;
}

/** Warns about a price or a count that was typed by hand. */
export const bareNumberWarning = {
  afterInput: ["/platform/text-tokens/bare-number-warning.tsx#BareNumberWarning"],
};

/** A line of words with a value for each language. */
export function translatedLine({
  name,
  label,
  description,
  needed = false,
  tokens = "counts",
}: TranslatedText): TextField {
  return {
    name,
    type: "text",
    label,
    localized: true,
    custom: { needed },
    admin: { components: bareNumberWarning, ...(description === undefined ? {} : { description }) },
    validate: async (value: unknown, { data, req }) => {
      const missing = needed ? checkNeeded(value, data) : true;
      return missing === true ? checkTextTokens(value, tokens, req) : missing;
    },
  };
}

/** Some sentences, with a value for each language. */
export function translatedParagraph({
  name,
  label,
  description,
  needed = false,
  tokens = "counts",
}: TranslatedText): TextareaField {
  return {
    name,
    type: "textarea",
    label,
    localized: true,
    custom: { needed },
    admin: {
      rows: 3,
      components: bareNumberWarning,
      ...(description === undefined ? {} : { description }),
    },
    validate: async (value: unknown, { data, req }) => {
      const missing = needed ? checkNeeded(value, data) : true;
      return missing === true ? checkTextTokens(value, tokens, req) : missing;
    },
  };
}

/** A language that nobody has marked ready may have gaps; publishing does not write it. */
export function checkNeeded(value: unknown, document: { ready?: unknown }): true | string {
  if (document.ready !== true) return true;
  if (typeof value === "string" && value.trim() !== "") return true;
  return "Write this text, or uncheck “Ready in this language”.";
}
