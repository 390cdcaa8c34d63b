import { publicationChannel } from "@autotune/database";
import type { Language } from "@autotune/routes";
import pg from "pg";
import { databaseUrl } from "../../fixtures/shop-test.ts";

/** The shop as long as a document is not translated into a language: everything in it is. */
export async function withoutTranslation(
  { collection, key, language }: { collection: string; key: string; language: Language },
  look: () => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const where = "where collection = $1 and key = $2 and locale = $3";
  const document = [collection, key, language];
  const announce = () => client.query("select pg_notify($1, '')", [publicationChannel]);
  try {
    await client.query(
      `create temporary table kept as select * from shop.published_document ${where}`,
      document,
    );
    await client.query(`delete from shop.published_document ${where}`, document);
    await announce();
    await look();
  } finally {
    await client.query("insert into shop.published_document select * from kept");
    await announce();
    await client.end();
  }
}
