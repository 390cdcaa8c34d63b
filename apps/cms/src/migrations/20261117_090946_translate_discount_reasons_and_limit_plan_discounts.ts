import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."products" ADD COLUMN "discount_period_count" numeric;
  ALTER TABLE "cms"."products_locales" ADD COLUMN "discount_reason" varchar;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_discount_period_count" numeric;
  ALTER TABLE "cms"."_products_v_locales" ADD COLUMN "version_discount_reason" varchar;
  -- Every language keeps the words that its pages have shown so far.
  UPDATE "cms"."products_locales" "words" SET "discount_reason" = "product"."discount_reason"
    FROM "cms"."products" "product" WHERE "product"."id" = "words"."_parent_id";
  UPDATE "cms"."_products_v_locales" "words" SET "version_discount_reason" = "product"."version_discount_reason"
    FROM "cms"."_products_v" "product" WHERE "product"."id" = "words"."_parent_id";
  ALTER TABLE "cms"."products" DROP COLUMN "discount_reason";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_discount_reason";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."products" ADD COLUMN "discount_reason" varchar;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_discount_reason" varchar;
  UPDATE "cms"."products" "product" SET "discount_reason" = "words"."discount_reason"
    FROM "cms"."products_locales" "words" WHERE "words"."_parent_id" = "product"."id" AND "words"."_locale" = 'en';
  UPDATE "cms"."_products_v" "product" SET "version_discount_reason" = "words"."version_discount_reason"
    FROM "cms"."_products_v_locales" "words" WHERE "words"."_parent_id" = "product"."id" AND "words"."_locale" = 'en';
  ALTER TABLE "cms"."products" DROP COLUMN "discount_period_count";
  ALTER TABLE "cms"."products_locales" DROP COLUMN "discount_reason";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_discount_period_count";
  ALTER TABLE "cms"."_products_v_locales" DROP COLUMN "version_discount_reason";`)
}
