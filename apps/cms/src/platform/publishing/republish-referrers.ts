import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { CollectionSlug, PayloadRequest } from "payload";
import { isolatedRequest } from "../documents/isolated-request.ts";
import { publicationsOf, type AnyPublication } from "./publications-of.ts";
import { publishReadyLanguages } from "./publish-ready-languages.ts";
import { readSaved } from "./read-saved.ts";
import { republishRowsNaming } from "./republish-rows-naming.ts";

interface Again {
  readonly transaction: Executor;
  readonly req: PayloadRequest;
}

interface MovedDocument extends Again {
  readonly moved: {
    readonly collection: CollectionSlug;
    readonly id: number;
    readonly formerKey: string;
  };
}

/** A document that has moved is named by its former key in others; those are published again with the new one. */
export async function republishReferrers({
  transaction,
  req,
  moved: { collection, id, formerKey },
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
  for (const publication of publicationsOf(req.payload)) {
    for (const row of rows) {
      if (row["collection"] === publication.collection && typeof row["key"] === "string")
        await republish(again, publication, row["key"]);
    }
  }
  await republishRowsNaming({ ...again, moved: { collection, id } });
}

async function republish(again: Again, publication: AnyPublication, key: string): Promise<void> {
  const { docs } = await again.req.payload.find({
    collection: publication.collection,
    where: { ...publication.whereKey(key), _status: { equals: "published" } },
    select: {},
    draft: false,
    depth: 0,
    limit: 1,
    req: isolatedRequest(again.req),
  });
  const id = docs[0]?.id;
  if (typeof id !== "number") return;
  const saved = await readSaved(publication, again.req, id);
  await publishReadyLanguages({ ...again, publication, saved, isFollowing: true });
}
