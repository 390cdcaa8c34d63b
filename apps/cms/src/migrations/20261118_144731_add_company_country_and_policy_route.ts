import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "cms"."enum_mini_banners_allowlist_route" ADD VALUE 'PolicyVersion' BEFORE 'RefundsPolicy';
  ALTER TYPE "cms"."enum_mini_banners_blocklist_route" ADD VALUE 'PolicyVersion' BEFORE 'RefundsPolicy';
  ALTER TYPE "cms"."enum__mini_banners_v_version_allowlist_route" ADD VALUE 'PolicyVersion' BEFORE 'RefundsPolicy';
  ALTER TYPE "cms"."enum__mini_banners_v_version_blocklist_route" ADD VALUE 'PolicyVersion' BEFORE 'RefundsPolicy';
  ALTER TABLE "cms"."company" ADD COLUMN "country" varchar;
  ALTER TABLE "cms"."_company_v" ADD COLUMN "version_country" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."mini_banners_allowlist" ALTER COLUMN "route" SET DATA TYPE text;
  DROP TYPE "cms"."enum_mini_banners_allowlist_route";
  CREATE TYPE "cms"."enum_mini_banners_allowlist_route" AS ENUM('Home', 'Products', 'Finder', 'AutoTune', 'VocalEffects', 'AiPowered', 'Subscriptions', 'Compare', 'SiteSearch', 'LearningCenter', 'Tutorial', 'Community', 'CommunityPost', 'CommunityElsewhere', 'SoftwareDownload', 'DiscontinuedSoftwareDownload', 'ProductManual', 'Promotions', 'NewsletterSignup', 'BetaSignup', 'PrivacyPolicy', 'RefundsPolicy', 'EduSiteLicenseInquiry', 'Artists', 'Artist', 'DawCompatibility', 'WPPageRenderer', 'PageNotFound');
  ALTER TABLE "cms"."mini_banners_allowlist" ALTER COLUMN "route" SET DATA TYPE "cms"."enum_mini_banners_allowlist_route" USING "route"::"cms"."enum_mini_banners_allowlist_route";
  ALTER TABLE "cms"."mini_banners_blocklist" ALTER COLUMN "route" SET DATA TYPE text;
  DROP TYPE "cms"."enum_mini_banners_blocklist_route";
  CREATE TYPE "cms"."enum_mini_banners_blocklist_route" AS ENUM('Home', 'Products', 'Finder', 'AutoTune', 'VocalEffects', 'AiPowered', 'Subscriptions', 'Compare', 'SiteSearch', 'LearningCenter', 'Tutorial', 'Community', 'CommunityPost', 'CommunityElsewhere', 'SoftwareDownload', 'DiscontinuedSoftwareDownload', 'ProductManual', 'Promotions', 'NewsletterSignup', 'BetaSignup', 'PrivacyPolicy', 'RefundsPolicy', 'EduSiteLicenseInquiry', 'Artists', 'Artist', 'DawCompatibility', 'WPPageRenderer', 'PageNotFound');
  ALTER TABLE "cms"."mini_banners_blocklist" ALTER COLUMN "route" SET DATA TYPE "cms"."enum_mini_banners_blocklist_route" USING "route"::"cms"."enum_mini_banners_blocklist_route";
  ALTER TABLE "cms"."_mini_banners_v_version_allowlist" ALTER COLUMN "route" SET DATA TYPE text;
  DROP TYPE "cms"."enum__mini_banners_v_version_allowlist_route";
  CREATE TYPE "cms"."enum__mini_banners_v_version_allowlist_route" AS ENUM('Home', 'Products', 'Finder', 'AutoTune', 'VocalEffects', 'AiPowered', 'Subscriptions', 'Compare', 'SiteSearch', 'LearningCenter', 'Tutorial', 'Community', 'CommunityPost', 'CommunityElsewhere', 'SoftwareDownload', 'DiscontinuedSoftwareDownload', 'ProductManual', 'Promotions', 'NewsletterSignup', 'BetaSignup', 'PrivacyPolicy', 'RefundsPolicy', 'EduSiteLicenseInquiry', 'Artists', 'Artist', 'DawCompatibility', 'WPPageRenderer', 'PageNotFound');
  ALTER TABLE "cms"."_mini_banners_v_version_allowlist" ALTER COLUMN "route" SET DATA TYPE "cms"."enum__mini_banners_v_version_allowlist_route" USING "route"::"cms"."enum__mini_banners_v_version_allowlist_route";
  ALTER TABLE "cms"."_mini_banners_v_version_blocklist" ALTER COLUMN "route" SET DATA TYPE text;
  DROP TYPE "cms"."enum__mini_banners_v_version_blocklist_route";
  CREATE TYPE "cms"."enum__mini_banners_v_version_blocklist_route" AS ENUM('Home', 'Products', 'Finder', 'AutoTune', 'VocalEffects', 'AiPowered', 'Subscriptions', 'Compare', 'SiteSearch', 'LearningCenter', 'Tutorial', 'Community', 'CommunityPost', 'CommunityElsewhere', 'SoftwareDownload', 'DiscontinuedSoftwareDownload', 'ProductManual', 'Promotions', 'NewsletterSignup', 'BetaSignup', 'PrivacyPolicy', 'RefundsPolicy', 'EduSiteLicenseInquiry', 'Artists', 'Artist', 'DawCompatibility', 'WPPageRenderer', 'PageNotFound');
  ALTER TABLE "cms"."_mini_banners_v_version_blocklist" ALTER COLUMN "route" SET DATA TYPE "cms"."enum__mini_banners_v_version_blocklist_route" USING "route"::"cms"."enum__mini_banners_v_version_blocklist_route";
  ALTER TABLE "cms"."company" DROP COLUMN "country";
  ALTER TABLE "cms"."_company_v" DROP COLUMN "version_country";`)
}
