import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE INDEX CONCURRENTLY "pages_deleted_at_idx" ON "cms"."pages" USING btree ("deleted_at");
  CREATE INDEX CONCURRENTLY "_pages_v_version_version_deleted_at_idx" ON "cms"."_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX CONCURRENTLY "product_pages_deleted_at_idx" ON "cms"."product_pages" USING btree ("deleted_at");
  CREATE INDEX CONCURRENTLY "_product_pages_v_version_version_deleted_at_idx" ON "cms"."_product_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX CONCURRENTLY "posts_deleted_at_idx" ON "cms"."posts" USING btree ("deleted_at");
  CREATE INDEX CONCURRENTLY "_posts_v_version_version_deleted_at_idx" ON "cms"."_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX CONCURRENTLY "tutorials_deleted_at_idx" ON "cms"."tutorials" USING btree ("deleted_at");
  CREATE INDEX CONCURRENTLY "_tutorials_v_version_version_deleted_at_idx" ON "cms"."_tutorials_v" USING btree ("version_deleted_at");
  CREATE INDEX CONCURRENTLY "artists_deleted_at_idx" ON "cms"."artists" USING btree ("deleted_at");
  CREATE INDEX CONCURRENTLY "_artists_v_version_version_deleted_at_idx" ON "cms"."_artists_v" USING btree ("version_deleted_at");
  CREATE INDEX CONCURRENTLY "manuals_deleted_at_idx" ON "cms"."manuals" USING btree ("deleted_at");
  CREATE INDEX CONCURRENTLY "_manuals_v_version_version_deleted_at_idx" ON "cms"."_manuals_v" USING btree ("version_deleted_at");
  CREATE INDEX CONCURRENTLY "download_pages_deleted_at_idx" ON "cms"."download_pages" USING btree ("deleted_at");
  CREATE INDEX CONCURRENTLY "_download_pages_v_version_version_deleted_at_idx" ON "cms"."_download_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX CONCURRENTLY "installers_deleted_at_idx" ON "cms"."installers" USING btree ("deleted_at");
  CREATE INDEX CONCURRENTLY "_installers_v_version_version_deleted_at_idx" ON "cms"."_installers_v" USING btree ("version_deleted_at");
  CREATE INDEX CONCURRENTLY "testimonials_deleted_at_idx" ON "cms"."testimonials" USING btree ("deleted_at");
  CREATE INDEX CONCURRENTLY "_testimonials_v_version_version_deleted_at_idx" ON "cms"."_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX CONCURRENTLY "redirects_deleted_at_idx" ON "cms"."redirects" USING btree ("deleted_at");
  CREATE INDEX CONCURRENTLY "_redirects_v_version_version_deleted_at_idx" ON "cms"."_redirects_v" USING btree ("version_deleted_at");
  CREATE INDEX CONCURRENTLY "search_screens_deleted_at_idx" ON "cms"."search_screens" USING btree ("deleted_at");
  CREATE INDEX CONCURRENTLY "_search_screens_v_version_version_deleted_at_idx" ON "cms"."_search_screens_v" USING btree ("version_deleted_at");
  CREATE INDEX CONCURRENTLY "search_synonyms_deleted_at_idx" ON "cms"."search_synonyms" USING btree ("deleted_at");
  CREATE INDEX CONCURRENTLY "_search_synonyms_v_version_version_deleted_at_idx" ON "cms"."_search_synonyms_v" USING btree ("version_deleted_at");
  CREATE INDEX CONCURRENTLY "products_deleted_at_idx" ON "cms"."products" USING btree ("deleted_at");
  CREATE INDEX CONCURRENTLY "_products_v_version_version_deleted_at_idx" ON "cms"."_products_v" USING btree ("version_deleted_at");
  CREATE INDEX CONCURRENTLY "upgrades_deleted_at_idx" ON "cms"."upgrades" USING btree ("deleted_at");
  CREATE INDEX CONCURRENTLY "_upgrades_v_version_version_deleted_at_idx" ON "cms"."_upgrades_v" USING btree ("version_deleted_at");
  CREATE INDEX CONCURRENTLY "product_cards_deleted_at_idx" ON "cms"."product_cards" USING btree ("deleted_at");
  CREATE INDEX CONCURRENTLY "_product_cards_v_version_version_deleted_at_idx" ON "cms"."_product_cards_v" USING btree ("version_deleted_at");
  CREATE INDEX CONCURRENTLY "coupons_deleted_at_idx" ON "cms"."coupons" USING btree ("deleted_at");
  CREATE INDEX CONCURRENTLY "_coupons_v_version_version_deleted_at_idx" ON "cms"."_coupons_v" USING btree ("version_deleted_at");
  CREATE INDEX CONCURRENTLY "promotions_deleted_at_idx" ON "cms"."promotions" USING btree ("deleted_at");
  CREATE INDEX CONCURRENTLY "_promotions_v_version_version_deleted_at_idx" ON "cms"."_promotions_v" USING btree ("version_deleted_at");
  CREATE INDEX CONCURRENTLY "promotion_pages_deleted_at_idx" ON "cms"."promotion_pages" USING btree ("deleted_at");
  CREATE INDEX CONCURRENTLY "_promotion_pages_v_version_version_deleted_at_idx" ON "cms"."_promotion_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX CONCURRENTLY "mini_banners_deleted_at_idx" ON "cms"."mini_banners" USING btree ("deleted_at");
  CREATE INDEX CONCURRENTLY "_mini_banners_v_version_version_deleted_at_idx" ON "cms"."_mini_banners_v" USING btree ("version_deleted_at");
  CREATE INDEX CONCURRENTLY "popups_deleted_at_idx" ON "cms"."popups" USING btree ("deleted_at");
  CREATE INDEX CONCURRENTLY "_popups_v_version_version_deleted_at_idx" ON "cms"."_popups_v" USING btree ("version_deleted_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "cms"."products_deleted_at_idx";
  DROP INDEX "cms"."_products_v_version_version_deleted_at_idx";
  DROP INDEX "cms"."upgrades_deleted_at_idx";
  DROP INDEX "cms"."_upgrades_v_version_version_deleted_at_idx";
  DROP INDEX "cms"."product_cards_deleted_at_idx";
  DROP INDEX "cms"."_product_cards_v_version_version_deleted_at_idx";
  DROP INDEX "cms"."product_pages_deleted_at_idx";
  DROP INDEX "cms"."_product_pages_v_version_version_deleted_at_idx";
  DROP INDEX "cms"."promotions_deleted_at_idx";
  DROP INDEX "cms"."_promotions_v_version_version_deleted_at_idx";
  DROP INDEX "cms"."coupons_deleted_at_idx";
  DROP INDEX "cms"."_coupons_v_version_version_deleted_at_idx";
  DROP INDEX "cms"."promotion_pages_deleted_at_idx";
  DROP INDEX "cms"."_promotion_pages_v_version_version_deleted_at_idx";
  DROP INDEX "cms"."mini_banners_deleted_at_idx";
  DROP INDEX "cms"."_mini_banners_v_version_version_deleted_at_idx";
  DROP INDEX "cms"."popups_deleted_at_idx";
  DROP INDEX "cms"."_popups_v_version_version_deleted_at_idx";
  DROP INDEX "cms"."pages_deleted_at_idx";
  DROP INDEX "cms"."_pages_v_version_version_deleted_at_idx";
  DROP INDEX "cms"."posts_deleted_at_idx";
  DROP INDEX "cms"."_posts_v_version_version_deleted_at_idx";
  DROP INDEX "cms"."tutorials_deleted_at_idx";
  DROP INDEX "cms"."_tutorials_v_version_version_deleted_at_idx";
  DROP INDEX "cms"."artists_deleted_at_idx";
  DROP INDEX "cms"."_artists_v_version_version_deleted_at_idx";
  DROP INDEX "cms"."manuals_deleted_at_idx";
  DROP INDEX "cms"."_manuals_v_version_version_deleted_at_idx";
  DROP INDEX "cms"."testimonials_deleted_at_idx";
  DROP INDEX "cms"."_testimonials_v_version_version_deleted_at_idx";
  DROP INDEX "cms"."download_pages_deleted_at_idx";
  DROP INDEX "cms"."_download_pages_v_version_version_deleted_at_idx";
  DROP INDEX "cms"."installers_deleted_at_idx";
  DROP INDEX "cms"."_installers_v_version_version_deleted_at_idx";
  DROP INDEX "cms"."redirects_deleted_at_idx";
  DROP INDEX "cms"."_redirects_v_version_version_deleted_at_idx";
  DROP INDEX "cms"."search_screens_deleted_at_idx";
  DROP INDEX "cms"."_search_screens_v_version_version_deleted_at_idx";
  DROP INDEX "cms"."search_synonyms_deleted_at_idx";
  DROP INDEX "cms"."_search_synonyms_v_version_version_deleted_at_idx";`)
}
