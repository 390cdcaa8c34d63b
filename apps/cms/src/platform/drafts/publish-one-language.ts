import { isLanguage, type Language } from "@autotune/routes";
import type { CollectionBeforeOperationHook, PayloadRequest } from "payload";
import { languagesWithDrafts } from "./languages-with-drafts.ts";

declare module "payload" {
  interface RequestContext {
    /** The one language that is being published; the others keep what they had. */
    publishedLanguage?: Language;
  }
}

/** In a publish request: which languages somebody meant. Without it, all that are ready. */
const publishInParameter = "publishIn";

/**
 * Who publishes one language does not publish what colleagues have drafted in others. Where nobody has, the whole
 * document is published, which is the same and leaves no draft behind.
 */
export const publishOneLanguage: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== "update" || !isPublishing(args.data)) return args;
  const given = args.publishSpecificLocale ?? undefined;
  const language = isLanguage(given) ? given : requestedLanguage(req);
  if (language === undefined) return args;
  req.context.publishedLanguage = language;
  // Without one, several documents are saved at once.
  const id = "id" in args && args.id !== undefined ? Number(args.id) : undefined;
  if (given !== undefined || id === undefined) return args;
  const drafted = await languagesWithDrafts(req, collection.slug, id);
  const isAlone = drafted.every((one) => one === language);
  return isAlone ? args : { ...args, publishSpecificLocale: language };
};

function isPublishing(data: object | undefined): boolean {
  return data !== undefined && "_status" in data && data._status === "published";
}

function requestedLanguage(req: PayloadRequest): Language | undefined {
  const requested = req.query[publishInParameter];
  if (typeof requested !== "string" || requested !== req.locale) return undefined;
  return isLanguage(requested) ? requested : undefined;
}
