import type { HeroBlock } from "@autotune/contract";
import type { Block } from "payload";
import type { HeroFields } from "../../payload-types.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import type { References } from "../../platform/publishing/references.ts";
import { actionsFromPublished } from "../actions/actions-from-published.ts";
import { actionsToPublished } from "../actions/actions-to-published.ts";
import { actionsField } from "../actions/actions-field.ts";
import { sample } from "./sample.ts";

const config: Block = {
  slug: "hero",
  interfaceName: "HeroFields",
  labels: { singular: "Hero", plural: "Heroes" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", tokens: "prices", label: "Text" }),
    actionsField({ most: 2 }),
    translatedLine({
      name: "finePrint",
      tokens: "prices",
      label: "Fine print",
      description: "A small line below the buttons.",
    }),
  ],
};

function toPublished(fields: HeroFields, references: References): HeroBlock {
  return {
    block: "hero",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    actions: actionsToPublished(fields.actions, references),
    ...(fields.finePrint ? { finePrint: fields.finePrint } : {}),
  };
}

function fromPublished(
  { headline, text, actions, finePrint }: HeroBlock,
  ids: KnownIds,
): HeroFields {
  return {
    blockType: "hero",
    headline,
    text,
    actions: actionsFromPublished(actions, ids),
    finePrint: finePrint ?? null,
  };
}

export const hero = { config, toPublished, fromPublished, sample };
