import type { CollectionConfig, UploadField } from "payload";
import { isEditorForField } from "../access/is-editor.ts";
import { slugField } from "../fields/address-part.ts";
import { ready, readyIn } from "../fields/ready.ts";
import { translatedLine, translatedParagraph } from "../fields/translated-text.ts";
import { publishWhenSaved } from "../publish/publish-when-saved.ts";
import { testimonialPublication } from "../publish/testimonial-publication.ts";
import { draftedAccess, draftedAdmin, draftedHooks, draftedVersions } from "./drafted.ts";

const imageField = (name: string, label: string, description: string): UploadField => ({
  name,
  type: "upload",
  relationTo: "pictures",
  label,
  access: { update: isEditorForField },
  admin: { description },
});

export const testimonials: CollectionConfig = {
  slug: "testimonials",
  labels: { singular: "Testimonial", plural: "Testimonials" },
  admin: {
    ...draftedAdmin,
    group: "Content",
    useAsTitle: "author",
    defaultColumns: ["author", "slug", "readyIn", "_status", "updatedAt"],
    listSearchableFields: ["author", "slug"],
    description: "What people say of the tools. Pages show them in a block of testimonials.",
  },
  access: draftedAccess,
  versions: draftedVersions,
  hooks: draftedHooks(publishWhenSaved(testimonialPublication)),
  fields: [
    translatedParagraph({ name: "quote", label: "Quote", needed: true }),
    translatedLine({ name: "author", label: "Who says it", needed: true }),
    translatedLine({
      name: "credits",
      label: "Credits",
      description: "What they do, or what they are known for.",
    }),
    imageField("photo", "Picture", "Square. A testimonial without one is not shown."),
    imageField("photoForPhones", "Picture for phones", "Empty: the same one."),
    slugField({
      name: "slug",
      label: "Slug",
      unique: true,
      description: "What blocks name it by.",
    }),
    ready,
    readyIn,
  ],
};
