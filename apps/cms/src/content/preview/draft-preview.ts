import { defaultLanguage, isLanguage } from "@autotune/routes";
import type { CollectionConfig } from "payload";
import type {
  DocumentCollection,
  Publication,
  TranslatedDocument,
} from "../../platform/publishing/publication.ts";
import { previewUrl } from "./preview-url.ts";

type LivePreview = NonNullable<NonNullable<CollectionConfig["admin"]>["livePreview"]>;

/** The draft beside its fields, as the shop would show it. Every save gives a new URL, so the frame follows. */
export function draftPreview<
  Collection extends DocumentCollection,
  Document extends TranslatedDocument,
>(publication: Publication<Collection, Document>): LivePreview {
  return {
    async url({ data, locale, req }) {
      const { id } = data;
      if (typeof id !== "number") return undefined;
      const language = isLanguage(locale.code) ? locale.code : defaultLanguage;
      return await previewUrl(publication, { req, id, language });
    },
    breakpoints: [
      { name: "phone", label: "Phone", width: 390, height: 844 },
      { name: "tablet", label: "Tablet", width: 820, height: 1180 },
      { name: "desktop", label: "Desktop", width: 1440, height: 900 },
    ],
  };
}
