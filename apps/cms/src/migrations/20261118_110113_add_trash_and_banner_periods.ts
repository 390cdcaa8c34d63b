import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."product_pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_product_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."tutorials" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_tutorials_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."artists" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_artists_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."manuals" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_manuals_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."download_pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_download_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."installers" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_installers_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."testimonials" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_testimonials_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_redirects_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."search_screens" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_search_screens_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."search_synonyms" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_search_synonyms_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."products" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."upgrades" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_upgrades_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."product_cards" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_product_cards_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."coupons" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_coupons_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."promotions" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_promotions_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."promotion_pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_promotion_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."mini_banners" ADD COLUMN "starts_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."mini_banners" ADD COLUMN "ends_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."mini_banners" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_mini_banners_v" ADD COLUMN "version_starts_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_mini_banners_v" ADD COLUMN "version_ends_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_mini_banners_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."popups" ADD COLUMN "starts_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."popups" ADD COLUMN "ends_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."popups" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_popups_v" ADD COLUMN "version_starts_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_popups_v" ADD COLUMN "version_ends_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_popups_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "cms"."products" DROP COLUMN "deleted_at";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "cms"."upgrades" DROP COLUMN "deleted_at";
  ALTER TABLE "cms"."_upgrades_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "cms"."product_cards" DROP COLUMN "deleted_at";
  ALTER TABLE "cms"."_product_cards_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "cms"."product_pages" DROP COLUMN "deleted_at";
  ALTER TABLE "cms"."_product_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "cms"."promotions" DROP COLUMN "deleted_at";
  ALTER TABLE "cms"."_promotions_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "cms"."coupons" DROP COLUMN "deleted_at";
  ALTER TABLE "cms"."_coupons_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "cms"."promotion_pages" DROP COLUMN "deleted_at";
  ALTER TABLE "cms"."_promotion_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "cms"."mini_banners" DROP COLUMN "starts_at";
  ALTER TABLE "cms"."mini_banners" DROP COLUMN "ends_at";
  ALTER TABLE "cms"."mini_banners" DROP COLUMN "deleted_at";
  ALTER TABLE "cms"."_mini_banners_v" DROP COLUMN "version_starts_at";
  ALTER TABLE "cms"."_mini_banners_v" DROP COLUMN "version_ends_at";
  ALTER TABLE "cms"."_mini_banners_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "cms"."popups" DROP COLUMN "starts_at";
  ALTER TABLE "cms"."popups" DROP COLUMN "ends_at";
  ALTER TABLE "cms"."popups" DROP COLUMN "deleted_at";
  ALTER TABLE "cms"."_popups_v" DROP COLUMN "version_starts_at";
  ALTER TABLE "cms"."_popups_v" DROP COLUMN "version_ends_at";
  ALTER TABLE "cms"."_popups_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "cms"."pages" DROP COLUMN "deleted_at";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "cms"."posts" DROP COLUMN "deleted_at";
  ALTER TABLE "cms"."_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "cms"."tutorials" DROP COLUMN "deleted_at";
  ALTER TABLE "cms"."_tutorials_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "cms"."artists" DROP COLUMN "deleted_at";
  ALTER TABLE "cms"."_artists_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "cms"."manuals" DROP COLUMN "deleted_at";
  ALTER TABLE "cms"."_manuals_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "cms"."testimonials" DROP COLUMN "deleted_at";
  ALTER TABLE "cms"."_testimonials_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "cms"."download_pages" DROP COLUMN "deleted_at";
  ALTER TABLE "cms"."_download_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "cms"."installers" DROP COLUMN "deleted_at";
  ALTER TABLE "cms"."_installers_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "cms"."redirects" DROP COLUMN "deleted_at";
  ALTER TABLE "cms"."_redirects_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "cms"."search_screens" DROP COLUMN "deleted_at";
  ALTER TABLE "cms"."_search_screens_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "cms"."search_synonyms" DROP COLUMN "deleted_at";
  ALTER TABLE "cms"."_search_synonyms_v" DROP COLUMN "version_deleted_at";`)
}
