import type { PromoBannerBlock } from "@autotune/contract";
import type { Block } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import type { PromoBannerFields } from "../../payload-types.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import type { References } from "../../platform/publishing/references.ts";
import { actionsFromPublished } from "../actions/actions-from-published.ts";
import { actionsToPublished } from "../actions/actions-to-published.ts";
import { actionsField } from "../actions/actions-field.ts";
import { sample } from "./sample.ts";

const config: Block = {
  slug: "promoBanner",
  interfaceName: "PromoBannerFields",
  labels: { singular: "Promo banner", plural: "Promo banners" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", label: "Text" }),
    actionsField({ most: 1 }),
    {
      name: "endsAt",
      type: "date",
      label: "Ends",
      access: { update: isEditorForField },
      admin: {
        description:
          "Counts down the time left, then says that the offer has ended. Leave empty for no end.",
        date: { pickerAppearance: "dayAndTime" },
      },
    },
  ],
};

function toPublished(fields: PromoBannerFields, references: References): PromoBannerBlock {
  return {
    block: "promoBanner",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    actions: actionsToPublished(fields.actions, references),
    ...(fields.endsAt ? { endsAt: fields.endsAt } : {}),
  };
}

function fromPublished(
  { headline, text, actions, endsAt }: PromoBannerBlock,
  ids: KnownIds,
): PromoBannerFields {
  return {
    blockType: "promoBanner",
    headline,
    text,
    actions: actionsFromPublished(actions, ids),
    endsAt: endsAt ?? null,
  };
}

export const promoBanner = { config, toPublished, fromPublished, sample };
