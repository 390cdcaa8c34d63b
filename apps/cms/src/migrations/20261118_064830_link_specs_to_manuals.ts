import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."pages_blocks_specs_groups_rows" ADD COLUMN "manual" varchar;
  ALTER TABLE "cms"."_pages_v_blocks_specs_groups_rows" ADD COLUMN "manual" varchar;
  ALTER TABLE "cms"."product_pages_blocks_specs_groups_rows" ADD COLUMN "manual" varchar;
  ALTER TABLE "cms"."_product_pages_v_blocks_specs_groups_rows" ADD COLUMN "manual" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."pages_blocks_specs_groups_rows" DROP COLUMN "manual";
  ALTER TABLE "cms"."_pages_v_blocks_specs_groups_rows" DROP COLUMN "manual";
  ALTER TABLE "cms"."product_pages_blocks_specs_groups_rows" DROP COLUMN "manual";
  ALTER TABLE "cms"."_product_pages_v_blocks_specs_groups_rows" DROP COLUMN "manual";`)
}
