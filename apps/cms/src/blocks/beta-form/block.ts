import { betaPrograms, type BetaFormBlock, type BetaProgram } from "@autotune/contract";
import type { Block } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import type { BetaFormFields } from "../../payload-types.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import { sample } from "./sample.ts";

const programLabels: Record<BetaProgram, string> = { "ios-app": "iOS app" };

const config: Block = {
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
      label: "Program",
      defaultValue: "ios-app",
      options: betaPrograms.map((value) => ({ value, label: programLabels[value] })),
      access: { update: isEditorForField },
      validate: (value: unknown) =>
        betaPrograms.some((program) => program === value) || "Choose a program.",
    },
  ],
};

function toPublished({ headline, text, program }: BetaFormFields): BetaFormBlock {
  return {
    block: "betaForm",
    headline: headline ?? "",
    text: text ?? "",
    program: program ?? "ios-app",
  };
}

function fromPublished({ headline, text, program }: BetaFormBlock): BetaFormFields {
  return { blockType: "betaForm", headline, text, program };
}

export const betaForm = { config, toPublished, fromPublished, sample };
