import type { Language } from "@autotune/routes";

export const previewPath = "/preview/:collection/:id";

interface PreviewedDocument {
  readonly collection: string;
  readonly id: number;
  readonly language: Language;
  /** When it was saved: another save has another URL. */
  readonly savedAt: string;
}

/** Where the CMS leads on to the shop's page with the draft. */
export function previewEndpointUrl({ collection, id, language, savedAt }: PreviewedDocument) {
  const query = new URLSearchParams({ locale: language, saved: savedAt });
  return `/api/preview/${collection}/${id}?${query.toString()}`;
}
