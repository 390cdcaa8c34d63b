import type { PublishedCollection } from "@autotune/contract";
import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { CollectionSlug, PayloadRequest, Where } from "payload";
import { artistPublication } from "../content/artists/artist-publication.ts";
import { downloadPagePublication } from "../licensing/download-page-publication.ts";
import { installerPublication } from "../licensing/installer-publication.ts";
import { isolatedRequest } from "../platform/documents/isolated-request.ts";
import { manualPublication } from "../content/manuals/manual-publication.ts";
import { miniBannerPublication } from "../marketing/mini-banner-publication.ts";
import { pagePublication } from "../content/pages/page-publication.ts";
import { postPublication } from "../content/posts/post-publication.ts";
import { productCardPublication } from "../catalogue/product-cards/product-card-publication.ts";
import { productPagePublication } from "../content/pages/product-page-publication.ts";
import { promotionPagePublication } from "../checkout/promotion-page-publication.ts";
import type { Publication, TranslatedDocument } from "../platform/publishing/publication.ts";
import { publishReadyLanguages } from "../platform/publishing/publish-ready-languages.ts";
import { readSaved } from "../platform/publishing/read-saved.ts";
import { republishRowsNaming } from "./republish-rows-naming.ts";
import { tutorialPublication } from "../content/tutorials/tutorial-publication.ts";

interface Again {
  readonly transaction: Executor;
  readonly req: PayloadRequest;
}

interface MovedDocument extends Again {
  readonly moved: {
    readonly collection: PublishedCollection;
    readonly id: number;
    readonly formerKey: string;
  };
}

/** Publishes what has this key once more. */
type Republish = (again: Again, key: string) => Promise<void>;

/** Every collection whose documents name others. */
const referrers: Partial<Record<PublishedCollection, Republish>> = {
  pages: republishing(pagePublication),
  "product-pages": republishing(productPagePublication, (key) => {
    const [family, slug] = key.split("/");
    return { family: { equals: family }, slug: { equals: slug } };
  }),
  "product-cards": republishing(productCardPublication),
  "mini-banners": republishing(miniBannerPublication),
  posts: republishing(postPublication),
  tutorials: republishing(tutorialPublication),
  artists: republishing(artistPublication),
  manuals: republishing(manualPublication),
  "download-pages": republishing(downloadPagePublication),
  "promotion-pages": republishing(promotionPagePublication),
  installers: republishing(installerPublication, (key) => ({ id: { equals: Number(key) } })),
};

/** A document that has moved is named by its former key in others; those are published again with the new one. */
export async function republishReferrers({
  transaction,
  req,
  moved: { collection: ofMoved, id, formerKey },
}: MovedDocument): Promise<void> {
  // Buttons that open several cards name them in one text.
  const { rows } = await transaction.execute(sql`
    select distinct collection, key from shop.published_document
    where jsonb_path_exists(body, '$.** ? (@ == $key)', jsonb_build_object('key', ${formerKey}::text))
      or exists (
        select from jsonb_path_query(body, '$.** ? (@.action like_regex "^open_.*_modal$")') button
        where ${formerKey} = any(string_to_array(coalesce(button ->> 'data', button ->> 'value'), ','))
      )`);
  const again = { transaction, req };
  for (const [collection, republish] of Object.entries(referrers)) {
    for (const row of rows) {
      if (row["collection"] === collection && typeof row["key"] === "string")
        await republish(again, row["key"]);
    }
  }
  if (ofMoved === "products") await republishRowsNaming({ ...again, product: id });
}

function republishing<Collection extends PublishedCollection, Document extends TranslatedDocument>(
  publication: Publication<Collection, Document>,
  withKey: (key: string) => Where = (key) => ({ slug: { equals: key } }),
): Republish {
  const collection: CollectionSlug = publication.collection;
  return async (again, key) => {
    const { docs } = await again.req.payload.find({
      collection,
      where: { ...withKey(key), _status: { equals: "published" } },
      select: {},
      draft: false,
      depth: 0,
      limit: 1,
      req: isolatedRequest(again.req),
    });
    const id = docs[0]?.id;
    if (typeof id !== "number") return;
    const saved = await readSaved(publication, again.req, id);
    await publishReadyLanguages({ ...again, publication, saved });
  };
}
