import type { CollectionConfig } from "payload";
import {
  draftedAccess,
  draftedAdmin,
  draftedHooks,
  draftedVersions,
} from "../../platform/drafts/drafted.ts";
import { ready, readyIn } from "../../platform/fields/ready.ts";
import { slugField } from "../../platform/fields/slug-field.ts";
import { checkNeeded } from "../../platform/fields/translated-text.ts";
import { publishWhenSaved } from "../../platform/publishing/publish-when-saved.ts";
import { checkSynonyms } from "./split-synonyms.ts";
import { synonymPublication } from "./synonym-publication.ts";

/** Words that mean the same to somebody who searches the shop. */
export const searchSynonyms: CollectionConfig = {
  slug: "search-synonyms",
  labels: { singular: "Search synonyms", plural: "Search synonyms" },
  admin: {
    ...draftedAdmin,
    group: "Site",
    useAsTitle: "slug",
    defaultColumns: ["slug", "words", "readyIn", "_status", "updatedAt"],
    listSearchableFields: ["slug", "words"],
    description:
      "Groups of words that mean the same to visitors. Whoever types one of them also finds the others.",
  },
  access: draftedAccess,
  versions: draftedVersions,
  custom: { publication: synonymPublication },
  hooks: draftedHooks(publishWhenSaved(synonymPublication)),
  fields: [
    {
      name: "words",
      type: "textarea",
      label: "Words",
      localized: true,
      admin: {
        rows: 6,
        description:
          "One word or phrase on each line, as visitors type it. A language may have more or fewer than English, and English words too if visitors use them.",
      },
      validate: (value: unknown, { data }: { data: { ready?: unknown } }) => {
        const needed = checkNeeded(value, data);
        if (needed !== true || typeof value !== "string" || value.trim() === "") return needed;
        return checkSynonyms(value);
      },
    },
    slugField({
      name: "slug",
      label: "Slug",
      unique: true,
      description: "A name for this list, for example coupon.",
    }),
    ready,
    readyIn,
  ],
};
