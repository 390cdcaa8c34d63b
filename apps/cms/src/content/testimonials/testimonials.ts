import type { CollectionConfig, UploadField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { slugField } from "../../platform/fields/slug-field.ts";
import { isSample } from "../../platform/fields/is-sample.ts";
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
    group: "Pages and blog",
    useAsTitle: "author",
    defaultColumns: ["author", "slug", "readyIn", "_status", "updatedAt"],
    listSearchableFields: ["author", "slug"],
    description: "What people say about our plug-ins. Pages show them in a testimonials block.",
  },
  access: draftedAccess,
  versions: draftedVersions,
  custom: { publication: testimonialPublication },
  hooks: draftedHooks(publishWhenSaved(testimonialPublication)),
  fields: [
    translatedParagraph({ name: "quote", label: "Quote", needed: true }),
    translatedLine({ name: "author", label: "Author", needed: true }),
    translatedLine({
      name: "credits",
      label: "Credits",
      description: "What they do or what they’re known for, for example “Vocal producer”.",
    }),
    imageField("photo", "Photo", "Square. Testimonials without a photo aren’t shown."),
    imageField("photoForPhones", "Photo for phones", "Leave empty to use the same photo."),
    slugField({
      name: "slug",
      label: "Slug",
      unique: true,
      description: "How blocks refer to it, for example home-studio.",
    }),
    isSample,
    ready,
    readyIn,
  ],
};
