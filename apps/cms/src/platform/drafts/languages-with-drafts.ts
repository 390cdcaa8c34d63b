import { languages, type Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import type { CollectionSlug, PayloadRequest } from "payload";
import { isolatedRequest } from "../documents/isolated-request.ts";
import { isRow, type Row } from "../documents/row.ts";
import { tablesOf } from "../documents/tables-of.ts";
import { textsOf, wordsIn } from "../documents/texts.ts";

/** The languages in which a saved draft says something else than what was published last. */
export async function languagesWithDrafts(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<Language[]> {
  if (!(await hasDraft(req, collection, id))) return [];
  const read = async (draft: boolean): Promise<Row> => ({
    ...(await req.payload.findByID({
      collection,
      id,
      draft,
      locale: "all",
      fallbackLocale: false,
      depth: 0,
      req: isolatedRequest(req),
    })),
  });
  const [draft, saved] = [await read(true), await read(false)];
  const { flattenedFields } = req.payload.collections[collection].config;
  const before = new Map(textsOf(flattenedFields, saved).map((text) => [text.path, text]));
  const texts = textsOf(flattenedFields, draft);
  return languages.filter(
    (language) =>
      isMarked(draft, language) !== isMarked(saved, language) ||
      texts.some((text) => {
        const former = before.get(text.path);
        return wordsIn(text, language) !== (former === undefined ? "" : wordsIn(former, language));
      }),
  );
}

function isMarked({ ready }: Row, language: Language): boolean {
  return isRow(ready) && ready[language] === true;
}

/** Its status alone, because most documents have none, and a page has a hundred joins. */
async function hasDraft(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<boolean> {
  const { versions } = tablesOf(collection);
  const { rows } = await req.payload.db.drizzle.execute(sql`
    select from ${versions} where parent_id = ${id} and latest and version__status::text = 'draft'`);
  return rows.length > 0;
}
