import type { TestimonialsBlock } from "@autotune/contract";
import type { Block } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import type { TestimonialsFields } from "../../payload-types.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import type { References } from "../../platform/publishing/references.ts";
import { sample } from "./sample.ts";

const config: Block = {
  slug: "testimonials",
  interfaceName: "TestimonialsFields",
  labels: { singular: "Testimonials", plural: "Testimonials" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", tokens: "prices", label: "Text" }),
    {
      name: "testimonials",
      type: "relationship",
      relationTo: "testimonials",
      hasMany: true,
      custom: { needed: true },
      label: "Testimonials",
      access: { update: isEditorForField },
      admin: { description: "Shown in this order." },
    },
  ],
};

function toPublished(
  { headline, text, testimonials }: TestimonialsFields,
  references: References,
): TestimonialsBlock {
  return {
    block: "testimonials",
    headline: headline ?? "",
    text: text ?? "",
    testimonials: references.testimonials(testimonials),
  };
}

function fromPublished(
  { headline, text, testimonials }: TestimonialsBlock,
  ids: KnownIds,
): TestimonialsFields {
  return {
    blockType: "testimonials",
    headline,
    text,
    testimonials: testimonials.map((slug) => ids.testimonial(slug)),
  };
}

export const testimonials = { config, toPublished, fromPublished, sample };
