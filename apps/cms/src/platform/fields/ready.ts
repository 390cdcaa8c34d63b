import { languages } from "@autotune/routes";
import type { Field } from "payload";

/** One status covers a document in all languages; this mark says which of them a publication writes. */
export const ready: Field = {
  name: "ready",
  type: "checkbox",
  localized: true,
  defaultValue: false,
  label: "Ready in this language",
  admin: {
    position: "sidebar",
    description:
      "Publishing updates only the languages marked ready, and English has to be one of them. When a translator changes text, the mark is cleared: save the text first, then mark it ready again.",
  },
};

/** Shows in lists which languages are ready; written along with the mark. */
export const readyIn: Field = {
  name: "readyIn",
  type: "text",
  label: "Languages ready",
  admin: { position: "sidebar", readOnly: true },
  hooks: {
    beforeChange: [
      ({ siblingData, siblingDocWithLocales, req }) => {
        const marks = new Map<string, unknown>(
          Object.entries(siblingDocWithLocales?.["ready"] ?? {}),
        );
        if (typeof siblingData["ready"] === "boolean" && req.locale)
          marks.set(req.locale, siblingData["ready"]);
        return languages.filter((language) => marks.get(language) === true).join(", ");
      },
    ],
  },
};
