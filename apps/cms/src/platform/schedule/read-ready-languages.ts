import { languages, type Language } from "@autotune/routes";
import type { CollectionSlug, PayloadRequest } from "payload";
import { isRow } from "../documents/row.ts";

/** The languages that are marked ready in the newest draft: all of them go live when all are published. */
export async function readReadyLanguages(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<Language[]> {
  const { flattenedFields } = req.payload.collections[collection].config;
  const groups = flattenedFields.filter(({ type }) => type === "group" || type === "tab");
  const document = await req.payload.findByID({
    collection,
    id,
    draft: true,
    locale: "all",
    fallbackLocale: false,
    depth: 0,
    select: { ready: true, ...Object.fromEntries(groups.map(({ name }) => [name, {}])) },
    overrideAccess: false,
    req,
  });
  const marks: unknown = Reflect.get(document, "ready");
  return languages.filter((language) => isRow(marks) && marks[language] === true);
}
