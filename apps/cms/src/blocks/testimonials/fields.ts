import type { Block } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";

export const testimonials: Block = {
  slug: "testimonials",
  interfaceName: "TestimonialsFields",
  labels: { singular: "Testimonials", plural: "Testimonials" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", label: "Text" }),
    {
      name: "testimonials",
      type: "relationship",
      relationTo: "testimonials",
      hasMany: true,
      label: "Testimonials",
      access: { update: isEditorForField },
      admin: { description: "Shown in this order." },
    },
  ],
};
