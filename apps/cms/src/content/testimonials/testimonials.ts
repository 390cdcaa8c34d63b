import type { CollectionConfig, UploadField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { slugField } from "../../platform/fields/slug-field.ts";
import { ready, readyIn } from "../../platform/fields/ready.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import { publishWhenSaved } from "../../platform/publishing/publish-when-saved.ts";
import { testimonialPublication } from "./testimonial-publication.ts";
import {
  draftedAccess,
  draftedAdmin,
  draftedHooks,
  draftedVersions,
} from "../../platform/drafts/drafted.ts";

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
  custom: { publication: testimonialPublication },
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
