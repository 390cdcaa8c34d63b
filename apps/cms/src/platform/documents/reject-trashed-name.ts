import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type SanitizedCollectionConfig,
  type Where,
} from "payload";
import { documentKind, isCollection } from "./collection-name.ts";
import { isolatedRequest } from "./isolated-request.ts";

/**
 * What is in the trash still has its slug or code, and no list shows it: "Value must be unique" would send people
 * looking for nothing. For people; a draft over a document is stored beside it and takes no name.
 */
export const rejectTrashedName: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { slug } = collection;
  if (req.user === null || !isCollection(req.payload, slug)) return data;
  if (operation === "update" && data["_status"] === "draft") return data;
  const id: unknown = originalDoc === undefined ? undefined : Reflect.get(originalDoc, "id");
  for (const names of uniqueNames(collection)) {
    const values = names.map((name): unknown => Reflect.get(data, name));
    if (values.some((value) => value === undefined || value === null)) continue;
    const { docs } = await req.payload.find({
      collection: slug,
      where: {
        and: [
          { deletedAt: { exists: true } },
          ...names.map((name, at): Where => ({ [name]: { equals: values[at] } })),
          ...(typeof id === "number" ? [{ id: { not_equals: id } }] : []),
        ],
      },
      select: titleOf(collection),
      trash: true,
      draft: false,
      depth: 0,
      limit: 1,
      pagination: false,
      req: isolatedRequest(req),
    });
    const [trashed] = docs;
    if (trashed === undefined) continue;
    const title: unknown = Reflect.get(trashed, collection.admin.useAsTitle ?? "id");
    const named =
      typeof title === "string" && title !== ""
        ? `“${title}”`
        : `${documentKind(req.payload, slug)} ${trashed.id}`;
    const message = `${named} is in the trash and has the same value. Restore it, or delete it there first.`;
    const path = names.at(-1) ?? "";
    throw new ValidationError({ collection: slug, errors: [{ path, message }], req }, req.t);
  }
  return data;
};

/** The fields of which no two documents have the same, by themselves or together. */
function uniqueNames({ flattenedFields, indexes }: SanitizedCollectionConfig): string[][] {
  const alone = flattenedFields.filter((field) => "unique" in field && field.unique);
  const together = indexes.filter(({ unique }) => unique);
  return [...alone.map(({ name }) => [name]), ...together.map(({ fields }) => fields)];
}

/** A group that is not named would be read with all that it holds. */
function titleOf({ flattenedFields, admin }: SanitizedCollectionConfig) {
  const groups = flattenedFields.filter(({ type }) => type === "group" || type === "tab");
  return {
    [admin.useAsTitle ?? "id"]: true,
    ...Object.fromEntries(groups.map(({ name }) => [name, {}])),
  };
}
