import { ValidationError, type CollectionBeforeChangeHook, type Where } from "payload";
import type { Manual } from "../../payload-types.ts";
import { isolatedRequest } from "../../platform/documents/isolated-request.ts";

/** A manual and a chapter of another one cannot share a path: the chapter would never be shown. */
export const rejectSharedPaths: CollectionBeforeChangeHook<Manual> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { slug, chapters, _status: status } = data;
  if (status !== "published" || !slug) return data;
  const end = slug.lastIndexOf("/");
  const inTheWay = await findOther({
    slug: { equals: slug.slice(0, Math.max(end, 0)) },
    "chapters.slug": { equals: slug.slice(end + 1) },
  });
  if (inTheWay !== undefined)
    reject("slug", `A chapter of ${inTheWay} already has this URL. Choose another slug.`);
  const taken = await findOther({
    slug: { in: (chapters ?? []).map((chapter) => `${slug}/${chapter.slug}`) },
  });
  if (taken !== undefined)
    reject("chapters", `${taken} is already a manual. Choose another slug for the chapter.`);
  return data;

  async function findOther(where: Where): Promise<string | undefined> {
    const { docs } = await req.payload.find({
      collection: "manuals",
      where: {
        ...where,
        _status: { equals: "published" },
        ...(operation === "create" ? {} : { id: { not_equals: originalDoc?.id } }),
      },
      select: { slug: true },
      depth: 0,
      draft: false,
      limit: 1,
      req: isolatedRequest(req),
    });
    return docs[0]?.slug ?? undefined;
  }

  function reject(path: string, message: string): never {
    throw new ValidationError({ collection: "manuals", errors: [{ path, message }], req }, req.t);
  }
};
