import { defaultLanguage, isLanguage } from "@autotune/routes";
import type { CollectionConfig } from "payload";
import type { DocumentCollection } from "../../platform/publishing/publication.ts";
import { previewEndpointUrl } from "./preview-urls.ts";

type LivePreview = NonNullable<NonNullable<CollectionConfig["admin"]>["livePreview"]>;

/**
 * The draft beside its fields, as the shop would show it. Every save gives a new URL, so the frame follows. The draft
 * is read when the frame asks for it: most forms are opened and saved without one.
 */
export function draftPreview({
  collection,
}: {
  readonly collection: DocumentCollection;
}): LivePreview {
  return {
    url({ data, locale }) {
      const { id, updatedAt } = data;
      if (typeof id !== "number") return undefined;
      const language = isLanguage(locale.code) ? locale.code : defaultLanguage;
      return previewEndpointUrl({ collection, id, language, savedAt: String(updatedAt) });
    },
    breakpoints: [
      { name: "phone", label: "Phone", width: 390, height: 844 },
      { name: "tablet", label: "Tablet", width: 820, height: 1180 },
      { name: "desktop", label: "Desktop", width: 1440, height: 900 },
    ],
  };
}
