import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE INDEX CONCURRENTLY "products_picture_idx" ON "cms"."products" USING btree ("picture_id");
  CREATE INDEX CONCURRENTLY "_products_v_version_version_picture_idx" ON "cms"."_products_v" USING btree ("version_picture_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "cms"."products_picture_idx";
  DROP INDEX "cms"."_products_v_version_version_picture_idx";`)
}
