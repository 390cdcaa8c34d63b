import type { CollectionBeforeChangeHook } from "payload";
import { keepOnlyTranslations } from "./keep-only-translations.ts";

/** Whatever a translator sends, only the words of the language reach the document. */
export const translatorsChangeWordsOnly: CollectionBeforeChangeHook = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (req.user?.role !== "translator") return data;
  return {
    ...keepOnlyTranslations(collection.flattenedFields, originalDoc ?? {}, data),
    _status: "draft",
  };
};
