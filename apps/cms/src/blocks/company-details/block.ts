import type { CompanyDetailsBlock, CompanyNotice } from "@autotune/contract";
import type { Block } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import type { CompanyDetailsFields } from "../../payload-types.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import { sample } from "./sample.ts";

const labels: Readonly<Record<CompanyNotice, string>> = {
  provider: "Provider (terms)",
  impressum: "Impressum (Germany, Austria)",
  mentionsLegales: "Mentions légales (France)",
  commercialTransactions: "Specified commercial transactions (Japan)",
  koreanBusiness: "Business information (Korea)",
  brazilianConsumer: "Consumer information (Brazil)",
  privacy: "Privacy contact",
  accessibility: "Accessibility contact",
};

const config: Block = {
  slug: "companyDetails",
  interfaceName: "CompanyDetailsFields",
  labels: { singular: "Company details", plural: "Company details" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", label: "Text" }),
    {
      name: "notice",
      type: "select",
      label: "Which details",
      required: true,
      defaultValue: "provider",
      access: { update: isEditorForField },
      options: Object.entries(labels).map(([value, label]) => ({ value, label })),
      admin: {
        description: "They come from the company settings. What isn’t filled in there isn’t shown.",
      },
    },
  ],
};

function toPublished({ headline, text, notice }: CompanyDetailsFields): CompanyDetailsBlock {
  return { block: "companyDetails", headline: headline ?? "", text: text ?? "", notice };
}

function fromPublished({ headline, text, notice }: CompanyDetailsBlock): CompanyDetailsFields {
  return { blockType: "companyDetails", headline, text, notice };
}

export const companyDetails = { config, toPublished, fromPublished, sample };
