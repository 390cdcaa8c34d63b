import type { CollectionBeforeChangeHook } from "payload";
import { keepOnlyTranslations } from "./keep-only-translations.ts";
import { saysTheSame } from "./says-the-same.ts";

/**
 * Whatever a translator sends, only the words of the language reach the document. Words that changed are not ready:
 * the form sends an old mark along with them, and the next publication would write what is half done.
 */
export const translatorsChangeWordsOnly: CollectionBeforeChangeHook = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (req.user?.role !== "translator") return data;
  const { flattenedFields } = collection;
  const kept = keepOnlyTranslations(flattenedFields, originalDoc ?? {}, data);
  const mark = saysTheSame(flattenedFields, originalDoc ?? {}, kept) ? {} : { ready: false };
  return { ...kept, ...mark, _status: "draft" };
};
