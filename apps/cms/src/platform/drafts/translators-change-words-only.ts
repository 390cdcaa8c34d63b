import type { CollectionBeforeChangeHook } from "payload";
import { retainTranslations } from "../documents/retain-translations.ts";
import { hasSameText } from "../documents/has-same-text.ts";

/**
 * Whatever a translator sends, only the texts of the language reach the document. Changed texts are not ready:
 * the form sends an old mark along with them, and the next publication would write half-done work.
 */
export const translatorsChangeWordsOnly: CollectionBeforeChangeHook = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (req.user?.role !== "translator") return data;
  const { flattenedFields } = collection;
  const merged = retainTranslations(flattenedFields, originalDoc ?? {}, data);
  const mark = hasSameText(flattenedFields, originalDoc ?? {}, merged) ? {} : { ready: false };
  return { ...merged, ...mark, _status: "draft" };
};
