import { parseBody } from "@autotune/contract";
import { storeDraftPreview } from "@autotune/database";
import type { Language } from "@autotune/routes";
import type { PayloadRequest } from "payload";
import { isolatedRequest } from "../../platform/documents/isolated-request.ts";
import { inLanguage } from "../../platform/documents/in-language.ts";
import type {
  DocumentCollection,
  Publication,
  TranslatedDocument,
} from "../../platform/publishing/publication.ts";
import { loadReferences } from "../../platform/publishing/references.ts";
import { shopUrlOf } from "../../platform/settings/shop-url.ts";

interface PreviewRequest {
  readonly req: PayloadRequest;
  readonly id: number;
  readonly language: Language;
}

type Preview =
  | { readonly ok: true; readonly url: string }
  /** What it lacks, such as a path. */
  | { readonly ok: false; readonly reason: string };

/** Stores the newest draft as it would be published, and returns the URL where the shop shows it. */
export async function previewUrl<
  Collection extends DocumentCollection,
  Document extends TranslatedDocument,
>(
  publication: Publication<Collection, Document>,
  { req, id, language }: PreviewRequest,
): Promise<Preview> {
  const { collection } = publication;
  const draft = await publication.read(req.payload, {
    id,
    locale: "all",
    fallbackLocale: false,
    draft: true,
    depth: 0,
    req: isolatedRequest(req),
  });
  const key = publication.keyOf(draft);
  if (key === undefined) return { ok: false, reason: "the URL is missing" };
  const fields = req.payload.collections[collection].config.flattenedFields;
  const document = inLanguage(fields, draft, language);
  const parsed = parseBody(collection, publication.toBody(document, await loadReferences(req)));
  if (!parsed.ok) return { ok: false, reason: parsed.reason };
  const token = await storeDraftPreview(req.payload.db.drizzle, {
    collection,
    key,
    locale: language,
    body: parsed.body,
  });
  return { ok: true, url: `${shopUrlOf(req.payload)}/preview/${token}` };
}
