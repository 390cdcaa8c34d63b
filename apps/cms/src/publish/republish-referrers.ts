import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { PayloadRequest, Where } from "payload";
import { isolatedRequest } from "./isolated-request.ts";
import { pagePublication } from "./page-publication.ts";
import { productPagePublication } from "./product-page-publication.ts";
import { publishReadyLanguages } from "./publish-ready-languages.ts";

interface MovedDocument {
  readonly transaction: Executor;
  readonly req: PayloadRequest;
  readonly formerKey: string;
}

/** A document that has moved is named by its former key in others; those are published again with the new one. */
export async function republishReferrers({
  transaction,
  req,
  formerKey,
}: MovedDocument): Promise<void> {
  const { rows } = await transaction.execute(sql`
    select distinct collection, key from shop.published_document
    where jsonb_path_exists(body, '$.** ? (@ == $key)', jsonb_build_object('key', ${formerKey}::text))`);
  for (const { collection, key } of rows) {
    if (typeof key !== "string") continue;
    if (collection === "pages") {
      const [saved] = await findPublished(req, "pages", { slug: { equals: key } });
      if (saved)
        await publishReadyLanguages({ publication: pagePublication, transaction, req, saved });
    } else if (collection === "product-pages") {
      const [family, slug] = key.split("/");
      const [saved] = await findPublished(req, "product-pages", {
        family: { equals: family },
        slug: { equals: slug },
      });
      if (saved)
        await publishReadyLanguages({
          publication: productPagePublication,
          transaction,
          req,
          saved,
        });
    }
  }
}

async function findPublished<Slug extends "pages" | "product-pages">(
  req: PayloadRequest,
  collection: Slug,
  where: Where,
) {
  const { docs } = await req.payload.find({
    collection,
    where: { ...where, _status: { equals: "published" } },
    locale: "all",
    draft: false,
    depth: 0,
    limit: 1,
    req: isolatedRequest(req),
  });
  return docs;
}
