import { sql } from "drizzle-orm";
import type { CollectionSlug, Payload } from "payload";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { isCollection } from "../documents/collection-name.ts";
import { documentTitle } from "../documents/document-title.ts";
import { tablesOf } from "../documents/tables-of.ts";

interface UnpublishedDraft {
  readonly collection: CollectionSlug;
  readonly id: number;
  readonly title: string;
  readonly changedAt: Date;
  /** The shop shows an older version of it. */
  readonly isLive: boolean;
}

interface UnpublishedDrafts {
  readonly count: number;
  /** The latest first. */
  readonly newest: readonly UnpublishedDraft[];
}

const rowForm = Compile(
  Type.Object({
    collection: Type.String(),
    id: Type.Integer(),
    changed_at: Type.String(),
    is_live: Type.Boolean(),
    count: Type.Integer(),
  }),
);

/** What is saved and not published, in these collections. */
export async function readDrafts(
  payload: Payload,
  collections: readonly CollectionSlug[],
  limit: number,
): Promise<UnpublishedDrafts> {
  if (collections.length === 0) return { count: 0, newest: [] };
  const ofEach = collections.map((collection) => {
    const { documents, versions } = tablesOf(collection);
    return sql`
      select ${collection}::text as collection, document.id, version.updated_at,
        document._status::text = 'published' as is_live
      from ${versions} version join ${documents} document on document.id = version.parent_id
      where version.latest and version.version__status::text = 'draft'
        and document.deleted_at is null`;
  });
  const { rows } = await payload.db.drizzle.execute(sql`
    select collection, id, is_live, (count(*) over ())::int as count,
      to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as changed_at
    from (${sql.join(ofEach, sql` union all `)}) draft
    order by updated_at desc, collection, id limit ${limit}`);
  const newest: UnpublishedDraft[] = [];
  for (const row of rows) {
    const { collection, id, changed_at: changedAt, is_live: isLive } = rowForm.Parse(row);
    if (!isCollection(payload, collection)) continue;
    const title = await documentTitle(payload, collection, id);
    newest.push({ collection, id, title, changedAt: new Date(changedAt), isLive });
  }
  const [first] = rows;
  return { count: first === undefined ? 0 : rowForm.Parse(first).count, newest };
}
