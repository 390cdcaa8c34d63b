import type { PublishedCollection } from "@autotune/contract";
import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { PayloadRequest, Where } from "payload";
import { isolatedRequest } from "./isolated-request.ts";
import { pagePublication } from "./page-publication.ts";
import { productCardPublication } from "./product-card-publication.ts";
import { productPagePublication } from "./product-page-publication.ts";
import { publishReadyLanguages } from "./publish-ready-languages.ts";
import { republishRowsNaming } from "./republish-rows-naming.ts";

interface MovedDocument {
  readonly transaction: Executor;
  readonly req: PayloadRequest;
  readonly moved: {
    readonly collection: PublishedCollection;
    readonly id: number;
    readonly formerKey: string;
  };
}

/** A document that has moved is named by its former key in others; those are published again with the new one. */
export async function republishReferrers({
  transaction,
  req,
  moved: { collection: ofMoved, id, formerKey },
}: MovedDocument): Promise<void> {
  const { rows } = await transaction.execute(sql`
    select distinct collection, key from shop.published_document
    where jsonb_path_exists(body, '$.** ? (@ == $key)', jsonb_build_object('key', ${formerKey}::text))`);
  const again = { transaction, req };
  for (const { collection, key } of rows) {
    if (typeof key !== "string") continue;
    if (collection === "pages") {
      const [saved] = await findPublished(req, "pages", { slug: { equals: key } });
      if (saved) await publishReadyLanguages({ ...again, publication: pagePublication, saved });
    } else if (collection === "product-cards") {
      const [saved] = await findPublished(req, "product-cards", { slug: { equals: key } });
      if (saved)
        await publishReadyLanguages({ ...again, publication: productCardPublication, saved });
    } else if (collection === "product-pages") {
      const [family, slug] = key.split("/");
      const [saved] = await findPublished(req, "product-pages", {
        family: { equals: family },
        slug: { equals: slug },
      });
      if (saved)
        await publishReadyLanguages({ ...again, publication: productPagePublication, saved });
    }
  }
  if (ofMoved === "products") await republishRowsNaming({ ...again, product: id });
}

async function findPublished<Slug extends "pages" | "product-cards" | "product-pages">(
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
