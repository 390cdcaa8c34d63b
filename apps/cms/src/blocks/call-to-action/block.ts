import type { CallToActionBlock } from "@autotune/contract";
import type { Block } from "payload";
import type { CallToActionFields } from "../../payload-types.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import type { References } from "../../platform/publishing/references.ts";
import { actionsFromPublished } from "../actions/actions-from-published.ts";
import { actionsToPublished } from "../actions/actions-to-published.ts";
import { actionsField } from "../actions/actions-field.ts";
import { sample } from "./sample.ts";

const config: Block = {
  slug: "callToAction",
  interfaceName: "CallToActionFields",
  labels: { singular: "Call to action", plural: "Calls to action" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", tokens: "prices", label: "Text" }),
    actionsField({ most: 2, needed: true }),
  ],
};

function toPublished(fields: CallToActionFields, references: References): CallToActionBlock {
  return {
    block: "callToAction",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    actions: actionsToPublished(fields.actions, references),
  };
}

function fromPublished(
  { headline, text, actions }: CallToActionBlock,
  ids: KnownIds,
): CallToActionFields {
  return {
    blockType: "callToAction",
    headline,
    text,
    actions: actionsFromPublished(actions, ids),
  };
}

export const callToAction = { config, toPublished, fromPublished, sample };
