import { defaultLanguage } from "@autotune/routes";
import type { CollectionSlug, Payload } from "payload";
import { documentKind } from "./collection-name.ts";

/** What staff call a document in lists: the field that its collection names it by, in English, of its newest draft. */
export async function documentTitle(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
): Promise<string> {
  const { flattenedFields, admin } = payload.collections[collection].config;
  const field = admin.useAsTitle ?? "id";
  const groups = flattenedFields.filter(({ type }) => type === "group" || type === "tab");
  const document = await payload.findByID({
    collection,
    id,
    // A group that is not named would be read with all that it holds.
    select: {
      [field]: true,
      ...Object.fromEntries(groups.map(({ name }) => [name, {}])),
    },
    locale: defaultLanguage,
    draft: true,
    depth: 0,
    disableErrors: true,
  });
  const title: unknown = document === null ? undefined : Reflect.get(document, field);
  if (typeof title === "string" && title !== "") return title;
  return `${documentKind(payload, collection)} ${id}`;
}
