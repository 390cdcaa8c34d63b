import { betaPrograms, type BetaProgram } from "@autotune/contract";
import type { Block } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";

const programLabels: Record<BetaProgram, string> = { "ios-app": "The iOS app" };

export const betaForm: Block = {
  slug: "betaForm",
  interfaceName: "BetaFormFields",
  labels: { singular: "Beta sign-up form", plural: "Beta sign-up forms" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", label: "Text" }),
    {
      name: "program",
      type: "select",
      label: "What people sign up for",
      defaultValue: "ios-app",
      options: betaPrograms.map((value) => ({ value, label: programLabels[value] })),
      access: { update: isEditorForField },
      validate: (value: unknown) =>
        betaPrograms.some((program) => program === value) || "Choose what people sign up for.",
    },
  ],
};
