import { isSearchScreen, searchScreens as screens } from "@autotune/contract";
import type { CollectionConfig } from "payload";
import {
  draftedAccess,
  draftedAdmin,
  draftedHooks,
  draftedVersions,
} from "../../platform/drafts/drafted.ts";
import { ready, readyIn } from "../../platform/fields/ready.ts";
import { slugField } from "../../platform/fields/slug-field.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import { publishWhenSaved } from "../../platform/publishing/publish-when-saved.ts";
import { screenPublication } from "./screen-publication.ts";

const names = Object.keys(screens).join(", ");

/** How the search finds what is no document: account and service screens. */
export const searchScreens: CollectionConfig = {
  slug: "search-screens",
  labels: { singular: "Search shortcut", plural: "Search shortcuts" },
  admin: {
    ...draftedAdmin,
    group: "Site",
    useAsTitle: "title",
    defaultColumns: ["title", "slug", "readyIn", "_status", "updatedAt"],
    listSearchableFields: ["title", "slug", "keywords"],
    description:
      "What visitors look for by many names: account screens, service pages, policies. Their keywords lead there.",
  },
  access: draftedAccess,
  versions: draftedVersions,
  custom: { publication: screenPublication },
  hooks: draftedHooks(publishWhenSaved(screenPublication)),
  fields: [
    translatedLine({ name: "title", label: "Title", needed: true }),
    translatedLine({
      name: "text",
      label: "Text",
      description: "One sentence: what visitors can do there.",
      needed: true,
    }),
    translatedParagraph({
      name: "keywords",
      label: "Keywords",
      description:
        "What else visitors may type to get there, for example “stop renewal”. Never shown.",
    }),
    slugField({
      name: "slug",
      label: "Screen",
      unique: true,
      description: `One of: ${names}.`,
      check: (text) => isSearchScreen(text) || `Choose one of: ${names}.`,
    }),
    ready,
    readyIn,
  ],
};
