import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_pages_blocks_compatibility_hosts_formats" AS ENUM('AU', 'VST3', 'AAX');
  CREATE TYPE "cms"."enum_pages_blocks_compatibility_hosts_status" AS ENUM('works', 'limited', 'not');
  CREATE TYPE "cms"."enum_pages_blocks_promo_banner_actions_link_to" AS ENUM('productPage', 'page', 'url');
  CREATE TYPE "cms"."enum_pages_blocks_link_lists_lists_links_link_to" AS ENUM('productPage', 'page', 'url');
  CREATE TYPE "cms"."enum_pages_blocks_call_to_action_actions_link_to" AS ENUM('productPage', 'page', 'url');
  CREATE TYPE "cms"."enum_pages_blocks_beta_form_program" AS ENUM('ios-app');
  CREATE TYPE "cms"."enum__pages_v_blocks_compatibility_hosts_formats" AS ENUM('AU', 'VST3', 'AAX');
  CREATE TYPE "cms"."enum__pages_v_blocks_compatibility_hosts_status" AS ENUM('works', 'limited', 'not');
  CREATE TYPE "cms"."enum__pages_v_blocks_promo_banner_actions_link_to" AS ENUM('productPage', 'page', 'url');
  CREATE TYPE "cms"."enum__pages_v_blocks_link_lists_lists_links_link_to" AS ENUM('productPage', 'page', 'url');
  CREATE TYPE "cms"."enum__pages_v_blocks_call_to_action_actions_link_to" AS ENUM('productPage', 'page', 'url');
  CREATE TYPE "cms"."enum__pages_v_blocks_beta_form_program" AS ENUM('ios-app');
  CREATE TYPE "cms"."enum_product_pages_blocks_compatibility_hosts_formats" AS ENUM('AU', 'VST3', 'AAX');
  CREATE TYPE "cms"."enum_product_pages_blocks_compatibility_hosts_status" AS ENUM('works', 'limited', 'not');
  CREATE TYPE "cms"."enum_product_pages_blocks_promo_banner_actions_link_to" AS ENUM('productPage', 'page', 'url');
  CREATE TYPE "cms"."enum_product_pages_blocks_link_lists_lists_links_link_to" AS ENUM('productPage', 'page', 'url');
  CREATE TYPE "cms"."enum_product_pages_blocks_call_to_action_actions_link_to" AS ENUM('productPage', 'page', 'url');
  CREATE TYPE "cms"."enum_product_pages_blocks_beta_form_program" AS ENUM('ios-app');
  CREATE TYPE "cms"."enum__product_pages_v_blocks_compatibility_hosts_formats" AS ENUM('AU', 'VST3', 'AAX');
  CREATE TYPE "cms"."enum__product_pages_v_blocks_compatibility_hosts_status" AS ENUM('works', 'limited', 'not');
  CREATE TYPE "cms"."enum__product_pages_v_blocks_promo_banner_actions_link_to" AS ENUM('productPage', 'page', 'url');
  CREATE TYPE "cms"."enum__product_pages_v_blocks_link_lists_lists_links_link_to" AS ENUM('productPage', 'page', 'url');
  CREATE TYPE "cms"."enum__product_pages_v_blocks_call_to_action_actions_link_to" AS ENUM('productPage', 'page', 'url');
  CREATE TYPE "cms"."enum__product_pages_v_blocks_beta_form_program" AS ENUM('ios-app');
  CREATE TYPE "cms"."enum_posts_topic" AS ENUM('craft', 'studio', 'news', 'stories');
  CREATE TYPE "cms"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__posts_v_version_topic" AS ENUM('craft', 'studio', 'news', 'stories');
  CREATE TYPE "cms"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__posts_v_published_locale" AS ENUM('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
  CREATE TYPE "cms"."enum_tutorials_topic" AS ENUM('tuning', 'recording', 'mixing', 'effects');
  CREATE TYPE "cms"."enum_tutorials_level" AS ENUM('beginner', 'intermediate', 'advanced');
  CREATE TYPE "cms"."enum_tutorials_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__tutorials_v_version_topic" AS ENUM('tuning', 'recording', 'mixing', 'effects');
  CREATE TYPE "cms"."enum__tutorials_v_version_level" AS ENUM('beginner', 'intermediate', 'advanced');
  CREATE TYPE "cms"."enum__tutorials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__tutorials_v_published_locale" AS ENUM('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
  CREATE TYPE "cms"."enum_artists_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__artists_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__artists_v_published_locale" AS ENUM('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
  CREATE TYPE "cms"."enum_manuals_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__manuals_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__manuals_v_published_locale" AS ENUM('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
  CREATE TYPE "cms"."enum_download_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__download_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__download_pages_v_published_locale" AS ENUM('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
  CREATE TYPE "cms"."enum_installers_system" AS ENUM('mac', 'windows');
  CREATE TYPE "cms"."enum_installers_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__installers_v_version_system" AS ENUM('mac', 'windows');
  CREATE TYPE "cms"."enum__installers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__installers_v_published_locale" AS ENUM('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
  CREATE TYPE "cms"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__testimonials_v_published_locale" AS ENUM('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
  CREATE TYPE "cms"."enum_redirects_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__redirects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__redirects_v_published_locale" AS ENUM('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
  CREATE TYPE "cms"."enum_mini_banners_ctas_action" AS ENUM('add_to_cart', 'go_to', 'go_to_external', 'open_trial_modal', 'open_product_modal', 'open_specific_products_modal', 'handle_upgrade', 'open_popup');
  CREATE TYPE "cms"."enum_mini_banners_allowlist_type" AS ENUM('routename', 'uri');
  CREATE TYPE "cms"."enum_mini_banners_allowlist_route" AS ENUM('Home', 'Products', 'AutoTune', 'VocalEffects', 'AiPowered', 'Subscriptions', 'Compare', 'SiteSearch', 'LearningCenter', 'Tutorial', 'Community', 'CommunityPost', 'CommunityElsewhere', 'SoftwareDownload', 'DiscontinuedSoftwareDownload', 'ProductManual', 'Promotions', 'NewsletterSignup', 'BetaSignup', 'PrivacyPolicy', 'RefundsPolicy', 'EduSiteLicenseInquiry', 'Artists', 'Artist', 'DawCompatibility', 'WPPageRenderer', 'PageNotFound');
  CREATE TYPE "cms"."enum_mini_banners_blocklist_type" AS ENUM('routename', 'uri');
  CREATE TYPE "cms"."enum_mini_banners_blocklist_route" AS ENUM('Home', 'Products', 'AutoTune', 'VocalEffects', 'AiPowered', 'Subscriptions', 'Compare', 'SiteSearch', 'LearningCenter', 'Tutorial', 'Community', 'CommunityPost', 'CommunityElsewhere', 'SoftwareDownload', 'DiscontinuedSoftwareDownload', 'ProductManual', 'Promotions', 'NewsletterSignup', 'BetaSignup', 'PrivacyPolicy', 'RefundsPolicy', 'EduSiteLicenseInquiry', 'Artists', 'Artist', 'DawCompatibility', 'WPPageRenderer', 'PageNotFound');
  CREATE TYPE "cms"."enum_mini_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__mini_banners_v_version_ctas_action" AS ENUM('add_to_cart', 'go_to', 'go_to_external', 'open_trial_modal', 'open_product_modal', 'open_specific_products_modal', 'handle_upgrade', 'open_popup');
  CREATE TYPE "cms"."enum__mini_banners_v_version_allowlist_type" AS ENUM('routename', 'uri');
  CREATE TYPE "cms"."enum__mini_banners_v_version_allowlist_route" AS ENUM('Home', 'Products', 'AutoTune', 'VocalEffects', 'AiPowered', 'Subscriptions', 'Compare', 'SiteSearch', 'LearningCenter', 'Tutorial', 'Community', 'CommunityPost', 'CommunityElsewhere', 'SoftwareDownload', 'DiscontinuedSoftwareDownload', 'ProductManual', 'Promotions', 'NewsletterSignup', 'BetaSignup', 'PrivacyPolicy', 'RefundsPolicy', 'EduSiteLicenseInquiry', 'Artists', 'Artist', 'DawCompatibility', 'WPPageRenderer', 'PageNotFound');
  CREATE TYPE "cms"."enum__mini_banners_v_version_blocklist_type" AS ENUM('routename', 'uri');
  CREATE TYPE "cms"."enum__mini_banners_v_version_blocklist_route" AS ENUM('Home', 'Products', 'AutoTune', 'VocalEffects', 'AiPowered', 'Subscriptions', 'Compare', 'SiteSearch', 'LearningCenter', 'Tutorial', 'Community', 'CommunityPost', 'CommunityElsewhere', 'SoftwareDownload', 'DiscontinuedSoftwareDownload', 'ProductManual', 'Promotions', 'NewsletterSignup', 'BetaSignup', 'PrivacyPolicy', 'RefundsPolicy', 'EduSiteLicenseInquiry', 'Artists', 'Artist', 'DawCompatibility', 'WPPageRenderer', 'PageNotFound');
  CREATE TYPE "cms"."enum__mini_banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__mini_banners_v_published_locale" AS ENUM('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
  CREATE TYPE "cms"."enum_popups_audience" AS ENUM('isSubscriber', 'isTrialer', 'wasSubscriber', 'wasTrialer', 'not-on-marketing', 'not-on-newsletter', 'default');
  CREATE TYPE "cms"."enum_popups_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__popups_v_version_audience" AS ENUM('isSubscriber', 'isTrialer', 'wasSubscriber', 'wasTrialer', 'not-on-marketing', 'not-on-newsletter', 'default');
  CREATE TYPE "cms"."enum__popups_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__popups_v_published_locale" AS ENUM('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
  CREATE TYPE "cms"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "cms"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "cms"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "cms"."pages_blocks_media" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_media_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"film_id" integer,
  	"poster_id" integer,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_video_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_compare_table_groups_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_compare_table_groups_rows_locales" (
  	"name" varchar,
  	"cells" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_compare_table_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_compare_table_groups_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_compare_table" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_compare_table_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_compatibility_hosts_formats" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "cms"."enum_pages_blocks_compatibility_hosts_formats",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_compatibility_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"from_version" varchar,
  	"status" "cms"."enum_pages_blocks_compatibility_hosts_status" DEFAULT 'works'
  );
  
  CREATE TABLE "cms"."pages_blocks_compatibility_hosts_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_compatibility" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_compatibility_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_promo_banner_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_to" "cms"."enum_pages_blocks_promo_banner_actions_link_to" DEFAULT 'productPage',
  	"link_product_page_id" integer,
  	"link_page_id" integer,
  	"link_url" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_promo_banner_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_promo_banner" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"ends_at" timestamp(3) with time zone,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_promo_banner_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_downloads_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_downloads_list_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_link_lists_lists_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_to" "cms"."enum_pages_blocks_link_lists_lists_links_link_to" DEFAULT 'productPage',
  	"link_product_page_id" integer,
  	"link_page_id" integer,
  	"link_url" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_link_lists_lists_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_link_lists_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_link_lists_lists_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_link_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_link_lists_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_call_to_action_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_to" "cms"."enum_pages_blocks_call_to_action_actions_link_to" DEFAULT 'productPage',
  	"link_product_page_id" integer,
  	"link_page_id" integer,
  	"link_url" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_call_to_action_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_call_to_action" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_call_to_action_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_testimonials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_testimonials_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_scrolling_quotes_quotes" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_scrolling_quotes_quotes_locales" (
  	"quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_scrolling_quotes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"seconds" numeric DEFAULT 60,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_scrolling_quotes_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_newsletter_form" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_newsletter_form_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_beta_form" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"program" "cms"."enum_pages_blocks_beta_form_program" DEFAULT 'ios-app',
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_beta_form_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_social_links_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_media" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_media_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"film_id" integer,
  	"poster_id" integer,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_video_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_compare_table_groups_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_compare_table_groups_rows_locales" (
  	"name" varchar,
  	"cells" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_compare_table_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_compare_table_groups_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_compare_table" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_compare_table_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_compatibility_hosts_formats" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum__pages_v_blocks_compatibility_hosts_formats",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_compatibility_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"from_version" varchar,
  	"status" "cms"."enum__pages_v_blocks_compatibility_hosts_status" DEFAULT 'works',
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_compatibility_hosts_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_compatibility" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_compatibility_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_promo_banner_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_to" "cms"."enum__pages_v_blocks_promo_banner_actions_link_to" DEFAULT 'productPage',
  	"link_product_page_id" integer,
  	"link_page_id" integer,
  	"link_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_promo_banner_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_promo_banner" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"ends_at" timestamp(3) with time zone,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_promo_banner_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_downloads_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_downloads_list_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_link_lists_lists_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_to" "cms"."enum__pages_v_blocks_link_lists_lists_links_link_to" DEFAULT 'productPage',
  	"link_product_page_id" integer,
  	"link_page_id" integer,
  	"link_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_link_lists_lists_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_link_lists_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_link_lists_lists_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_link_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_link_lists_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_call_to_action_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_to" "cms"."enum__pages_v_blocks_call_to_action_actions_link_to" DEFAULT 'productPage',
  	"link_product_page_id" integer,
  	"link_page_id" integer,
  	"link_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_call_to_action_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_call_to_action" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_call_to_action_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_testimonials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_testimonials_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_scrolling_quotes_quotes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_scrolling_quotes_quotes_locales" (
  	"quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_scrolling_quotes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"seconds" numeric DEFAULT 60,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_scrolling_quotes_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_newsletter_form" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_newsletter_form_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_beta_form" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"program" "cms"."enum__pages_v_blocks_beta_form_program" DEFAULT 'ios-app',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_beta_form_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_social_links_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_media" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_media_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"film_id" integer,
  	"poster_id" integer,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_video_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_compare_table_groups_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_compare_table_groups_rows_locales" (
  	"name" varchar,
  	"cells" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_compare_table_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_compare_table_groups_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_compare_table" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_compare_table_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_compatibility_hosts_formats" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "cms"."enum_product_pages_blocks_compatibility_hosts_formats",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_compatibility_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"from_version" varchar,
  	"status" "cms"."enum_product_pages_blocks_compatibility_hosts_status" DEFAULT 'works'
  );
  
  CREATE TABLE "cms"."product_pages_blocks_compatibility_hosts_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_compatibility" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_compatibility_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_promo_banner_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_to" "cms"."enum_product_pages_blocks_promo_banner_actions_link_to" DEFAULT 'productPage',
  	"link_product_page_id" integer,
  	"link_page_id" integer,
  	"link_url" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_promo_banner_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_promo_banner" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"ends_at" timestamp(3) with time zone,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_promo_banner_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_downloads_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_downloads_list_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_link_lists_lists_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_to" "cms"."enum_product_pages_blocks_link_lists_lists_links_link_to" DEFAULT 'productPage',
  	"link_product_page_id" integer,
  	"link_page_id" integer,
  	"link_url" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_link_lists_lists_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_link_lists_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_link_lists_lists_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_link_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_link_lists_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_call_to_action_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_to" "cms"."enum_product_pages_blocks_call_to_action_actions_link_to" DEFAULT 'productPage',
  	"link_product_page_id" integer,
  	"link_page_id" integer,
  	"link_url" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_call_to_action_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_call_to_action" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_call_to_action_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_testimonials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_testimonials_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_scrolling_quotes_quotes" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_scrolling_quotes_quotes_locales" (
  	"quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_scrolling_quotes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"seconds" numeric DEFAULT 60,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_scrolling_quotes_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_newsletter_form" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_newsletter_form_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_beta_form" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"program" "cms"."enum_product_pages_blocks_beta_form_program" DEFAULT 'ios-app',
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_beta_form_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_social_links_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_media" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_media_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"film_id" integer,
  	"poster_id" integer,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_video_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_compare_table_groups_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_compare_table_groups_rows_locales" (
  	"name" varchar,
  	"cells" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_compare_table_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_compare_table_groups_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_compare_table" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_compare_table_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_compatibility_hosts_formats" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum__product_pages_v_blocks_compatibility_hosts_formats",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_compatibility_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"from_version" varchar,
  	"status" "cms"."enum__product_pages_v_blocks_compatibility_hosts_status" DEFAULT 'works',
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_compatibility_hosts_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_compatibility" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_compatibility_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_promo_banner_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_to" "cms"."enum__product_pages_v_blocks_promo_banner_actions_link_to" DEFAULT 'productPage',
  	"link_product_page_id" integer,
  	"link_page_id" integer,
  	"link_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_promo_banner_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_promo_banner" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"ends_at" timestamp(3) with time zone,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_promo_banner_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_downloads_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_downloads_list_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_link_lists_lists_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_to" "cms"."enum__product_pages_v_blocks_link_lists_lists_links_link_to" DEFAULT 'productPage',
  	"link_product_page_id" integer,
  	"link_page_id" integer,
  	"link_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_link_lists_lists_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_link_lists_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_link_lists_lists_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_link_lists" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_link_lists_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_call_to_action_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_to" "cms"."enum__product_pages_v_blocks_call_to_action_actions_link_to" DEFAULT 'productPage',
  	"link_product_page_id" integer,
  	"link_page_id" integer,
  	"link_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_call_to_action_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_call_to_action" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_call_to_action_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_testimonials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_testimonials_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_scrolling_quotes_quotes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_scrolling_quotes_quotes_locales" (
  	"quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_scrolling_quotes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"seconds" numeric DEFAULT 60,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_scrolling_quotes_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_newsletter_form" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_newsletter_form_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_beta_form" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"program" "cms"."enum__product_pages_v_blocks_beta_form_program" DEFAULT 'ios-app',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_beta_form_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_social_links_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."posts_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar
  );
  
  CREATE TABLE "cms"."posts_sections_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"written_on" timestamp(3) with time zone,
  	"slug" varchar,
  	"topic" "cms"."enum_posts_topic",
  	"is_sample" boolean DEFAULT false,
  	"ready_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."posts_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"written_by" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."_posts_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_posts_v_version_sections_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_written_on" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_topic" "cms"."enum__posts_v_version_topic",
  	"version_is_sample" boolean DEFAULT false,
  	"version_ready_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__posts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_posts_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_written_by" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_posts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."tutorials_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar
  );
  
  CREATE TABLE "cms"."tutorials_sections_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."tutorials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"topic" "cms"."enum_tutorials_topic",
  	"level" "cms"."enum_tutorials_level",
  	"minutes" numeric,
  	"ready_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_tutorials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."tutorials_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"outcome" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."tutorials_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."_tutorials_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_tutorials_v_version_sections_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_tutorials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_topic" "cms"."enum__tutorials_v_version_topic",
  	"version_level" "cms"."enum__tutorials_v_version_level",
  	"version_minutes" numeric,
  	"version_ready_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__tutorials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__tutorials_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_tutorials_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_outcome" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_tutorials_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."artists_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar
  );
  
  CREATE TABLE "cms"."artists_sections_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."artists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"is_sample" boolean DEFAULT false,
  	"ready_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_artists_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."artists_locales" (
  	"name" varchar,
  	"role" varchar,
  	"quote" varchar,
  	"summary" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."artists_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."_artists_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_artists_v_version_sections_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_artists_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_is_sample" boolean DEFAULT false,
  	"version_ready_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__artists_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__artists_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_artists_v_locales" (
  	"version_name" varchar,
  	"version_role" varchar,
  	"version_quote" varchar,
  	"version_summary" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_artists_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."manuals_chapters_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar
  );
  
  CREATE TABLE "cms"."manuals_chapters_sections_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."manuals_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"slug" varchar
  );
  
  CREATE TABLE "cms"."manuals_chapters_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."manuals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"version" varchar,
  	"ready_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_manuals_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."manuals_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."manuals_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."_manuals_v_version_chapters_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_manuals_v_version_chapters_sections_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_manuals_v_version_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_manuals_v_version_chapters_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_manuals_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_version" varchar,
  	"version_ready_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__manuals_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__manuals_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_manuals_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_manuals_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."download_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"order" numeric DEFAULT 0,
  	"ready_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_download_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."download_pages_locales" (
  	"title" varchar,
  	"text" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."download_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."_download_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_ready_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__download_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__download_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_download_pages_v_locales" (
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_download_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."installers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"version" varchar,
  	"released_on" timestamp(3) with time zone,
  	"system" "cms"."enum_installers_system",
  	"is_legacy" boolean DEFAULT false,
  	"for_everyone" boolean DEFAULT false,
  	"sha256" varchar,
  	"ready_in" varchar,
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_installers_status" DEFAULT 'draft',
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "cms"."installers_locales" (
  	"notes" varchar,
  	"ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_installers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_product_id" integer,
  	"version_version" varchar,
  	"version_released_on" timestamp(3) with time zone,
  	"version_system" "cms"."enum__installers_v_version_system",
  	"version_is_legacy" boolean DEFAULT false,
  	"version_for_everyone" boolean DEFAULT false,
  	"version_sha256" varchar,
  	"version_ready_in" varchar,
  	"version__objectkey" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__installers_v_version_status" DEFAULT 'draft',
  	"version_url" varchar,
  	"version_thumbnail_u_r_l" varchar,
  	"version_filename" varchar,
  	"version_mime_type" varchar,
  	"version_filesize" numeric,
  	"version_width" numeric,
  	"version_height" numeric,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__installers_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_installers_v_locales" (
  	"version_notes" varchar,
  	"version_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"photo_id" integer,
  	"photo_for_phones_id" integer,
  	"slug" varchar,
  	"ready_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."testimonials_locales" (
  	"quote" varchar,
  	"author" varchar,
  	"credits" varchar,
  	"ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_photo_id" integer,
  	"version_photo_for_phones_id" integer,
  	"version_slug" varchar,
  	"version_ready_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__testimonials_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_testimonials_v_locales" (
  	"version_quote" varchar,
  	"version_author" varchar,
  	"version_credits" varchar,
  	"version_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."films" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "cms"."redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_redirects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_from" varchar,
  	"version_to" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__redirects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__redirects_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."mini_banners_ctas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"action" "cms"."enum_mini_banners_ctas_action",
  	"product_id" integer,
  	"place" varchar,
  	"site" varchar
  );
  
  CREATE TABLE "cms"."mini_banners_ctas_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."mini_banners_allowlist" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "cms"."enum_mini_banners_allowlist_type" DEFAULT 'routename',
  	"route" "cms"."enum_mini_banners_allowlist_route",
  	"address" varchar
  );
  
  CREATE TABLE "cms"."mini_banners_blocklist" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "cms"."enum_mini_banners_blocklist_type" DEFAULT 'routename',
  	"route" "cms"."enum_mini_banners_blocklist_route",
  	"address" varchar
  );
  
  CREATE TABLE "cms"."mini_banners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"background" varchar,
  	"url" varchar,
  	"slug" varchar,
  	"order" numeric DEFAULT 0,
  	"ready_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_mini_banners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."mini_banners_locales" (
  	"content" varchar,
  	"ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."mini_banners_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"product_cards_id" integer
  );
  
  CREATE TABLE "cms"."_mini_banners_v_version_ctas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "cms"."enum__mini_banners_v_version_ctas_action",
  	"product_id" integer,
  	"place" varchar,
  	"site" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_mini_banners_v_version_ctas_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_mini_banners_v_version_allowlist" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "cms"."enum__mini_banners_v_version_allowlist_type" DEFAULT 'routename',
  	"route" "cms"."enum__mini_banners_v_version_allowlist_route",
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_mini_banners_v_version_blocklist" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "cms"."enum__mini_banners_v_version_blocklist_type" DEFAULT 'routename',
  	"route" "cms"."enum__mini_banners_v_version_blocklist_route",
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_mini_banners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_background" varchar,
  	"version_url" varchar,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_ready_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__mini_banners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__mini_banners_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_mini_banners_v_locales" (
  	"version_content" varchar,
  	"version_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_mini_banners_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"product_cards_id" integer
  );
  
  CREATE TABLE "cms"."popups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"delay" numeric DEFAULT 5,
  	"threshold" numeric DEFAULT 25,
  	"audience" "cms"."enum_popups_audience",
  	"campaign" varchar,
  	"ready_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_popups_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."popups_locales" (
  	"content" varchar,
  	"ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_popups_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_delay" numeric DEFAULT 5,
  	"version_threshold" numeric DEFAULT 25,
  	"version_audience" "cms"."enum__popups_v_version_audience",
  	"version_campaign" varchar,
  	"version_ready_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__popups_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__popups_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_popups_v_locales" (
  	"version_content" varchar,
  	"version_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "cms"."enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "cms"."enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "cms"."payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "cms"."enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "cms"."pages_rels" ADD COLUMN "download_pages_id" integer;
  ALTER TABLE "cms"."pages_rels" ADD COLUMN "testimonials_id" integer;
  ALTER TABLE "cms"."_pages_v_rels" ADD COLUMN "download_pages_id" integer;
  ALTER TABLE "cms"."_pages_v_rels" ADD COLUMN "testimonials_id" integer;
  ALTER TABLE "cms"."product_pages_rels" ADD COLUMN "download_pages_id" integer;
  ALTER TABLE "cms"."product_pages_rels" ADD COLUMN "testimonials_id" integer;
  ALTER TABLE "cms"."_product_pages_v_rels" ADD COLUMN "download_pages_id" integer;
  ALTER TABLE "cms"."_product_pages_v_rels" ADD COLUMN "testimonials_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "posts_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "tutorials_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "artists_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "manuals_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "download_pages_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "installers_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "testimonials_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "films_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "mini_banners_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "popups_id" integer;
  ALTER TABLE "cms"."pages_blocks_media" ADD CONSTRAINT "pages_blocks_media_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_media" ADD CONSTRAINT "pages_blocks_media_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_media_locales" ADD CONSTRAINT "pages_blocks_media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_video" ADD CONSTRAINT "pages_blocks_video_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "cms"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_video" ADD CONSTRAINT "pages_blocks_video_poster_id_pictures_id_fk" FOREIGN KEY ("poster_id") REFERENCES "cms"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_video" ADD CONSTRAINT "pages_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_video_locales" ADD CONSTRAINT "pages_blocks_video_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_video"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_compare_table_groups_rows" ADD CONSTRAINT "pages_blocks_compare_table_groups_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_compare_table_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_compare_table_groups_rows_locales" ADD CONSTRAINT "pages_blocks_compare_table_groups_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_compare_table_groups_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_compare_table_groups" ADD CONSTRAINT "pages_blocks_compare_table_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_compare_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_compare_table_groups_locales" ADD CONSTRAINT "pages_blocks_compare_table_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_compare_table_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_compare_table" ADD CONSTRAINT "pages_blocks_compare_table_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_compare_table_locales" ADD CONSTRAINT "pages_blocks_compare_table_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_compare_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_compatibility_hosts_formats" ADD CONSTRAINT "pages_blocks_compatibility_hosts_formats_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pages_blocks_compatibility_hosts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_compatibility_hosts" ADD CONSTRAINT "pages_blocks_compatibility_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_compatibility"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_compatibility_hosts_locales" ADD CONSTRAINT "pages_blocks_compatibility_hosts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_compatibility_hosts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_compatibility" ADD CONSTRAINT "pages_blocks_compatibility_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_compatibility_locales" ADD CONSTRAINT "pages_blocks_compatibility_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_compatibility"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_promo_banner_actions" ADD CONSTRAINT "pages_blocks_promo_banner_actions_link_product_page_id_product_pages_id_fk" FOREIGN KEY ("link_product_page_id") REFERENCES "cms"."product_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_promo_banner_actions" ADD CONSTRAINT "pages_blocks_promo_banner_actions_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_promo_banner_actions" ADD CONSTRAINT "pages_blocks_promo_banner_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_promo_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_promo_banner_actions_locales" ADD CONSTRAINT "pages_blocks_promo_banner_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_promo_banner_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_promo_banner" ADD CONSTRAINT "pages_blocks_promo_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_promo_banner_locales" ADD CONSTRAINT "pages_blocks_promo_banner_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_promo_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_downloads_list" ADD CONSTRAINT "pages_blocks_downloads_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_downloads_list_locales" ADD CONSTRAINT "pages_blocks_downloads_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_downloads_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_link_lists_lists_links" ADD CONSTRAINT "pages_blocks_link_lists_lists_links_link_product_page_id_product_pages_id_fk" FOREIGN KEY ("link_product_page_id") REFERENCES "cms"."product_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_link_lists_lists_links" ADD CONSTRAINT "pages_blocks_link_lists_lists_links_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_link_lists_lists_links" ADD CONSTRAINT "pages_blocks_link_lists_lists_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_link_lists_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_link_lists_lists_links_locales" ADD CONSTRAINT "pages_blocks_link_lists_lists_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_link_lists_lists_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_link_lists_lists" ADD CONSTRAINT "pages_blocks_link_lists_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_link_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_link_lists_lists_locales" ADD CONSTRAINT "pages_blocks_link_lists_lists_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_link_lists_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_link_lists" ADD CONSTRAINT "pages_blocks_link_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_link_lists_locales" ADD CONSTRAINT "pages_blocks_link_lists_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_link_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_call_to_action_actions" ADD CONSTRAINT "pages_blocks_call_to_action_actions_link_product_page_id_product_pages_id_fk" FOREIGN KEY ("link_product_page_id") REFERENCES "cms"."product_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_call_to_action_actions" ADD CONSTRAINT "pages_blocks_call_to_action_actions_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_call_to_action_actions" ADD CONSTRAINT "pages_blocks_call_to_action_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_call_to_action"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_call_to_action_actions_locales" ADD CONSTRAINT "pages_blocks_call_to_action_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_call_to_action_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_call_to_action" ADD CONSTRAINT "pages_blocks_call_to_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_call_to_action_locales" ADD CONSTRAINT "pages_blocks_call_to_action_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_call_to_action"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_testimonials" ADD CONSTRAINT "pages_blocks_testimonials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_testimonials_locales" ADD CONSTRAINT "pages_blocks_testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_scrolling_quotes_quotes" ADD CONSTRAINT "pages_blocks_scrolling_quotes_quotes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_scrolling_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_scrolling_quotes_quotes_locales" ADD CONSTRAINT "pages_blocks_scrolling_quotes_quotes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_scrolling_quotes_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_scrolling_quotes" ADD CONSTRAINT "pages_blocks_scrolling_quotes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_scrolling_quotes_locales" ADD CONSTRAINT "pages_blocks_scrolling_quotes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_scrolling_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_newsletter_form" ADD CONSTRAINT "pages_blocks_newsletter_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_newsletter_form_locales" ADD CONSTRAINT "pages_blocks_newsletter_form_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_newsletter_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_beta_form" ADD CONSTRAINT "pages_blocks_beta_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_beta_form_locales" ADD CONSTRAINT "pages_blocks_beta_form_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_beta_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_social_links" ADD CONSTRAINT "pages_blocks_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_social_links_locales" ADD CONSTRAINT "pages_blocks_social_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_social_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_media" ADD CONSTRAINT "_pages_v_blocks_media_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_media" ADD CONSTRAINT "_pages_v_blocks_media_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_media_locales" ADD CONSTRAINT "_pages_v_blocks_media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_video" ADD CONSTRAINT "_pages_v_blocks_video_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "cms"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_video" ADD CONSTRAINT "_pages_v_blocks_video_poster_id_pictures_id_fk" FOREIGN KEY ("poster_id") REFERENCES "cms"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_video" ADD CONSTRAINT "_pages_v_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_video_locales" ADD CONSTRAINT "_pages_v_blocks_video_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_video"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_compare_table_groups_rows" ADD CONSTRAINT "_pages_v_blocks_compare_table_groups_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_compare_table_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_compare_table_groups_rows_locales" ADD CONSTRAINT "_pages_v_blocks_compare_table_groups_rows_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_compare_table_groups_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_compare_table_groups" ADD CONSTRAINT "_pages_v_blocks_compare_table_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_compare_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_compare_table_groups_locales" ADD CONSTRAINT "_pages_v_blocks_compare_table_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_compare_table_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_compare_table" ADD CONSTRAINT "_pages_v_blocks_compare_table_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_compare_table_locales" ADD CONSTRAINT "_pages_v_blocks_compare_table_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_compare_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_compatibility_hosts_formats" ADD CONSTRAINT "_pages_v_blocks_compatibility_hosts_formats_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_pages_v_blocks_compatibility_hosts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_compatibility_hosts" ADD CONSTRAINT "_pages_v_blocks_compatibility_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_compatibility"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_compatibility_hosts_locales" ADD CONSTRAINT "_pages_v_blocks_compatibility_hosts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_compatibility_hosts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_compatibility" ADD CONSTRAINT "_pages_v_blocks_compatibility_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_compatibility_locales" ADD CONSTRAINT "_pages_v_blocks_compatibility_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_compatibility"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_promo_banner_actions" ADD CONSTRAINT "_pages_v_blocks_promo_banner_actions_link_product_page_id_product_pages_id_fk" FOREIGN KEY ("link_product_page_id") REFERENCES "cms"."product_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_promo_banner_actions" ADD CONSTRAINT "_pages_v_blocks_promo_banner_actions_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_promo_banner_actions" ADD CONSTRAINT "_pages_v_blocks_promo_banner_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_promo_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_promo_banner_actions_locales" ADD CONSTRAINT "_pages_v_blocks_promo_banner_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_promo_banner_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_promo_banner" ADD CONSTRAINT "_pages_v_blocks_promo_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_promo_banner_locales" ADD CONSTRAINT "_pages_v_blocks_promo_banner_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_promo_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_downloads_list" ADD CONSTRAINT "_pages_v_blocks_downloads_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_downloads_list_locales" ADD CONSTRAINT "_pages_v_blocks_downloads_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_downloads_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_link_lists_lists_links" ADD CONSTRAINT "_pages_v_blocks_link_lists_lists_links_link_product_page_id_product_pages_id_fk" FOREIGN KEY ("link_product_page_id") REFERENCES "cms"."product_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_link_lists_lists_links" ADD CONSTRAINT "_pages_v_blocks_link_lists_lists_links_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_link_lists_lists_links" ADD CONSTRAINT "_pages_v_blocks_link_lists_lists_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_link_lists_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_link_lists_lists_links_locales" ADD CONSTRAINT "_pages_v_blocks_link_lists_lists_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_link_lists_lists_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_link_lists_lists" ADD CONSTRAINT "_pages_v_blocks_link_lists_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_link_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_link_lists_lists_locales" ADD CONSTRAINT "_pages_v_blocks_link_lists_lists_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_link_lists_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_link_lists" ADD CONSTRAINT "_pages_v_blocks_link_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_link_lists_locales" ADD CONSTRAINT "_pages_v_blocks_link_lists_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_link_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_call_to_action_actions" ADD CONSTRAINT "_pages_v_blocks_call_to_action_actions_link_product_page_id_product_pages_id_fk" FOREIGN KEY ("link_product_page_id") REFERENCES "cms"."product_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_call_to_action_actions" ADD CONSTRAINT "_pages_v_blocks_call_to_action_actions_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_call_to_action_actions" ADD CONSTRAINT "_pages_v_blocks_call_to_action_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_call_to_action"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_call_to_action_actions_locales" ADD CONSTRAINT "_pages_v_blocks_call_to_action_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_call_to_action_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_call_to_action" ADD CONSTRAINT "_pages_v_blocks_call_to_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_call_to_action_locales" ADD CONSTRAINT "_pages_v_blocks_call_to_action_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_call_to_action"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_testimonials" ADD CONSTRAINT "_pages_v_blocks_testimonials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_testimonials_locales" ADD CONSTRAINT "_pages_v_blocks_testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_scrolling_quotes_quotes" ADD CONSTRAINT "_pages_v_blocks_scrolling_quotes_quotes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_scrolling_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_scrolling_quotes_quotes_locales" ADD CONSTRAINT "_pages_v_blocks_scrolling_quotes_quotes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_scrolling_quotes_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_scrolling_quotes" ADD CONSTRAINT "_pages_v_blocks_scrolling_quotes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_scrolling_quotes_locales" ADD CONSTRAINT "_pages_v_blocks_scrolling_quotes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_scrolling_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_newsletter_form" ADD CONSTRAINT "_pages_v_blocks_newsletter_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_newsletter_form_locales" ADD CONSTRAINT "_pages_v_blocks_newsletter_form_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_newsletter_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_beta_form" ADD CONSTRAINT "_pages_v_blocks_beta_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_beta_form_locales" ADD CONSTRAINT "_pages_v_blocks_beta_form_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_beta_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_social_links" ADD CONSTRAINT "_pages_v_blocks_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_social_links_locales" ADD CONSTRAINT "_pages_v_blocks_social_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_social_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_media" ADD CONSTRAINT "product_pages_blocks_media_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_media" ADD CONSTRAINT "product_pages_blocks_media_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_media_locales" ADD CONSTRAINT "product_pages_blocks_media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_video" ADD CONSTRAINT "product_pages_blocks_video_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "cms"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_video" ADD CONSTRAINT "product_pages_blocks_video_poster_id_pictures_id_fk" FOREIGN KEY ("poster_id") REFERENCES "cms"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_video" ADD CONSTRAINT "product_pages_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_video_locales" ADD CONSTRAINT "product_pages_blocks_video_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_video"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_compare_table_groups_rows" ADD CONSTRAINT "product_pages_blocks_compare_table_groups_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_compare_table_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_compare_table_groups_rows_locales" ADD CONSTRAINT "product_pages_blocks_compare_table_groups_rows_locales_pa_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_compare_table_groups_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_compare_table_groups" ADD CONSTRAINT "product_pages_blocks_compare_table_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_compare_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_compare_table_groups_locales" ADD CONSTRAINT "product_pages_blocks_compare_table_groups_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_compare_table_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_compare_table" ADD CONSTRAINT "product_pages_blocks_compare_table_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_compare_table_locales" ADD CONSTRAINT "product_pages_blocks_compare_table_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_compare_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_compatibility_hosts_formats" ADD CONSTRAINT "product_pages_blocks_compatibility_hosts_formats_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."product_pages_blocks_compatibility_hosts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_compatibility_hosts" ADD CONSTRAINT "product_pages_blocks_compatibility_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_compatibility"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_compatibility_hosts_locales" ADD CONSTRAINT "product_pages_blocks_compatibility_hosts_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_compatibility_hosts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_compatibility" ADD CONSTRAINT "product_pages_blocks_compatibility_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_compatibility_locales" ADD CONSTRAINT "product_pages_blocks_compatibility_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_compatibility"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_promo_banner_actions" ADD CONSTRAINT "product_pages_blocks_promo_banner_actions_link_product_page_id_product_pages_id_fk" FOREIGN KEY ("link_product_page_id") REFERENCES "cms"."product_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_promo_banner_actions" ADD CONSTRAINT "product_pages_blocks_promo_banner_actions_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_promo_banner_actions" ADD CONSTRAINT "product_pages_blocks_promo_banner_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_promo_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_promo_banner_actions_locales" ADD CONSTRAINT "product_pages_blocks_promo_banner_actions_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_promo_banner_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_promo_banner" ADD CONSTRAINT "product_pages_blocks_promo_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_promo_banner_locales" ADD CONSTRAINT "product_pages_blocks_promo_banner_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_promo_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_downloads_list" ADD CONSTRAINT "product_pages_blocks_downloads_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_downloads_list_locales" ADD CONSTRAINT "product_pages_blocks_downloads_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_downloads_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_link_lists_lists_links" ADD CONSTRAINT "product_pages_blocks_link_lists_lists_links_link_product_page_id_product_pages_id_fk" FOREIGN KEY ("link_product_page_id") REFERENCES "cms"."product_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_link_lists_lists_links" ADD CONSTRAINT "product_pages_blocks_link_lists_lists_links_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_link_lists_lists_links" ADD CONSTRAINT "product_pages_blocks_link_lists_lists_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_link_lists_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_link_lists_lists_links_locales" ADD CONSTRAINT "product_pages_blocks_link_lists_lists_links_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_link_lists_lists_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_link_lists_lists" ADD CONSTRAINT "product_pages_blocks_link_lists_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_link_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_link_lists_lists_locales" ADD CONSTRAINT "product_pages_blocks_link_lists_lists_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_link_lists_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_link_lists" ADD CONSTRAINT "product_pages_blocks_link_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_link_lists_locales" ADD CONSTRAINT "product_pages_blocks_link_lists_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_link_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_call_to_action_actions" ADD CONSTRAINT "product_pages_blocks_call_to_action_actions_link_product_page_id_product_pages_id_fk" FOREIGN KEY ("link_product_page_id") REFERENCES "cms"."product_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_call_to_action_actions" ADD CONSTRAINT "product_pages_blocks_call_to_action_actions_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_call_to_action_actions" ADD CONSTRAINT "product_pages_blocks_call_to_action_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_call_to_action"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_call_to_action_actions_locales" ADD CONSTRAINT "product_pages_blocks_call_to_action_actions_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_call_to_action_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_call_to_action" ADD CONSTRAINT "product_pages_blocks_call_to_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_call_to_action_locales" ADD CONSTRAINT "product_pages_blocks_call_to_action_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_call_to_action"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_testimonials" ADD CONSTRAINT "product_pages_blocks_testimonials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_testimonials_locales" ADD CONSTRAINT "product_pages_blocks_testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_scrolling_quotes_quotes" ADD CONSTRAINT "product_pages_blocks_scrolling_quotes_quotes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_scrolling_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_scrolling_quotes_quotes_locales" ADD CONSTRAINT "product_pages_blocks_scrolling_quotes_quotes_locales_pare_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_scrolling_quotes_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_scrolling_quotes" ADD CONSTRAINT "product_pages_blocks_scrolling_quotes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_scrolling_quotes_locales" ADD CONSTRAINT "product_pages_blocks_scrolling_quotes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_scrolling_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_newsletter_form" ADD CONSTRAINT "product_pages_blocks_newsletter_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_newsletter_form_locales" ADD CONSTRAINT "product_pages_blocks_newsletter_form_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_newsletter_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_beta_form" ADD CONSTRAINT "product_pages_blocks_beta_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_beta_form_locales" ADD CONSTRAINT "product_pages_blocks_beta_form_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_beta_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_social_links" ADD CONSTRAINT "product_pages_blocks_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_social_links_locales" ADD CONSTRAINT "product_pages_blocks_social_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_social_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_media" ADD CONSTRAINT "_product_pages_v_blocks_media_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_media" ADD CONSTRAINT "_product_pages_v_blocks_media_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_media_locales" ADD CONSTRAINT "_product_pages_v_blocks_media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_video" ADD CONSTRAINT "_product_pages_v_blocks_video_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "cms"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_video" ADD CONSTRAINT "_product_pages_v_blocks_video_poster_id_pictures_id_fk" FOREIGN KEY ("poster_id") REFERENCES "cms"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_video" ADD CONSTRAINT "_product_pages_v_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_video_locales" ADD CONSTRAINT "_product_pages_v_blocks_video_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_video"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_compare_table_groups_rows" ADD CONSTRAINT "_product_pages_v_blocks_compare_table_groups_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_compare_table_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_compare_table_groups_rows_locales" ADD CONSTRAINT "_product_pages_v_blocks_compare_table_groups_rows_locales_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_compare_table_groups_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_compare_table_groups" ADD CONSTRAINT "_product_pages_v_blocks_compare_table_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_compare_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_compare_table_groups_locales" ADD CONSTRAINT "_product_pages_v_blocks_compare_table_groups_locales_pare_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_compare_table_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_compare_table" ADD CONSTRAINT "_product_pages_v_blocks_compare_table_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_compare_table_locales" ADD CONSTRAINT "_product_pages_v_blocks_compare_table_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_compare_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_compatibility_hosts_formats" ADD CONSTRAINT "_product_pages_v_blocks_compatibility_hosts_formats_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_product_pages_v_blocks_compatibility_hosts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_compatibility_hosts" ADD CONSTRAINT "_product_pages_v_blocks_compatibility_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_compatibility"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_compatibility_hosts_locales" ADD CONSTRAINT "_product_pages_v_blocks_compatibility_hosts_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_compatibility_hosts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_compatibility" ADD CONSTRAINT "_product_pages_v_blocks_compatibility_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_compatibility_locales" ADD CONSTRAINT "_product_pages_v_blocks_compatibility_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_compatibility"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_promo_banner_actions" ADD CONSTRAINT "_product_pages_v_blocks_promo_banner_actions_link_product_page_id_product_pages_id_fk" FOREIGN KEY ("link_product_page_id") REFERENCES "cms"."product_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_promo_banner_actions" ADD CONSTRAINT "_product_pages_v_blocks_promo_banner_actions_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_promo_banner_actions" ADD CONSTRAINT "_product_pages_v_blocks_promo_banner_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_promo_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_promo_banner_actions_locales" ADD CONSTRAINT "_product_pages_v_blocks_promo_banner_actions_locales_pare_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_promo_banner_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_promo_banner" ADD CONSTRAINT "_product_pages_v_blocks_promo_banner_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_promo_banner_locales" ADD CONSTRAINT "_product_pages_v_blocks_promo_banner_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_promo_banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_downloads_list" ADD CONSTRAINT "_product_pages_v_blocks_downloads_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_downloads_list_locales" ADD CONSTRAINT "_product_pages_v_blocks_downloads_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_downloads_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_link_lists_lists_links" ADD CONSTRAINT "_product_pages_v_blocks_link_lists_lists_links_link_product_page_id_product_pages_id_fk" FOREIGN KEY ("link_product_page_id") REFERENCES "cms"."product_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_link_lists_lists_links" ADD CONSTRAINT "_product_pages_v_blocks_link_lists_lists_links_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_link_lists_lists_links" ADD CONSTRAINT "_product_pages_v_blocks_link_lists_lists_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_link_lists_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_link_lists_lists_links_locales" ADD CONSTRAINT "_product_pages_v_blocks_link_lists_lists_links_locales_pa_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_link_lists_lists_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_link_lists_lists" ADD CONSTRAINT "_product_pages_v_blocks_link_lists_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_link_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_link_lists_lists_locales" ADD CONSTRAINT "_product_pages_v_blocks_link_lists_lists_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_link_lists_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_link_lists" ADD CONSTRAINT "_product_pages_v_blocks_link_lists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_link_lists_locales" ADD CONSTRAINT "_product_pages_v_blocks_link_lists_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_link_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_call_to_action_actions" ADD CONSTRAINT "_product_pages_v_blocks_call_to_action_actions_link_product_page_id_product_pages_id_fk" FOREIGN KEY ("link_product_page_id") REFERENCES "cms"."product_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_call_to_action_actions" ADD CONSTRAINT "_product_pages_v_blocks_call_to_action_actions_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_call_to_action_actions" ADD CONSTRAINT "_product_pages_v_blocks_call_to_action_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_call_to_action"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_call_to_action_actions_locales" ADD CONSTRAINT "_product_pages_v_blocks_call_to_action_actions_locales_pa_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_call_to_action_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_call_to_action" ADD CONSTRAINT "_product_pages_v_blocks_call_to_action_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_call_to_action_locales" ADD CONSTRAINT "_product_pages_v_blocks_call_to_action_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_call_to_action"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_testimonials" ADD CONSTRAINT "_product_pages_v_blocks_testimonials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_testimonials_locales" ADD CONSTRAINT "_product_pages_v_blocks_testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_scrolling_quotes_quotes" ADD CONSTRAINT "_product_pages_v_blocks_scrolling_quotes_quotes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_scrolling_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_scrolling_quotes_quotes_locales" ADD CONSTRAINT "_product_pages_v_blocks_scrolling_quotes_quotes_locales_p_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_scrolling_quotes_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_scrolling_quotes" ADD CONSTRAINT "_product_pages_v_blocks_scrolling_quotes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_scrolling_quotes_locales" ADD CONSTRAINT "_product_pages_v_blocks_scrolling_quotes_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_scrolling_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_newsletter_form" ADD CONSTRAINT "_product_pages_v_blocks_newsletter_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_newsletter_form_locales" ADD CONSTRAINT "_product_pages_v_blocks_newsletter_form_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_newsletter_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_beta_form" ADD CONSTRAINT "_product_pages_v_blocks_beta_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_beta_form_locales" ADD CONSTRAINT "_product_pages_v_blocks_beta_form_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_beta_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_social_links" ADD CONSTRAINT "_product_pages_v_blocks_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_social_links_locales" ADD CONSTRAINT "_product_pages_v_blocks_social_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_social_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."posts_sections" ADD CONSTRAINT "posts_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."posts_sections_locales" ADD CONSTRAINT "posts_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."posts_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."posts_rels" ADD CONSTRAINT "posts_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_posts_v_version_sections" ADD CONSTRAINT "_posts_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_posts_v_version_sections_locales" ADD CONSTRAINT "_posts_v_version_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_posts_v_version_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tutorials_sections" ADD CONSTRAINT "tutorials_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tutorials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tutorials_sections_locales" ADD CONSTRAINT "tutorials_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tutorials_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tutorials_locales" ADD CONSTRAINT "tutorials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tutorials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tutorials_rels" ADD CONSTRAINT "tutorials_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."tutorials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tutorials_rels" ADD CONSTRAINT "tutorials_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tutorials_v_version_sections" ADD CONSTRAINT "_tutorials_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tutorials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tutorials_v_version_sections_locales" ADD CONSTRAINT "_tutorials_v_version_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tutorials_v_version_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tutorials_v" ADD CONSTRAINT "_tutorials_v_parent_id_tutorials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."tutorials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_tutorials_v_locales" ADD CONSTRAINT "_tutorials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_tutorials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tutorials_v_rels" ADD CONSTRAINT "_tutorials_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_tutorials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tutorials_v_rels" ADD CONSTRAINT "_tutorials_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."artists_sections" ADD CONSTRAINT "artists_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."artists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."artists_sections_locales" ADD CONSTRAINT "artists_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."artists_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."artists_locales" ADD CONSTRAINT "artists_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."artists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."artists_rels" ADD CONSTRAINT "artists_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."artists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."artists_rels" ADD CONSTRAINT "artists_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_artists_v_version_sections" ADD CONSTRAINT "_artists_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_artists_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_artists_v_version_sections_locales" ADD CONSTRAINT "_artists_v_version_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_artists_v_version_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_artists_v" ADD CONSTRAINT "_artists_v_parent_id_artists_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."artists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_artists_v_locales" ADD CONSTRAINT "_artists_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_artists_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_artists_v_rels" ADD CONSTRAINT "_artists_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_artists_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_artists_v_rels" ADD CONSTRAINT "_artists_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."manuals_chapters_sections" ADD CONSTRAINT "manuals_chapters_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."manuals_chapters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."manuals_chapters_sections_locales" ADD CONSTRAINT "manuals_chapters_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."manuals_chapters_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."manuals_chapters" ADD CONSTRAINT "manuals_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."manuals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."manuals_chapters_locales" ADD CONSTRAINT "manuals_chapters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."manuals_chapters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."manuals_locales" ADD CONSTRAINT "manuals_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."manuals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."manuals_rels" ADD CONSTRAINT "manuals_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."manuals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."manuals_rels" ADD CONSTRAINT "manuals_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_manuals_v_version_chapters_sections" ADD CONSTRAINT "_manuals_v_version_chapters_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_manuals_v_version_chapters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_manuals_v_version_chapters_sections_locales" ADD CONSTRAINT "_manuals_v_version_chapters_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_manuals_v_version_chapters_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_manuals_v_version_chapters" ADD CONSTRAINT "_manuals_v_version_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_manuals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_manuals_v_version_chapters_locales" ADD CONSTRAINT "_manuals_v_version_chapters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_manuals_v_version_chapters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_manuals_v" ADD CONSTRAINT "_manuals_v_parent_id_manuals_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."manuals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_manuals_v_locales" ADD CONSTRAINT "_manuals_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_manuals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_manuals_v_rels" ADD CONSTRAINT "_manuals_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_manuals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_manuals_v_rels" ADD CONSTRAINT "_manuals_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."download_pages_locales" ADD CONSTRAINT "download_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."download_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."download_pages_rels" ADD CONSTRAINT "download_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."download_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."download_pages_rels" ADD CONSTRAINT "download_pages_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_download_pages_v" ADD CONSTRAINT "_download_pages_v_parent_id_download_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."download_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_download_pages_v_locales" ADD CONSTRAINT "_download_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_download_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_download_pages_v_rels" ADD CONSTRAINT "_download_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_download_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_download_pages_v_rels" ADD CONSTRAINT "_download_pages_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."installers" ADD CONSTRAINT "installers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."installers_locales" ADD CONSTRAINT "installers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."installers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_installers_v" ADD CONSTRAINT "_installers_v_parent_id_installers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."installers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_installers_v" ADD CONSTRAINT "_installers_v_version_product_id_products_id_fk" FOREIGN KEY ("version_product_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_installers_v_locales" ADD CONSTRAINT "_installers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_installers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."testimonials" ADD CONSTRAINT "testimonials_photo_id_pictures_id_fk" FOREIGN KEY ("photo_id") REFERENCES "cms"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."testimonials" ADD CONSTRAINT "testimonials_photo_for_phones_id_pictures_id_fk" FOREIGN KEY ("photo_for_phones_id") REFERENCES "cms"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_photo_id_pictures_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "cms"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_photo_for_phones_id_pictures_id_fk" FOREIGN KEY ("version_photo_for_phones_id") REFERENCES "cms"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."mini_banners_ctas" ADD CONSTRAINT "mini_banners_ctas_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."mini_banners_ctas" ADD CONSTRAINT "mini_banners_ctas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."mini_banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."mini_banners_ctas_locales" ADD CONSTRAINT "mini_banners_ctas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."mini_banners_ctas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."mini_banners_allowlist" ADD CONSTRAINT "mini_banners_allowlist_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."mini_banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."mini_banners_blocklist" ADD CONSTRAINT "mini_banners_blocklist_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."mini_banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."mini_banners_locales" ADD CONSTRAINT "mini_banners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."mini_banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."mini_banners_rels" ADD CONSTRAINT "mini_banners_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."mini_banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."mini_banners_rels" ADD CONSTRAINT "mini_banners_rels_product_cards_fk" FOREIGN KEY ("product_cards_id") REFERENCES "cms"."product_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_mini_banners_v_version_ctas" ADD CONSTRAINT "_mini_banners_v_version_ctas_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_mini_banners_v_version_ctas" ADD CONSTRAINT "_mini_banners_v_version_ctas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_mini_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_mini_banners_v_version_ctas_locales" ADD CONSTRAINT "_mini_banners_v_version_ctas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_mini_banners_v_version_ctas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_mini_banners_v_version_allowlist" ADD CONSTRAINT "_mini_banners_v_version_allowlist_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_mini_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_mini_banners_v_version_blocklist" ADD CONSTRAINT "_mini_banners_v_version_blocklist_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_mini_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_mini_banners_v" ADD CONSTRAINT "_mini_banners_v_parent_id_mini_banners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."mini_banners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_mini_banners_v_locales" ADD CONSTRAINT "_mini_banners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_mini_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_mini_banners_v_rels" ADD CONSTRAINT "_mini_banners_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_mini_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_mini_banners_v_rels" ADD CONSTRAINT "_mini_banners_v_rels_product_cards_fk" FOREIGN KEY ("product_cards_id") REFERENCES "cms"."product_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."popups_locales" ADD CONSTRAINT "popups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_popups_v" ADD CONSTRAINT "_popups_v_parent_id_popups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_popups_v_locales" ADD CONSTRAINT "_popups_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_media_order_idx" ON "cms"."pages_blocks_media" USING btree ("_order");
  CREATE INDEX "pages_blocks_media_parent_id_idx" ON "cms"."pages_blocks_media" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_media_path_idx" ON "cms"."pages_blocks_media" USING btree ("_path");
  CREATE INDEX "pages_blocks_media_picture_idx" ON "cms"."pages_blocks_media" USING btree ("picture_id");
  CREATE UNIQUE INDEX "pages_blocks_media_locales_locale_parent_id_unique" ON "cms"."pages_blocks_media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_video_order_idx" ON "cms"."pages_blocks_video" USING btree ("_order");
  CREATE INDEX "pages_blocks_video_parent_id_idx" ON "cms"."pages_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_video_path_idx" ON "cms"."pages_blocks_video" USING btree ("_path");
  CREATE INDEX "pages_blocks_video_film_idx" ON "cms"."pages_blocks_video" USING btree ("film_id");
  CREATE INDEX "pages_blocks_video_poster_idx" ON "cms"."pages_blocks_video" USING btree ("poster_id");
  CREATE UNIQUE INDEX "pages_blocks_video_locales_locale_parent_id_unique" ON "cms"."pages_blocks_video_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_compare_table_groups_rows_order_idx" ON "cms"."pages_blocks_compare_table_groups_rows" USING btree ("_order");
  CREATE INDEX "pages_blocks_compare_table_groups_rows_parent_id_idx" ON "cms"."pages_blocks_compare_table_groups_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_compare_table_groups_rows_locales_locale_parent" ON "cms"."pages_blocks_compare_table_groups_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_compare_table_groups_order_idx" ON "cms"."pages_blocks_compare_table_groups" USING btree ("_order");
  CREATE INDEX "pages_blocks_compare_table_groups_parent_id_idx" ON "cms"."pages_blocks_compare_table_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_compare_table_groups_locales_locale_parent_id_u" ON "cms"."pages_blocks_compare_table_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_compare_table_order_idx" ON "cms"."pages_blocks_compare_table" USING btree ("_order");
  CREATE INDEX "pages_blocks_compare_table_parent_id_idx" ON "cms"."pages_blocks_compare_table" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_compare_table_path_idx" ON "cms"."pages_blocks_compare_table" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_compare_table_locales_locale_parent_id_unique" ON "cms"."pages_blocks_compare_table_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_compatibility_hosts_formats_order_idx" ON "cms"."pages_blocks_compatibility_hosts_formats" USING btree ("order");
  CREATE INDEX "pages_blocks_compatibility_hosts_formats_parent_idx" ON "cms"."pages_blocks_compatibility_hosts_formats" USING btree ("parent_id");
  CREATE INDEX "pages_blocks_compatibility_hosts_order_idx" ON "cms"."pages_blocks_compatibility_hosts" USING btree ("_order");
  CREATE INDEX "pages_blocks_compatibility_hosts_parent_id_idx" ON "cms"."pages_blocks_compatibility_hosts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_compatibility_hosts_locales_locale_parent_id_un" ON "cms"."pages_blocks_compatibility_hosts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_compatibility_order_idx" ON "cms"."pages_blocks_compatibility" USING btree ("_order");
  CREATE INDEX "pages_blocks_compatibility_parent_id_idx" ON "cms"."pages_blocks_compatibility" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_compatibility_path_idx" ON "cms"."pages_blocks_compatibility" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_compatibility_locales_locale_parent_id_unique" ON "cms"."pages_blocks_compatibility_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_promo_banner_actions_order_idx" ON "cms"."pages_blocks_promo_banner_actions" USING btree ("_order");
  CREATE INDEX "pages_blocks_promo_banner_actions_parent_id_idx" ON "cms"."pages_blocks_promo_banner_actions" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_promo_banner_actions_link_link_product_page_idx" ON "cms"."pages_blocks_promo_banner_actions" USING btree ("link_product_page_id");
  CREATE INDEX "pages_blocks_promo_banner_actions_link_link_page_idx" ON "cms"."pages_blocks_promo_banner_actions" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "pages_blocks_promo_banner_actions_locales_locale_parent_id_u" ON "cms"."pages_blocks_promo_banner_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_promo_banner_order_idx" ON "cms"."pages_blocks_promo_banner" USING btree ("_order");
  CREATE INDEX "pages_blocks_promo_banner_parent_id_idx" ON "cms"."pages_blocks_promo_banner" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_promo_banner_path_idx" ON "cms"."pages_blocks_promo_banner" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_promo_banner_locales_locale_parent_id_unique" ON "cms"."pages_blocks_promo_banner_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_downloads_list_order_idx" ON "cms"."pages_blocks_downloads_list" USING btree ("_order");
  CREATE INDEX "pages_blocks_downloads_list_parent_id_idx" ON "cms"."pages_blocks_downloads_list" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_downloads_list_path_idx" ON "cms"."pages_blocks_downloads_list" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_downloads_list_locales_locale_parent_id_unique" ON "cms"."pages_blocks_downloads_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_link_lists_lists_links_order_idx" ON "cms"."pages_blocks_link_lists_lists_links" USING btree ("_order");
  CREATE INDEX "pages_blocks_link_lists_lists_links_parent_id_idx" ON "cms"."pages_blocks_link_lists_lists_links" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_link_lists_lists_links_link_link_product_pa_idx" ON "cms"."pages_blocks_link_lists_lists_links" USING btree ("link_product_page_id");
  CREATE INDEX "pages_blocks_link_lists_lists_links_link_link_page_idx" ON "cms"."pages_blocks_link_lists_lists_links" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "pages_blocks_link_lists_lists_links_locales_locale_parent_id" ON "cms"."pages_blocks_link_lists_lists_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_link_lists_lists_order_idx" ON "cms"."pages_blocks_link_lists_lists" USING btree ("_order");
  CREATE INDEX "pages_blocks_link_lists_lists_parent_id_idx" ON "cms"."pages_blocks_link_lists_lists" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_link_lists_lists_locales_locale_parent_id_uniqu" ON "cms"."pages_blocks_link_lists_lists_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_link_lists_order_idx" ON "cms"."pages_blocks_link_lists" USING btree ("_order");
  CREATE INDEX "pages_blocks_link_lists_parent_id_idx" ON "cms"."pages_blocks_link_lists" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_link_lists_path_idx" ON "cms"."pages_blocks_link_lists" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_link_lists_locales_locale_parent_id_unique" ON "cms"."pages_blocks_link_lists_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_call_to_action_actions_order_idx" ON "cms"."pages_blocks_call_to_action_actions" USING btree ("_order");
  CREATE INDEX "pages_blocks_call_to_action_actions_parent_id_idx" ON "cms"."pages_blocks_call_to_action_actions" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_call_to_action_actions_link_link_product_pa_idx" ON "cms"."pages_blocks_call_to_action_actions" USING btree ("link_product_page_id");
  CREATE INDEX "pages_blocks_call_to_action_actions_link_link_page_idx" ON "cms"."pages_blocks_call_to_action_actions" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "pages_blocks_call_to_action_actions_locales_locale_parent_id" ON "cms"."pages_blocks_call_to_action_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_call_to_action_order_idx" ON "cms"."pages_blocks_call_to_action" USING btree ("_order");
  CREATE INDEX "pages_blocks_call_to_action_parent_id_idx" ON "cms"."pages_blocks_call_to_action" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_call_to_action_path_idx" ON "cms"."pages_blocks_call_to_action" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_call_to_action_locales_locale_parent_id_unique" ON "cms"."pages_blocks_call_to_action_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_testimonials_order_idx" ON "cms"."pages_blocks_testimonials" USING btree ("_order");
  CREATE INDEX "pages_blocks_testimonials_parent_id_idx" ON "cms"."pages_blocks_testimonials" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_testimonials_path_idx" ON "cms"."pages_blocks_testimonials" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_testimonials_locales_locale_parent_id_unique" ON "cms"."pages_blocks_testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_scrolling_quotes_quotes_order_idx" ON "cms"."pages_blocks_scrolling_quotes_quotes" USING btree ("_order");
  CREATE INDEX "pages_blocks_scrolling_quotes_quotes_parent_id_idx" ON "cms"."pages_blocks_scrolling_quotes_quotes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_scrolling_quotes_quotes_locales_locale_parent_i" ON "cms"."pages_blocks_scrolling_quotes_quotes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_scrolling_quotes_order_idx" ON "cms"."pages_blocks_scrolling_quotes" USING btree ("_order");
  CREATE INDEX "pages_blocks_scrolling_quotes_parent_id_idx" ON "cms"."pages_blocks_scrolling_quotes" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_scrolling_quotes_path_idx" ON "cms"."pages_blocks_scrolling_quotes" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_scrolling_quotes_locales_locale_parent_id_uniqu" ON "cms"."pages_blocks_scrolling_quotes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_newsletter_form_order_idx" ON "cms"."pages_blocks_newsletter_form" USING btree ("_order");
  CREATE INDEX "pages_blocks_newsletter_form_parent_id_idx" ON "cms"."pages_blocks_newsletter_form" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_newsletter_form_path_idx" ON "cms"."pages_blocks_newsletter_form" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_newsletter_form_locales_locale_parent_id_unique" ON "cms"."pages_blocks_newsletter_form_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_beta_form_order_idx" ON "cms"."pages_blocks_beta_form" USING btree ("_order");
  CREATE INDEX "pages_blocks_beta_form_parent_id_idx" ON "cms"."pages_blocks_beta_form" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_beta_form_path_idx" ON "cms"."pages_blocks_beta_form" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_beta_form_locales_locale_parent_id_unique" ON "cms"."pages_blocks_beta_form_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_social_links_order_idx" ON "cms"."pages_blocks_social_links" USING btree ("_order");
  CREATE INDEX "pages_blocks_social_links_parent_id_idx" ON "cms"."pages_blocks_social_links" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_social_links_path_idx" ON "cms"."pages_blocks_social_links" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_social_links_locales_locale_parent_id_unique" ON "cms"."pages_blocks_social_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_media_order_idx" ON "cms"."_pages_v_blocks_media" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_media_parent_id_idx" ON "cms"."_pages_v_blocks_media" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_media_path_idx" ON "cms"."_pages_v_blocks_media" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_media_picture_idx" ON "cms"."_pages_v_blocks_media" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_media_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_video_order_idx" ON "cms"."_pages_v_blocks_video" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_video_parent_id_idx" ON "cms"."_pages_v_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_video_path_idx" ON "cms"."_pages_v_blocks_video" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_video_film_idx" ON "cms"."_pages_v_blocks_video" USING btree ("film_id");
  CREATE INDEX "_pages_v_blocks_video_poster_idx" ON "cms"."_pages_v_blocks_video" USING btree ("poster_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_video_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_video_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_compare_table_groups_rows_order_idx" ON "cms"."_pages_v_blocks_compare_table_groups_rows" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_compare_table_groups_rows_parent_id_idx" ON "cms"."_pages_v_blocks_compare_table_groups_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_compare_table_groups_rows_locales_locale_par" ON "cms"."_pages_v_blocks_compare_table_groups_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_compare_table_groups_order_idx" ON "cms"."_pages_v_blocks_compare_table_groups" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_compare_table_groups_parent_id_idx" ON "cms"."_pages_v_blocks_compare_table_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_compare_table_groups_locales_locale_parent_i" ON "cms"."_pages_v_blocks_compare_table_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_compare_table_order_idx" ON "cms"."_pages_v_blocks_compare_table" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_compare_table_parent_id_idx" ON "cms"."_pages_v_blocks_compare_table" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_compare_table_path_idx" ON "cms"."_pages_v_blocks_compare_table" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_compare_table_locales_locale_parent_id_uniqu" ON "cms"."_pages_v_blocks_compare_table_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_compatibility_hosts_formats_order_idx" ON "cms"."_pages_v_blocks_compatibility_hosts_formats" USING btree ("order");
  CREATE INDEX "_pages_v_blocks_compatibility_hosts_formats_parent_idx" ON "cms"."_pages_v_blocks_compatibility_hosts_formats" USING btree ("parent_id");
  CREATE INDEX "_pages_v_blocks_compatibility_hosts_order_idx" ON "cms"."_pages_v_blocks_compatibility_hosts" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_compatibility_hosts_parent_id_idx" ON "cms"."_pages_v_blocks_compatibility_hosts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_compatibility_hosts_locales_locale_parent_id" ON "cms"."_pages_v_blocks_compatibility_hosts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_compatibility_order_idx" ON "cms"."_pages_v_blocks_compatibility" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_compatibility_parent_id_idx" ON "cms"."_pages_v_blocks_compatibility" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_compatibility_path_idx" ON "cms"."_pages_v_blocks_compatibility" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_compatibility_locales_locale_parent_id_uniqu" ON "cms"."_pages_v_blocks_compatibility_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_promo_banner_actions_order_idx" ON "cms"."_pages_v_blocks_promo_banner_actions" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_promo_banner_actions_parent_id_idx" ON "cms"."_pages_v_blocks_promo_banner_actions" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_promo_banner_actions_link_link_product_p_idx" ON "cms"."_pages_v_blocks_promo_banner_actions" USING btree ("link_product_page_id");
  CREATE INDEX "_pages_v_blocks_promo_banner_actions_link_link_page_idx" ON "cms"."_pages_v_blocks_promo_banner_actions" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_promo_banner_actions_locales_locale_parent_i" ON "cms"."_pages_v_blocks_promo_banner_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_promo_banner_order_idx" ON "cms"."_pages_v_blocks_promo_banner" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_promo_banner_parent_id_idx" ON "cms"."_pages_v_blocks_promo_banner" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_promo_banner_path_idx" ON "cms"."_pages_v_blocks_promo_banner" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_promo_banner_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_promo_banner_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_downloads_list_order_idx" ON "cms"."_pages_v_blocks_downloads_list" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_downloads_list_parent_id_idx" ON "cms"."_pages_v_blocks_downloads_list" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_downloads_list_path_idx" ON "cms"."_pages_v_blocks_downloads_list" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_downloads_list_locales_locale_parent_id_uniq" ON "cms"."_pages_v_blocks_downloads_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_link_lists_lists_links_order_idx" ON "cms"."_pages_v_blocks_link_lists_lists_links" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_link_lists_lists_links_parent_id_idx" ON "cms"."_pages_v_blocks_link_lists_lists_links" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_link_lists_lists_links_link_link_product_idx" ON "cms"."_pages_v_blocks_link_lists_lists_links" USING btree ("link_product_page_id");
  CREATE INDEX "_pages_v_blocks_link_lists_lists_links_link_link_page_idx" ON "cms"."_pages_v_blocks_link_lists_lists_links" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_link_lists_lists_links_locales_locale_parent" ON "cms"."_pages_v_blocks_link_lists_lists_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_link_lists_lists_order_idx" ON "cms"."_pages_v_blocks_link_lists_lists" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_link_lists_lists_parent_id_idx" ON "cms"."_pages_v_blocks_link_lists_lists" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_link_lists_lists_locales_locale_parent_id_un" ON "cms"."_pages_v_blocks_link_lists_lists_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_link_lists_order_idx" ON "cms"."_pages_v_blocks_link_lists" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_link_lists_parent_id_idx" ON "cms"."_pages_v_blocks_link_lists" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_link_lists_path_idx" ON "cms"."_pages_v_blocks_link_lists" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_link_lists_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_link_lists_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_call_to_action_actions_order_idx" ON "cms"."_pages_v_blocks_call_to_action_actions" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_call_to_action_actions_parent_id_idx" ON "cms"."_pages_v_blocks_call_to_action_actions" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_call_to_action_actions_link_link_product_idx" ON "cms"."_pages_v_blocks_call_to_action_actions" USING btree ("link_product_page_id");
  CREATE INDEX "_pages_v_blocks_call_to_action_actions_link_link_page_idx" ON "cms"."_pages_v_blocks_call_to_action_actions" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_call_to_action_actions_locales_locale_parent" ON "cms"."_pages_v_blocks_call_to_action_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_call_to_action_order_idx" ON "cms"."_pages_v_blocks_call_to_action" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_call_to_action_parent_id_idx" ON "cms"."_pages_v_blocks_call_to_action" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_call_to_action_path_idx" ON "cms"."_pages_v_blocks_call_to_action" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_call_to_action_locales_locale_parent_id_uniq" ON "cms"."_pages_v_blocks_call_to_action_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_testimonials_order_idx" ON "cms"."_pages_v_blocks_testimonials" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_testimonials_parent_id_idx" ON "cms"."_pages_v_blocks_testimonials" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_testimonials_path_idx" ON "cms"."_pages_v_blocks_testimonials" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_testimonials_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_scrolling_quotes_quotes_order_idx" ON "cms"."_pages_v_blocks_scrolling_quotes_quotes" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_scrolling_quotes_quotes_parent_id_idx" ON "cms"."_pages_v_blocks_scrolling_quotes_quotes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_scrolling_quotes_quotes_locales_locale_paren" ON "cms"."_pages_v_blocks_scrolling_quotes_quotes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_scrolling_quotes_order_idx" ON "cms"."_pages_v_blocks_scrolling_quotes" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_scrolling_quotes_parent_id_idx" ON "cms"."_pages_v_blocks_scrolling_quotes" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_scrolling_quotes_path_idx" ON "cms"."_pages_v_blocks_scrolling_quotes" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_scrolling_quotes_locales_locale_parent_id_un" ON "cms"."_pages_v_blocks_scrolling_quotes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_newsletter_form_order_idx" ON "cms"."_pages_v_blocks_newsletter_form" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_newsletter_form_parent_id_idx" ON "cms"."_pages_v_blocks_newsletter_form" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_newsletter_form_path_idx" ON "cms"."_pages_v_blocks_newsletter_form" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_newsletter_form_locales_locale_parent_id_uni" ON "cms"."_pages_v_blocks_newsletter_form_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_beta_form_order_idx" ON "cms"."_pages_v_blocks_beta_form" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_beta_form_parent_id_idx" ON "cms"."_pages_v_blocks_beta_form" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_beta_form_path_idx" ON "cms"."_pages_v_blocks_beta_form" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_beta_form_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_beta_form_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_social_links_order_idx" ON "cms"."_pages_v_blocks_social_links" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_social_links_parent_id_idx" ON "cms"."_pages_v_blocks_social_links" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_social_links_path_idx" ON "cms"."_pages_v_blocks_social_links" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_social_links_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_social_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_media_order_idx" ON "cms"."product_pages_blocks_media" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_media_parent_id_idx" ON "cms"."product_pages_blocks_media" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_media_path_idx" ON "cms"."product_pages_blocks_media" USING btree ("_path");
  CREATE INDEX "product_pages_blocks_media_picture_idx" ON "cms"."product_pages_blocks_media" USING btree ("picture_id");
  CREATE UNIQUE INDEX "product_pages_blocks_media_locales_locale_parent_id_unique" ON "cms"."product_pages_blocks_media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_video_order_idx" ON "cms"."product_pages_blocks_video" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_video_parent_id_idx" ON "cms"."product_pages_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_video_path_idx" ON "cms"."product_pages_blocks_video" USING btree ("_path");
  CREATE INDEX "product_pages_blocks_video_film_idx" ON "cms"."product_pages_blocks_video" USING btree ("film_id");
  CREATE INDEX "product_pages_blocks_video_poster_idx" ON "cms"."product_pages_blocks_video" USING btree ("poster_id");
  CREATE UNIQUE INDEX "product_pages_blocks_video_locales_locale_parent_id_unique" ON "cms"."product_pages_blocks_video_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_compare_table_groups_rows_order_idx" ON "cms"."product_pages_blocks_compare_table_groups_rows" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_compare_table_groups_rows_parent_id_idx" ON "cms"."product_pages_blocks_compare_table_groups_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_pages_blocks_compare_table_groups_rows_locales_local" ON "cms"."product_pages_blocks_compare_table_groups_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_compare_table_groups_order_idx" ON "cms"."product_pages_blocks_compare_table_groups" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_compare_table_groups_parent_id_idx" ON "cms"."product_pages_blocks_compare_table_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_pages_blocks_compare_table_groups_locales_locale_par" ON "cms"."product_pages_blocks_compare_table_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_compare_table_order_idx" ON "cms"."product_pages_blocks_compare_table" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_compare_table_parent_id_idx" ON "cms"."product_pages_blocks_compare_table" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_compare_table_path_idx" ON "cms"."product_pages_blocks_compare_table" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_compare_table_locales_locale_parent_id_" ON "cms"."product_pages_blocks_compare_table_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_compatibility_hosts_formats_order_idx" ON "cms"."product_pages_blocks_compatibility_hosts_formats" USING btree ("order");
  CREATE INDEX "product_pages_blocks_compatibility_hosts_formats_parent_idx" ON "cms"."product_pages_blocks_compatibility_hosts_formats" USING btree ("parent_id");
  CREATE INDEX "product_pages_blocks_compatibility_hosts_order_idx" ON "cms"."product_pages_blocks_compatibility_hosts" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_compatibility_hosts_parent_id_idx" ON "cms"."product_pages_blocks_compatibility_hosts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_pages_blocks_compatibility_hosts_locales_locale_pare" ON "cms"."product_pages_blocks_compatibility_hosts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_compatibility_order_idx" ON "cms"."product_pages_blocks_compatibility" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_compatibility_parent_id_idx" ON "cms"."product_pages_blocks_compatibility" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_compatibility_path_idx" ON "cms"."product_pages_blocks_compatibility" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_compatibility_locales_locale_parent_id_" ON "cms"."product_pages_blocks_compatibility_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_promo_banner_actions_order_idx" ON "cms"."product_pages_blocks_promo_banner_actions" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_promo_banner_actions_parent_id_idx" ON "cms"."product_pages_blocks_promo_banner_actions" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_promo_banner_actions_link_link_prod_idx" ON "cms"."product_pages_blocks_promo_banner_actions" USING btree ("link_product_page_id");
  CREATE INDEX "product_pages_blocks_promo_banner_actions_link_link_page_idx" ON "cms"."product_pages_blocks_promo_banner_actions" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "product_pages_blocks_promo_banner_actions_locales_locale_par" ON "cms"."product_pages_blocks_promo_banner_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_promo_banner_order_idx" ON "cms"."product_pages_blocks_promo_banner" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_promo_banner_parent_id_idx" ON "cms"."product_pages_blocks_promo_banner" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_promo_banner_path_idx" ON "cms"."product_pages_blocks_promo_banner" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_promo_banner_locales_locale_parent_id_u" ON "cms"."product_pages_blocks_promo_banner_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_downloads_list_order_idx" ON "cms"."product_pages_blocks_downloads_list" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_downloads_list_parent_id_idx" ON "cms"."product_pages_blocks_downloads_list" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_downloads_list_path_idx" ON "cms"."product_pages_blocks_downloads_list" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_downloads_list_locales_locale_parent_id" ON "cms"."product_pages_blocks_downloads_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_link_lists_lists_links_order_idx" ON "cms"."product_pages_blocks_link_lists_lists_links" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_link_lists_lists_links_parent_id_idx" ON "cms"."product_pages_blocks_link_lists_lists_links" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_link_lists_lists_links_link_link_pr_idx" ON "cms"."product_pages_blocks_link_lists_lists_links" USING btree ("link_product_page_id");
  CREATE INDEX "product_pages_blocks_link_lists_lists_links_link_link_pa_idx" ON "cms"."product_pages_blocks_link_lists_lists_links" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "product_pages_blocks_link_lists_lists_links_locales_locale_p" ON "cms"."product_pages_blocks_link_lists_lists_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_link_lists_lists_order_idx" ON "cms"."product_pages_blocks_link_lists_lists" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_link_lists_lists_parent_id_idx" ON "cms"."product_pages_blocks_link_lists_lists" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_pages_blocks_link_lists_lists_locales_locale_parent_" ON "cms"."product_pages_blocks_link_lists_lists_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_link_lists_order_idx" ON "cms"."product_pages_blocks_link_lists" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_link_lists_parent_id_idx" ON "cms"."product_pages_blocks_link_lists" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_link_lists_path_idx" ON "cms"."product_pages_blocks_link_lists" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_link_lists_locales_locale_parent_id_uni" ON "cms"."product_pages_blocks_link_lists_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_call_to_action_actions_order_idx" ON "cms"."product_pages_blocks_call_to_action_actions" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_call_to_action_actions_parent_id_idx" ON "cms"."product_pages_blocks_call_to_action_actions" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_call_to_action_actions_link_link_pr_idx" ON "cms"."product_pages_blocks_call_to_action_actions" USING btree ("link_product_page_id");
  CREATE INDEX "product_pages_blocks_call_to_action_actions_link_link_pa_idx" ON "cms"."product_pages_blocks_call_to_action_actions" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "product_pages_blocks_call_to_action_actions_locales_locale_p" ON "cms"."product_pages_blocks_call_to_action_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_call_to_action_order_idx" ON "cms"."product_pages_blocks_call_to_action" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_call_to_action_parent_id_idx" ON "cms"."product_pages_blocks_call_to_action" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_call_to_action_path_idx" ON "cms"."product_pages_blocks_call_to_action" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_call_to_action_locales_locale_parent_id" ON "cms"."product_pages_blocks_call_to_action_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_testimonials_order_idx" ON "cms"."product_pages_blocks_testimonials" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_testimonials_parent_id_idx" ON "cms"."product_pages_blocks_testimonials" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_testimonials_path_idx" ON "cms"."product_pages_blocks_testimonials" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_testimonials_locales_locale_parent_id_u" ON "cms"."product_pages_blocks_testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_scrolling_quotes_quotes_order_idx" ON "cms"."product_pages_blocks_scrolling_quotes_quotes" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_scrolling_quotes_quotes_parent_id_idx" ON "cms"."product_pages_blocks_scrolling_quotes_quotes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_pages_blocks_scrolling_quotes_quotes_locales_locale_" ON "cms"."product_pages_blocks_scrolling_quotes_quotes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_scrolling_quotes_order_idx" ON "cms"."product_pages_blocks_scrolling_quotes" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_scrolling_quotes_parent_id_idx" ON "cms"."product_pages_blocks_scrolling_quotes" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_scrolling_quotes_path_idx" ON "cms"."product_pages_blocks_scrolling_quotes" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_scrolling_quotes_locales_locale_parent_" ON "cms"."product_pages_blocks_scrolling_quotes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_newsletter_form_order_idx" ON "cms"."product_pages_blocks_newsletter_form" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_newsletter_form_parent_id_idx" ON "cms"."product_pages_blocks_newsletter_form" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_newsletter_form_path_idx" ON "cms"."product_pages_blocks_newsletter_form" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_newsletter_form_locales_locale_parent_i" ON "cms"."product_pages_blocks_newsletter_form_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_beta_form_order_idx" ON "cms"."product_pages_blocks_beta_form" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_beta_form_parent_id_idx" ON "cms"."product_pages_blocks_beta_form" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_beta_form_path_idx" ON "cms"."product_pages_blocks_beta_form" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_beta_form_locales_locale_parent_id_uniq" ON "cms"."product_pages_blocks_beta_form_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_social_links_order_idx" ON "cms"."product_pages_blocks_social_links" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_social_links_parent_id_idx" ON "cms"."product_pages_blocks_social_links" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_social_links_path_idx" ON "cms"."product_pages_blocks_social_links" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_social_links_locales_locale_parent_id_u" ON "cms"."product_pages_blocks_social_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_media_order_idx" ON "cms"."_product_pages_v_blocks_media" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_media_parent_id_idx" ON "cms"."_product_pages_v_blocks_media" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_media_path_idx" ON "cms"."_product_pages_v_blocks_media" USING btree ("_path");
  CREATE INDEX "_product_pages_v_blocks_media_picture_idx" ON "cms"."_product_pages_v_blocks_media" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_media_locales_locale_parent_id_uniqu" ON "cms"."_product_pages_v_blocks_media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_video_order_idx" ON "cms"."_product_pages_v_blocks_video" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_video_parent_id_idx" ON "cms"."_product_pages_v_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_video_path_idx" ON "cms"."_product_pages_v_blocks_video" USING btree ("_path");
  CREATE INDEX "_product_pages_v_blocks_video_film_idx" ON "cms"."_product_pages_v_blocks_video" USING btree ("film_id");
  CREATE INDEX "_product_pages_v_blocks_video_poster_idx" ON "cms"."_product_pages_v_blocks_video" USING btree ("poster_id");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_video_locales_locale_parent_id_uniqu" ON "cms"."_product_pages_v_blocks_video_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_compare_table_groups_rows_order_idx" ON "cms"."_product_pages_v_blocks_compare_table_groups_rows" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_compare_table_groups_rows_parent_id_idx" ON "cms"."_product_pages_v_blocks_compare_table_groups_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_compare_table_groups_rows_locales_lo" ON "cms"."_product_pages_v_blocks_compare_table_groups_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_compare_table_groups_order_idx" ON "cms"."_product_pages_v_blocks_compare_table_groups" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_compare_table_groups_parent_id_idx" ON "cms"."_product_pages_v_blocks_compare_table_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_compare_table_groups_locales_locale_" ON "cms"."_product_pages_v_blocks_compare_table_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_compare_table_order_idx" ON "cms"."_product_pages_v_blocks_compare_table" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_compare_table_parent_id_idx" ON "cms"."_product_pages_v_blocks_compare_table" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_compare_table_path_idx" ON "cms"."_product_pages_v_blocks_compare_table" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_compare_table_locales_locale_parent_" ON "cms"."_product_pages_v_blocks_compare_table_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_compatibility_hosts_formats_order_idx" ON "cms"."_product_pages_v_blocks_compatibility_hosts_formats" USING btree ("order");
  CREATE INDEX "_product_pages_v_blocks_compatibility_hosts_formats_parent_idx" ON "cms"."_product_pages_v_blocks_compatibility_hosts_formats" USING btree ("parent_id");
  CREATE INDEX "_product_pages_v_blocks_compatibility_hosts_order_idx" ON "cms"."_product_pages_v_blocks_compatibility_hosts" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_compatibility_hosts_parent_id_idx" ON "cms"."_product_pages_v_blocks_compatibility_hosts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_compatibility_hosts_locales_locale_p" ON "cms"."_product_pages_v_blocks_compatibility_hosts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_compatibility_order_idx" ON "cms"."_product_pages_v_blocks_compatibility" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_compatibility_parent_id_idx" ON "cms"."_product_pages_v_blocks_compatibility" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_compatibility_path_idx" ON "cms"."_product_pages_v_blocks_compatibility" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_compatibility_locales_locale_parent_" ON "cms"."_product_pages_v_blocks_compatibility_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_promo_banner_actions_order_idx" ON "cms"."_product_pages_v_blocks_promo_banner_actions" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_promo_banner_actions_parent_id_idx" ON "cms"."_product_pages_v_blocks_promo_banner_actions" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_promo_banner_actions_link_link_p_idx" ON "cms"."_product_pages_v_blocks_promo_banner_actions" USING btree ("link_product_page_id");
  CREATE INDEX "_product_pages_v_blocks_promo_banner_actions_link_link_1_idx" ON "cms"."_product_pages_v_blocks_promo_banner_actions" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_promo_banner_actions_locales_locale_" ON "cms"."_product_pages_v_blocks_promo_banner_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_promo_banner_order_idx" ON "cms"."_product_pages_v_blocks_promo_banner" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_promo_banner_parent_id_idx" ON "cms"."_product_pages_v_blocks_promo_banner" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_promo_banner_path_idx" ON "cms"."_product_pages_v_blocks_promo_banner" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_promo_banner_locales_locale_parent_i" ON "cms"."_product_pages_v_blocks_promo_banner_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_downloads_list_order_idx" ON "cms"."_product_pages_v_blocks_downloads_list" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_downloads_list_parent_id_idx" ON "cms"."_product_pages_v_blocks_downloads_list" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_downloads_list_path_idx" ON "cms"."_product_pages_v_blocks_downloads_list" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_downloads_list_locales_locale_parent" ON "cms"."_product_pages_v_blocks_downloads_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_link_lists_lists_links_order_idx" ON "cms"."_product_pages_v_blocks_link_lists_lists_links" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_link_lists_lists_links_parent_id_idx" ON "cms"."_product_pages_v_blocks_link_lists_lists_links" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_link_lists_lists_links_link_link_idx" ON "cms"."_product_pages_v_blocks_link_lists_lists_links" USING btree ("link_product_page_id");
  CREATE INDEX "_product_pages_v_blocks_link_lists_lists_links_link_li_1_idx" ON "cms"."_product_pages_v_blocks_link_lists_lists_links" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_link_lists_lists_links_locales_local" ON "cms"."_product_pages_v_blocks_link_lists_lists_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_link_lists_lists_order_idx" ON "cms"."_product_pages_v_blocks_link_lists_lists" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_link_lists_lists_parent_id_idx" ON "cms"."_product_pages_v_blocks_link_lists_lists" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_link_lists_lists_locales_locale_pare" ON "cms"."_product_pages_v_blocks_link_lists_lists_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_link_lists_order_idx" ON "cms"."_product_pages_v_blocks_link_lists" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_link_lists_parent_id_idx" ON "cms"."_product_pages_v_blocks_link_lists" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_link_lists_path_idx" ON "cms"."_product_pages_v_blocks_link_lists" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_link_lists_locales_locale_parent_id_" ON "cms"."_product_pages_v_blocks_link_lists_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_call_to_action_actions_order_idx" ON "cms"."_product_pages_v_blocks_call_to_action_actions" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_call_to_action_actions_parent_id_idx" ON "cms"."_product_pages_v_blocks_call_to_action_actions" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_call_to_action_actions_link_link_idx" ON "cms"."_product_pages_v_blocks_call_to_action_actions" USING btree ("link_product_page_id");
  CREATE INDEX "_product_pages_v_blocks_call_to_action_actions_link_li_1_idx" ON "cms"."_product_pages_v_blocks_call_to_action_actions" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_call_to_action_actions_locales_local" ON "cms"."_product_pages_v_blocks_call_to_action_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_call_to_action_order_idx" ON "cms"."_product_pages_v_blocks_call_to_action" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_call_to_action_parent_id_idx" ON "cms"."_product_pages_v_blocks_call_to_action" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_call_to_action_path_idx" ON "cms"."_product_pages_v_blocks_call_to_action" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_call_to_action_locales_locale_parent" ON "cms"."_product_pages_v_blocks_call_to_action_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_testimonials_order_idx" ON "cms"."_product_pages_v_blocks_testimonials" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_testimonials_parent_id_idx" ON "cms"."_product_pages_v_blocks_testimonials" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_testimonials_path_idx" ON "cms"."_product_pages_v_blocks_testimonials" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_testimonials_locales_locale_parent_i" ON "cms"."_product_pages_v_blocks_testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_scrolling_quotes_quotes_order_idx" ON "cms"."_product_pages_v_blocks_scrolling_quotes_quotes" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_scrolling_quotes_quotes_parent_id_idx" ON "cms"."_product_pages_v_blocks_scrolling_quotes_quotes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_scrolling_quotes_quotes_locales_loca" ON "cms"."_product_pages_v_blocks_scrolling_quotes_quotes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_scrolling_quotes_order_idx" ON "cms"."_product_pages_v_blocks_scrolling_quotes" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_scrolling_quotes_parent_id_idx" ON "cms"."_product_pages_v_blocks_scrolling_quotes" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_scrolling_quotes_path_idx" ON "cms"."_product_pages_v_blocks_scrolling_quotes" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_scrolling_quotes_locales_locale_pare" ON "cms"."_product_pages_v_blocks_scrolling_quotes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_newsletter_form_order_idx" ON "cms"."_product_pages_v_blocks_newsletter_form" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_newsletter_form_parent_id_idx" ON "cms"."_product_pages_v_blocks_newsletter_form" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_newsletter_form_path_idx" ON "cms"."_product_pages_v_blocks_newsletter_form" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_newsletter_form_locales_locale_paren" ON "cms"."_product_pages_v_blocks_newsletter_form_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_beta_form_order_idx" ON "cms"."_product_pages_v_blocks_beta_form" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_beta_form_parent_id_idx" ON "cms"."_product_pages_v_blocks_beta_form" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_beta_form_path_idx" ON "cms"."_product_pages_v_blocks_beta_form" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_beta_form_locales_locale_parent_id_u" ON "cms"."_product_pages_v_blocks_beta_form_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_social_links_order_idx" ON "cms"."_product_pages_v_blocks_social_links" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_social_links_parent_id_idx" ON "cms"."_product_pages_v_blocks_social_links" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_social_links_path_idx" ON "cms"."_product_pages_v_blocks_social_links" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_social_links_locales_locale_parent_i" ON "cms"."_product_pages_v_blocks_social_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_sections_order_idx" ON "cms"."posts_sections" USING btree ("_order");
  CREATE INDEX "posts_sections_parent_id_idx" ON "cms"."posts_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "posts_sections_locales_locale_parent_id_unique" ON "cms"."posts_sections_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "cms"."posts" USING btree ("slug");
  CREATE INDEX "posts_updated_at_idx" ON "cms"."posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "cms"."posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "cms"."posts" USING btree ("_status");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "cms"."posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_rels_order_idx" ON "cms"."posts_rels" USING btree ("order");
  CREATE INDEX "posts_rels_parent_idx" ON "cms"."posts_rels" USING btree ("parent_id");
  CREATE INDEX "posts_rels_path_idx" ON "cms"."posts_rels" USING btree ("path");
  CREATE INDEX "posts_rels_products_id_idx" ON "cms"."posts_rels" USING btree ("products_id");
  CREATE INDEX "_posts_v_version_sections_order_idx" ON "cms"."_posts_v_version_sections" USING btree ("_order");
  CREATE INDEX "_posts_v_version_sections_parent_id_idx" ON "cms"."_posts_v_version_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_posts_v_version_sections_locales_locale_parent_id_unique" ON "cms"."_posts_v_version_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_parent_idx" ON "cms"."_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "cms"."_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "cms"."_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "cms"."_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "cms"."_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "cms"."_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "cms"."_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "cms"."_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "cms"."_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "cms"."_posts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "cms"."_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_rels_order_idx" ON "cms"."_posts_v_rels" USING btree ("order");
  CREATE INDEX "_posts_v_rels_parent_idx" ON "cms"."_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_posts_v_rels_path_idx" ON "cms"."_posts_v_rels" USING btree ("path");
  CREATE INDEX "_posts_v_rels_products_id_idx" ON "cms"."_posts_v_rels" USING btree ("products_id");
  CREATE INDEX "tutorials_sections_order_idx" ON "cms"."tutorials_sections" USING btree ("_order");
  CREATE INDEX "tutorials_sections_parent_id_idx" ON "cms"."tutorials_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tutorials_sections_locales_locale_parent_id_unique" ON "cms"."tutorials_sections_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "tutorials_slug_idx" ON "cms"."tutorials" USING btree ("slug");
  CREATE INDEX "tutorials_updated_at_idx" ON "cms"."tutorials" USING btree ("updated_at");
  CREATE INDEX "tutorials_created_at_idx" ON "cms"."tutorials" USING btree ("created_at");
  CREATE INDEX "tutorials__status_idx" ON "cms"."tutorials" USING btree ("_status");
  CREATE UNIQUE INDEX "tutorials_locales_locale_parent_id_unique" ON "cms"."tutorials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tutorials_rels_order_idx" ON "cms"."tutorials_rels" USING btree ("order");
  CREATE INDEX "tutorials_rels_parent_idx" ON "cms"."tutorials_rels" USING btree ("parent_id");
  CREATE INDEX "tutorials_rels_path_idx" ON "cms"."tutorials_rels" USING btree ("path");
  CREATE INDEX "tutorials_rels_products_id_idx" ON "cms"."tutorials_rels" USING btree ("products_id");
  CREATE INDEX "_tutorials_v_version_sections_order_idx" ON "cms"."_tutorials_v_version_sections" USING btree ("_order");
  CREATE INDEX "_tutorials_v_version_sections_parent_id_idx" ON "cms"."_tutorials_v_version_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tutorials_v_version_sections_locales_locale_parent_id_uniqu" ON "cms"."_tutorials_v_version_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tutorials_v_parent_idx" ON "cms"."_tutorials_v" USING btree ("parent_id");
  CREATE INDEX "_tutorials_v_version_version_slug_idx" ON "cms"."_tutorials_v" USING btree ("version_slug");
  CREATE INDEX "_tutorials_v_version_version_updated_at_idx" ON "cms"."_tutorials_v" USING btree ("version_updated_at");
  CREATE INDEX "_tutorials_v_version_version_created_at_idx" ON "cms"."_tutorials_v" USING btree ("version_created_at");
  CREATE INDEX "_tutorials_v_version_version__status_idx" ON "cms"."_tutorials_v" USING btree ("version__status");
  CREATE INDEX "_tutorials_v_created_at_idx" ON "cms"."_tutorials_v" USING btree ("created_at");
  CREATE INDEX "_tutorials_v_updated_at_idx" ON "cms"."_tutorials_v" USING btree ("updated_at");
  CREATE INDEX "_tutorials_v_snapshot_idx" ON "cms"."_tutorials_v" USING btree ("snapshot");
  CREATE INDEX "_tutorials_v_published_locale_idx" ON "cms"."_tutorials_v" USING btree ("published_locale");
  CREATE INDEX "_tutorials_v_latest_idx" ON "cms"."_tutorials_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_tutorials_v_locales_locale_parent_id_unique" ON "cms"."_tutorials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tutorials_v_rels_order_idx" ON "cms"."_tutorials_v_rels" USING btree ("order");
  CREATE INDEX "_tutorials_v_rels_parent_idx" ON "cms"."_tutorials_v_rels" USING btree ("parent_id");
  CREATE INDEX "_tutorials_v_rels_path_idx" ON "cms"."_tutorials_v_rels" USING btree ("path");
  CREATE INDEX "_tutorials_v_rels_products_id_idx" ON "cms"."_tutorials_v_rels" USING btree ("products_id");
  CREATE INDEX "artists_sections_order_idx" ON "cms"."artists_sections" USING btree ("_order");
  CREATE INDEX "artists_sections_parent_id_idx" ON "cms"."artists_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "artists_sections_locales_locale_parent_id_unique" ON "cms"."artists_sections_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "artists_slug_idx" ON "cms"."artists" USING btree ("slug");
  CREATE INDEX "artists_updated_at_idx" ON "cms"."artists" USING btree ("updated_at");
  CREATE INDEX "artists_created_at_idx" ON "cms"."artists" USING btree ("created_at");
  CREATE INDEX "artists__status_idx" ON "cms"."artists" USING btree ("_status");
  CREATE UNIQUE INDEX "artists_locales_locale_parent_id_unique" ON "cms"."artists_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "artists_rels_order_idx" ON "cms"."artists_rels" USING btree ("order");
  CREATE INDEX "artists_rels_parent_idx" ON "cms"."artists_rels" USING btree ("parent_id");
  CREATE INDEX "artists_rels_path_idx" ON "cms"."artists_rels" USING btree ("path");
  CREATE INDEX "artists_rels_products_id_idx" ON "cms"."artists_rels" USING btree ("products_id");
  CREATE INDEX "_artists_v_version_sections_order_idx" ON "cms"."_artists_v_version_sections" USING btree ("_order");
  CREATE INDEX "_artists_v_version_sections_parent_id_idx" ON "cms"."_artists_v_version_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_artists_v_version_sections_locales_locale_parent_id_unique" ON "cms"."_artists_v_version_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_artists_v_parent_idx" ON "cms"."_artists_v" USING btree ("parent_id");
  CREATE INDEX "_artists_v_version_version_slug_idx" ON "cms"."_artists_v" USING btree ("version_slug");
  CREATE INDEX "_artists_v_version_version_updated_at_idx" ON "cms"."_artists_v" USING btree ("version_updated_at");
  CREATE INDEX "_artists_v_version_version_created_at_idx" ON "cms"."_artists_v" USING btree ("version_created_at");
  CREATE INDEX "_artists_v_version_version__status_idx" ON "cms"."_artists_v" USING btree ("version__status");
  CREATE INDEX "_artists_v_created_at_idx" ON "cms"."_artists_v" USING btree ("created_at");
  CREATE INDEX "_artists_v_updated_at_idx" ON "cms"."_artists_v" USING btree ("updated_at");
  CREATE INDEX "_artists_v_snapshot_idx" ON "cms"."_artists_v" USING btree ("snapshot");
  CREATE INDEX "_artists_v_published_locale_idx" ON "cms"."_artists_v" USING btree ("published_locale");
  CREATE INDEX "_artists_v_latest_idx" ON "cms"."_artists_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_artists_v_locales_locale_parent_id_unique" ON "cms"."_artists_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_artists_v_rels_order_idx" ON "cms"."_artists_v_rels" USING btree ("order");
  CREATE INDEX "_artists_v_rels_parent_idx" ON "cms"."_artists_v_rels" USING btree ("parent_id");
  CREATE INDEX "_artists_v_rels_path_idx" ON "cms"."_artists_v_rels" USING btree ("path");
  CREATE INDEX "_artists_v_rels_products_id_idx" ON "cms"."_artists_v_rels" USING btree ("products_id");
  CREATE INDEX "manuals_chapters_sections_order_idx" ON "cms"."manuals_chapters_sections" USING btree ("_order");
  CREATE INDEX "manuals_chapters_sections_parent_id_idx" ON "cms"."manuals_chapters_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "manuals_chapters_sections_locales_locale_parent_id_unique" ON "cms"."manuals_chapters_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "manuals_chapters_order_idx" ON "cms"."manuals_chapters" USING btree ("_order");
  CREATE INDEX "manuals_chapters_parent_id_idx" ON "cms"."manuals_chapters" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "manuals_chapters_locales_locale_parent_id_unique" ON "cms"."manuals_chapters_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "manuals_slug_idx" ON "cms"."manuals" USING btree ("slug");
  CREATE INDEX "manuals_updated_at_idx" ON "cms"."manuals" USING btree ("updated_at");
  CREATE INDEX "manuals_created_at_idx" ON "cms"."manuals" USING btree ("created_at");
  CREATE INDEX "manuals__status_idx" ON "cms"."manuals" USING btree ("_status");
  CREATE UNIQUE INDEX "manuals_locales_locale_parent_id_unique" ON "cms"."manuals_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "manuals_rels_order_idx" ON "cms"."manuals_rels" USING btree ("order");
  CREATE INDEX "manuals_rels_parent_idx" ON "cms"."manuals_rels" USING btree ("parent_id");
  CREATE INDEX "manuals_rels_path_idx" ON "cms"."manuals_rels" USING btree ("path");
  CREATE INDEX "manuals_rels_products_id_idx" ON "cms"."manuals_rels" USING btree ("products_id");
  CREATE INDEX "_manuals_v_version_chapters_sections_order_idx" ON "cms"."_manuals_v_version_chapters_sections" USING btree ("_order");
  CREATE INDEX "_manuals_v_version_chapters_sections_parent_id_idx" ON "cms"."_manuals_v_version_chapters_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_manuals_v_version_chapters_sections_locales_locale_parent_i" ON "cms"."_manuals_v_version_chapters_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_manuals_v_version_chapters_order_idx" ON "cms"."_manuals_v_version_chapters" USING btree ("_order");
  CREATE INDEX "_manuals_v_version_chapters_parent_id_idx" ON "cms"."_manuals_v_version_chapters" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_manuals_v_version_chapters_locales_locale_parent_id_unique" ON "cms"."_manuals_v_version_chapters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_manuals_v_parent_idx" ON "cms"."_manuals_v" USING btree ("parent_id");
  CREATE INDEX "_manuals_v_version_version_slug_idx" ON "cms"."_manuals_v" USING btree ("version_slug");
  CREATE INDEX "_manuals_v_version_version_updated_at_idx" ON "cms"."_manuals_v" USING btree ("version_updated_at");
  CREATE INDEX "_manuals_v_version_version_created_at_idx" ON "cms"."_manuals_v" USING btree ("version_created_at");
  CREATE INDEX "_manuals_v_version_version__status_idx" ON "cms"."_manuals_v" USING btree ("version__status");
  CREATE INDEX "_manuals_v_created_at_idx" ON "cms"."_manuals_v" USING btree ("created_at");
  CREATE INDEX "_manuals_v_updated_at_idx" ON "cms"."_manuals_v" USING btree ("updated_at");
  CREATE INDEX "_manuals_v_snapshot_idx" ON "cms"."_manuals_v" USING btree ("snapshot");
  CREATE INDEX "_manuals_v_published_locale_idx" ON "cms"."_manuals_v" USING btree ("published_locale");
  CREATE INDEX "_manuals_v_latest_idx" ON "cms"."_manuals_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_manuals_v_locales_locale_parent_id_unique" ON "cms"."_manuals_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_manuals_v_rels_order_idx" ON "cms"."_manuals_v_rels" USING btree ("order");
  CREATE INDEX "_manuals_v_rels_parent_idx" ON "cms"."_manuals_v_rels" USING btree ("parent_id");
  CREATE INDEX "_manuals_v_rels_path_idx" ON "cms"."_manuals_v_rels" USING btree ("path");
  CREATE INDEX "_manuals_v_rels_products_id_idx" ON "cms"."_manuals_v_rels" USING btree ("products_id");
  CREATE UNIQUE INDEX "download_pages_slug_idx" ON "cms"."download_pages" USING btree ("slug");
  CREATE INDEX "download_pages_updated_at_idx" ON "cms"."download_pages" USING btree ("updated_at");
  CREATE INDEX "download_pages_created_at_idx" ON "cms"."download_pages" USING btree ("created_at");
  CREATE INDEX "download_pages__status_idx" ON "cms"."download_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "download_pages_locales_locale_parent_id_unique" ON "cms"."download_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "download_pages_rels_order_idx" ON "cms"."download_pages_rels" USING btree ("order");
  CREATE INDEX "download_pages_rels_parent_idx" ON "cms"."download_pages_rels" USING btree ("parent_id");
  CREATE INDEX "download_pages_rels_path_idx" ON "cms"."download_pages_rels" USING btree ("path");
  CREATE INDEX "download_pages_rels_products_id_idx" ON "cms"."download_pages_rels" USING btree ("products_id");
  CREATE INDEX "_download_pages_v_parent_idx" ON "cms"."_download_pages_v" USING btree ("parent_id");
  CREATE INDEX "_download_pages_v_version_version_slug_idx" ON "cms"."_download_pages_v" USING btree ("version_slug");
  CREATE INDEX "_download_pages_v_version_version_updated_at_idx" ON "cms"."_download_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_download_pages_v_version_version_created_at_idx" ON "cms"."_download_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_download_pages_v_version_version__status_idx" ON "cms"."_download_pages_v" USING btree ("version__status");
  CREATE INDEX "_download_pages_v_created_at_idx" ON "cms"."_download_pages_v" USING btree ("created_at");
  CREATE INDEX "_download_pages_v_updated_at_idx" ON "cms"."_download_pages_v" USING btree ("updated_at");
  CREATE INDEX "_download_pages_v_snapshot_idx" ON "cms"."_download_pages_v" USING btree ("snapshot");
  CREATE INDEX "_download_pages_v_published_locale_idx" ON "cms"."_download_pages_v" USING btree ("published_locale");
  CREATE INDEX "_download_pages_v_latest_idx" ON "cms"."_download_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_download_pages_v_locales_locale_parent_id_unique" ON "cms"."_download_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_download_pages_v_rels_order_idx" ON "cms"."_download_pages_v_rels" USING btree ("order");
  CREATE INDEX "_download_pages_v_rels_parent_idx" ON "cms"."_download_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_download_pages_v_rels_path_idx" ON "cms"."_download_pages_v_rels" USING btree ("path");
  CREATE INDEX "_download_pages_v_rels_products_id_idx" ON "cms"."_download_pages_v_rels" USING btree ("products_id");
  CREATE INDEX "installers_product_idx" ON "cms"."installers" USING btree ("product_id");
  CREATE INDEX "installers_updated_at_idx" ON "cms"."installers" USING btree ("updated_at");
  CREATE INDEX "installers_created_at_idx" ON "cms"."installers" USING btree ("created_at");
  CREATE INDEX "installers__status_idx" ON "cms"."installers" USING btree ("_status");
  CREATE UNIQUE INDEX "installers_filename_idx" ON "cms"."installers" USING btree ("filename");
  CREATE UNIQUE INDEX "product_version_system_idx" ON "cms"."installers" USING btree ("product_id","version","system");
  CREATE UNIQUE INDEX "installers_locales_locale_parent_id_unique" ON "cms"."installers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_installers_v_parent_idx" ON "cms"."_installers_v" USING btree ("parent_id");
  CREATE INDEX "_installers_v_version_version_product_idx" ON "cms"."_installers_v" USING btree ("version_product_id");
  CREATE INDEX "_installers_v_version_version_updated_at_idx" ON "cms"."_installers_v" USING btree ("version_updated_at");
  CREATE INDEX "_installers_v_version_version_created_at_idx" ON "cms"."_installers_v" USING btree ("version_created_at");
  CREATE INDEX "_installers_v_version_version__status_idx" ON "cms"."_installers_v" USING btree ("version__status");
  CREATE INDEX "_installers_v_version_version_filename_idx" ON "cms"."_installers_v" USING btree ("version_filename");
  CREATE INDEX "_installers_v_created_at_idx" ON "cms"."_installers_v" USING btree ("created_at");
  CREATE INDEX "_installers_v_updated_at_idx" ON "cms"."_installers_v" USING btree ("updated_at");
  CREATE INDEX "_installers_v_snapshot_idx" ON "cms"."_installers_v" USING btree ("snapshot");
  CREATE INDEX "_installers_v_published_locale_idx" ON "cms"."_installers_v" USING btree ("published_locale");
  CREATE INDEX "_installers_v_latest_idx" ON "cms"."_installers_v" USING btree ("latest");
  CREATE INDEX "version_product_version_version_version_system_idx" ON "cms"."_installers_v" USING btree ("version_product_id","version_version","version_system");
  CREATE UNIQUE INDEX "_installers_v_locales_locale_parent_id_unique" ON "cms"."_installers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "testimonials_photo_idx" ON "cms"."testimonials" USING btree ("photo_id");
  CREATE INDEX "testimonials_photo_for_phones_idx" ON "cms"."testimonials" USING btree ("photo_for_phones_id");
  CREATE UNIQUE INDEX "testimonials_slug_idx" ON "cms"."testimonials" USING btree ("slug");
  CREATE INDEX "testimonials_updated_at_idx" ON "cms"."testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "cms"."testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials__status_idx" ON "cms"."testimonials" USING btree ("_status");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "cms"."testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_testimonials_v_parent_idx" ON "cms"."_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_photo_idx" ON "cms"."_testimonials_v" USING btree ("version_photo_id");
  CREATE INDEX "_testimonials_v_version_version_photo_for_phones_idx" ON "cms"."_testimonials_v" USING btree ("version_photo_for_phones_id");
  CREATE INDEX "_testimonials_v_version_version_slug_idx" ON "cms"."_testimonials_v" USING btree ("version_slug");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "cms"."_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "cms"."_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "cms"."_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "cms"."_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "cms"."_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_snapshot_idx" ON "cms"."_testimonials_v" USING btree ("snapshot");
  CREATE INDEX "_testimonials_v_published_locale_idx" ON "cms"."_testimonials_v" USING btree ("published_locale");
  CREATE INDEX "_testimonials_v_latest_idx" ON "cms"."_testimonials_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_testimonials_v_locales_locale_parent_id_unique" ON "cms"."_testimonials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "films_updated_at_idx" ON "cms"."films" USING btree ("updated_at");
  CREATE INDEX "films_created_at_idx" ON "cms"."films" USING btree ("created_at");
  CREATE UNIQUE INDEX "films_filename_idx" ON "cms"."films" USING btree ("filename");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "cms"."redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "cms"."redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "cms"."redirects" USING btree ("created_at");
  CREATE INDEX "redirects__status_idx" ON "cms"."redirects" USING btree ("_status");
  CREATE INDEX "_redirects_v_parent_idx" ON "cms"."_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "cms"."_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "cms"."_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "cms"."_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version__status_idx" ON "cms"."_redirects_v" USING btree ("version__status");
  CREATE INDEX "_redirects_v_created_at_idx" ON "cms"."_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "cms"."_redirects_v" USING btree ("updated_at");
  CREATE INDEX "_redirects_v_snapshot_idx" ON "cms"."_redirects_v" USING btree ("snapshot");
  CREATE INDEX "_redirects_v_published_locale_idx" ON "cms"."_redirects_v" USING btree ("published_locale");
  CREATE INDEX "_redirects_v_latest_idx" ON "cms"."_redirects_v" USING btree ("latest");
  CREATE INDEX "mini_banners_ctas_order_idx" ON "cms"."mini_banners_ctas" USING btree ("_order");
  CREATE INDEX "mini_banners_ctas_parent_id_idx" ON "cms"."mini_banners_ctas" USING btree ("_parent_id");
  CREATE INDEX "mini_banners_ctas_product_idx" ON "cms"."mini_banners_ctas" USING btree ("product_id");
  CREATE UNIQUE INDEX "mini_banners_ctas_locales_locale_parent_id_unique" ON "cms"."mini_banners_ctas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mini_banners_allowlist_order_idx" ON "cms"."mini_banners_allowlist" USING btree ("_order");
  CREATE INDEX "mini_banners_allowlist_parent_id_idx" ON "cms"."mini_banners_allowlist" USING btree ("_parent_id");
  CREATE INDEX "mini_banners_blocklist_order_idx" ON "cms"."mini_banners_blocklist" USING btree ("_order");
  CREATE INDEX "mini_banners_blocklist_parent_id_idx" ON "cms"."mini_banners_blocklist" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "mini_banners_slug_idx" ON "cms"."mini_banners" USING btree ("slug");
  CREATE INDEX "mini_banners_updated_at_idx" ON "cms"."mini_banners" USING btree ("updated_at");
  CREATE INDEX "mini_banners_created_at_idx" ON "cms"."mini_banners" USING btree ("created_at");
  CREATE INDEX "mini_banners__status_idx" ON "cms"."mini_banners" USING btree ("_status");
  CREATE UNIQUE INDEX "mini_banners_locales_locale_parent_id_unique" ON "cms"."mini_banners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mini_banners_rels_order_idx" ON "cms"."mini_banners_rels" USING btree ("order");
  CREATE INDEX "mini_banners_rels_parent_idx" ON "cms"."mini_banners_rels" USING btree ("parent_id");
  CREATE INDEX "mini_banners_rels_path_idx" ON "cms"."mini_banners_rels" USING btree ("path");
  CREATE INDEX "mini_banners_rels_product_cards_id_idx" ON "cms"."mini_banners_rels" USING btree ("product_cards_id");
  CREATE INDEX "_mini_banners_v_version_ctas_order_idx" ON "cms"."_mini_banners_v_version_ctas" USING btree ("_order");
  CREATE INDEX "_mini_banners_v_version_ctas_parent_id_idx" ON "cms"."_mini_banners_v_version_ctas" USING btree ("_parent_id");
  CREATE INDEX "_mini_banners_v_version_ctas_product_idx" ON "cms"."_mini_banners_v_version_ctas" USING btree ("product_id");
  CREATE UNIQUE INDEX "_mini_banners_v_version_ctas_locales_locale_parent_id_unique" ON "cms"."_mini_banners_v_version_ctas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mini_banners_v_version_allowlist_order_idx" ON "cms"."_mini_banners_v_version_allowlist" USING btree ("_order");
  CREATE INDEX "_mini_banners_v_version_allowlist_parent_id_idx" ON "cms"."_mini_banners_v_version_allowlist" USING btree ("_parent_id");
  CREATE INDEX "_mini_banners_v_version_blocklist_order_idx" ON "cms"."_mini_banners_v_version_blocklist" USING btree ("_order");
  CREATE INDEX "_mini_banners_v_version_blocklist_parent_id_idx" ON "cms"."_mini_banners_v_version_blocklist" USING btree ("_parent_id");
  CREATE INDEX "_mini_banners_v_parent_idx" ON "cms"."_mini_banners_v" USING btree ("parent_id");
  CREATE INDEX "_mini_banners_v_version_version_slug_idx" ON "cms"."_mini_banners_v" USING btree ("version_slug");
  CREATE INDEX "_mini_banners_v_version_version_updated_at_idx" ON "cms"."_mini_banners_v" USING btree ("version_updated_at");
  CREATE INDEX "_mini_banners_v_version_version_created_at_idx" ON "cms"."_mini_banners_v" USING btree ("version_created_at");
  CREATE INDEX "_mini_banners_v_version_version__status_idx" ON "cms"."_mini_banners_v" USING btree ("version__status");
  CREATE INDEX "_mini_banners_v_created_at_idx" ON "cms"."_mini_banners_v" USING btree ("created_at");
  CREATE INDEX "_mini_banners_v_updated_at_idx" ON "cms"."_mini_banners_v" USING btree ("updated_at");
  CREATE INDEX "_mini_banners_v_snapshot_idx" ON "cms"."_mini_banners_v" USING btree ("snapshot");
  CREATE INDEX "_mini_banners_v_published_locale_idx" ON "cms"."_mini_banners_v" USING btree ("published_locale");
  CREATE INDEX "_mini_banners_v_latest_idx" ON "cms"."_mini_banners_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_mini_banners_v_locales_locale_parent_id_unique" ON "cms"."_mini_banners_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mini_banners_v_rels_order_idx" ON "cms"."_mini_banners_v_rels" USING btree ("order");
  CREATE INDEX "_mini_banners_v_rels_parent_idx" ON "cms"."_mini_banners_v_rels" USING btree ("parent_id");
  CREATE INDEX "_mini_banners_v_rels_path_idx" ON "cms"."_mini_banners_v_rels" USING btree ("path");
  CREATE INDEX "_mini_banners_v_rels_product_cards_id_idx" ON "cms"."_mini_banners_v_rels" USING btree ("product_cards_id");
  CREATE UNIQUE INDEX "popups_audience_idx" ON "cms"."popups" USING btree ("audience");
  CREATE INDEX "popups_campaign_idx" ON "cms"."popups" USING btree ("campaign");
  CREATE INDEX "popups_updated_at_idx" ON "cms"."popups" USING btree ("updated_at");
  CREATE INDEX "popups_created_at_idx" ON "cms"."popups" USING btree ("created_at");
  CREATE INDEX "popups__status_idx" ON "cms"."popups" USING btree ("_status");
  CREATE UNIQUE INDEX "popups_locales_locale_parent_id_unique" ON "cms"."popups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_popups_v_parent_idx" ON "cms"."_popups_v" USING btree ("parent_id");
  CREATE INDEX "_popups_v_version_version_audience_idx" ON "cms"."_popups_v" USING btree ("version_audience");
  CREATE INDEX "_popups_v_version_version_campaign_idx" ON "cms"."_popups_v" USING btree ("version_campaign");
  CREATE INDEX "_popups_v_version_version_updated_at_idx" ON "cms"."_popups_v" USING btree ("version_updated_at");
  CREATE INDEX "_popups_v_version_version_created_at_idx" ON "cms"."_popups_v" USING btree ("version_created_at");
  CREATE INDEX "_popups_v_version_version__status_idx" ON "cms"."_popups_v" USING btree ("version__status");
  CREATE INDEX "_popups_v_created_at_idx" ON "cms"."_popups_v" USING btree ("created_at");
  CREATE INDEX "_popups_v_updated_at_idx" ON "cms"."_popups_v" USING btree ("updated_at");
  CREATE INDEX "_popups_v_snapshot_idx" ON "cms"."_popups_v" USING btree ("snapshot");
  CREATE INDEX "_popups_v_published_locale_idx" ON "cms"."_popups_v" USING btree ("published_locale");
  CREATE INDEX "_popups_v_latest_idx" ON "cms"."_popups_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_popups_v_locales_locale_parent_id_unique" ON "cms"."_popups_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "payload_jobs_log_order_idx" ON "cms"."payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "cms"."payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "cms"."payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "cms"."payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "cms"."payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "cms"."payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "cms"."payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "cms"."payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "cms"."payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "cms"."payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "cms"."payload_jobs" USING btree ("created_at");
  ALTER TABLE "cms"."pages_rels" ADD CONSTRAINT "pages_rels_download_pages_fk" FOREIGN KEY ("download_pages_id") REFERENCES "cms"."download_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_rels" ADD CONSTRAINT "pages_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "cms"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_download_pages_fk" FOREIGN KEY ("download_pages_id") REFERENCES "cms"."download_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "cms"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_rels" ADD CONSTRAINT "product_pages_rels_download_pages_fk" FOREIGN KEY ("download_pages_id") REFERENCES "cms"."download_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_rels" ADD CONSTRAINT "product_pages_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "cms"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_rels" ADD CONSTRAINT "_product_pages_v_rels_download_pages_fk" FOREIGN KEY ("download_pages_id") REFERENCES "cms"."download_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_rels" ADD CONSTRAINT "_product_pages_v_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "cms"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "cms"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tutorials_fk" FOREIGN KEY ("tutorials_id") REFERENCES "cms"."tutorials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_artists_fk" FOREIGN KEY ("artists_id") REFERENCES "cms"."artists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_manuals_fk" FOREIGN KEY ("manuals_id") REFERENCES "cms"."manuals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_download_pages_fk" FOREIGN KEY ("download_pages_id") REFERENCES "cms"."download_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_installers_fk" FOREIGN KEY ("installers_id") REFERENCES "cms"."installers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "cms"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_films_fk" FOREIGN KEY ("films_id") REFERENCES "cms"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "cms"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mini_banners_fk" FOREIGN KEY ("mini_banners_id") REFERENCES "cms"."mini_banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_popups_fk" FOREIGN KEY ("popups_id") REFERENCES "cms"."popups"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_rels_download_pages_id_idx" ON "cms"."pages_rels" USING btree ("download_pages_id");
  CREATE INDEX "pages_rels_testimonials_id_idx" ON "cms"."pages_rels" USING btree ("testimonials_id");
  CREATE INDEX "_pages_v_rels_download_pages_id_idx" ON "cms"."_pages_v_rels" USING btree ("download_pages_id");
  CREATE INDEX "_pages_v_rels_testimonials_id_idx" ON "cms"."_pages_v_rels" USING btree ("testimonials_id");
  CREATE INDEX "product_pages_rels_download_pages_id_idx" ON "cms"."product_pages_rels" USING btree ("download_pages_id");
  CREATE INDEX "product_pages_rels_testimonials_id_idx" ON "cms"."product_pages_rels" USING btree ("testimonials_id");
  CREATE INDEX "_product_pages_v_rels_download_pages_id_idx" ON "cms"."_product_pages_v_rels" USING btree ("download_pages_id");
  CREATE INDEX "_product_pages_v_rels_testimonials_id_idx" ON "cms"."_product_pages_v_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_tutorials_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("tutorials_id");
  CREATE INDEX "payload_locked_documents_rels_artists_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("artists_id");
  CREATE INDEX "payload_locked_documents_rels_manuals_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("manuals_id");
  CREATE INDEX "payload_locked_documents_rels_download_pages_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("download_pages_id");
  CREATE INDEX "payload_locked_documents_rels_installers_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("installers_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_films_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("films_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_mini_banners_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("mini_banners_id");
  CREATE INDEX "payload_locked_documents_rels_popups_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("popups_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."pages_blocks_media" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_media_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_video" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_video_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_compare_table_groups_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_compare_table_groups_rows_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_compare_table_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_compare_table_groups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_compare_table" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_compare_table_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_compatibility_hosts_formats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_compatibility_hosts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_compatibility_hosts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_compatibility" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_compatibility_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_promo_banner_actions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_promo_banner_actions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_promo_banner" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_promo_banner_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_downloads_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_downloads_list_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_link_lists_lists_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_link_lists_lists_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_link_lists_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_link_lists_lists_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_link_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_link_lists_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_call_to_action_actions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_call_to_action_actions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_call_to_action" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_call_to_action_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_testimonials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_testimonials_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_scrolling_quotes_quotes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_scrolling_quotes_quotes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_scrolling_quotes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_scrolling_quotes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_newsletter_form" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_newsletter_form_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_beta_form" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_beta_form_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_social_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_social_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_media" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_media_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_video" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_video_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_compare_table_groups_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_compare_table_groups_rows_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_compare_table_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_compare_table_groups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_compare_table" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_compare_table_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_compatibility_hosts_formats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_compatibility_hosts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_compatibility_hosts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_compatibility" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_compatibility_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_promo_banner_actions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_promo_banner_actions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_promo_banner" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_promo_banner_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_downloads_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_downloads_list_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_link_lists_lists_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_link_lists_lists_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_link_lists_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_link_lists_lists_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_link_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_link_lists_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_call_to_action_actions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_call_to_action_actions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_call_to_action" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_call_to_action_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_testimonials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_testimonials_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_scrolling_quotes_quotes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_scrolling_quotes_quotes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_scrolling_quotes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_scrolling_quotes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_newsletter_form" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_newsletter_form_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_beta_form" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_beta_form_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_social_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_social_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_media" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_media_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_video" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_video_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_compare_table_groups_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_compare_table_groups_rows_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_compare_table_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_compare_table_groups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_compare_table" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_compare_table_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_compatibility_hosts_formats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_compatibility_hosts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_compatibility_hosts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_compatibility" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_compatibility_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_promo_banner_actions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_promo_banner_actions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_promo_banner" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_promo_banner_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_downloads_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_downloads_list_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_link_lists_lists_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_link_lists_lists_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_link_lists_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_link_lists_lists_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_link_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_link_lists_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_call_to_action_actions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_call_to_action_actions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_call_to_action" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_call_to_action_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_testimonials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_testimonials_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_scrolling_quotes_quotes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_scrolling_quotes_quotes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_scrolling_quotes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_scrolling_quotes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_newsletter_form" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_newsletter_form_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_beta_form" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_beta_form_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_social_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_social_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_media" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_media_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_video" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_video_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_compare_table_groups_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_compare_table_groups_rows_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_compare_table_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_compare_table_groups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_compare_table" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_compare_table_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_compatibility_hosts_formats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_compatibility_hosts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_compatibility_hosts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_compatibility" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_compatibility_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_promo_banner_actions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_promo_banner_actions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_promo_banner" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_promo_banner_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_downloads_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_downloads_list_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_link_lists_lists_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_link_lists_lists_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_link_lists_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_link_lists_lists_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_link_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_link_lists_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_call_to_action_actions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_call_to_action_actions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_call_to_action" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_call_to_action_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_testimonials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_testimonials_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_scrolling_quotes_quotes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_scrolling_quotes_quotes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_scrolling_quotes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_scrolling_quotes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_newsletter_form" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_newsletter_form_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_beta_form" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_beta_form_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_social_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_social_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."posts_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."posts_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."posts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."posts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."posts_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_posts_v_version_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_posts_v_version_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_posts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_posts_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_posts_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."tutorials_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."tutorials_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."tutorials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."tutorials_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."tutorials_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_tutorials_v_version_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_tutorials_v_version_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_tutorials_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_tutorials_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_tutorials_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."artists_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."artists_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."artists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."artists_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."artists_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_artists_v_version_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_artists_v_version_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_artists_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_artists_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_artists_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."manuals_chapters_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."manuals_chapters_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."manuals_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."manuals_chapters_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."manuals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."manuals_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."manuals_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_manuals_v_version_chapters_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_manuals_v_version_chapters_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_manuals_v_version_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_manuals_v_version_chapters_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_manuals_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_manuals_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_manuals_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."download_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."download_pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."download_pages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_download_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_download_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_download_pages_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."installers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."installers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_installers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_installers_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."testimonials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."testimonials_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_testimonials_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_testimonials_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."films" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_redirects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."mini_banners_ctas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."mini_banners_ctas_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."mini_banners_allowlist" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."mini_banners_blocklist" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."mini_banners" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."mini_banners_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."mini_banners_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_mini_banners_v_version_ctas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_mini_banners_v_version_ctas_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_mini_banners_v_version_allowlist" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_mini_banners_v_version_blocklist" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_mini_banners_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_mini_banners_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_mini_banners_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."popups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."popups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_popups_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_popups_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."payload_jobs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."pages_blocks_media" CASCADE;
  DROP TABLE "cms"."pages_blocks_media_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_video" CASCADE;
  DROP TABLE "cms"."pages_blocks_video_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_compare_table_groups_rows" CASCADE;
  DROP TABLE "cms"."pages_blocks_compare_table_groups_rows_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_compare_table_groups" CASCADE;
  DROP TABLE "cms"."pages_blocks_compare_table_groups_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_compare_table" CASCADE;
  DROP TABLE "cms"."pages_blocks_compare_table_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_compatibility_hosts_formats" CASCADE;
  DROP TABLE "cms"."pages_blocks_compatibility_hosts" CASCADE;
  DROP TABLE "cms"."pages_blocks_compatibility_hosts_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_compatibility" CASCADE;
  DROP TABLE "cms"."pages_blocks_compatibility_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_promo_banner_actions" CASCADE;
  DROP TABLE "cms"."pages_blocks_promo_banner_actions_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_promo_banner" CASCADE;
  DROP TABLE "cms"."pages_blocks_promo_banner_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_downloads_list" CASCADE;
  DROP TABLE "cms"."pages_blocks_downloads_list_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_link_lists_lists_links" CASCADE;
  DROP TABLE "cms"."pages_blocks_link_lists_lists_links_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_link_lists_lists" CASCADE;
  DROP TABLE "cms"."pages_blocks_link_lists_lists_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_link_lists" CASCADE;
  DROP TABLE "cms"."pages_blocks_link_lists_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_call_to_action_actions" CASCADE;
  DROP TABLE "cms"."pages_blocks_call_to_action_actions_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_call_to_action" CASCADE;
  DROP TABLE "cms"."pages_blocks_call_to_action_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_testimonials" CASCADE;
  DROP TABLE "cms"."pages_blocks_testimonials_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_scrolling_quotes_quotes" CASCADE;
  DROP TABLE "cms"."pages_blocks_scrolling_quotes_quotes_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_scrolling_quotes" CASCADE;
  DROP TABLE "cms"."pages_blocks_scrolling_quotes_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_newsletter_form" CASCADE;
  DROP TABLE "cms"."pages_blocks_newsletter_form_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_beta_form" CASCADE;
  DROP TABLE "cms"."pages_blocks_beta_form_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_social_links" CASCADE;
  DROP TABLE "cms"."pages_blocks_social_links_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_media" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_media_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_video" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_video_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_compare_table_groups_rows" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_compare_table_groups_rows_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_compare_table_groups" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_compare_table_groups_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_compare_table" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_compare_table_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_compatibility_hosts_formats" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_compatibility_hosts" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_compatibility_hosts_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_compatibility" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_compatibility_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_promo_banner_actions" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_promo_banner_actions_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_promo_banner" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_promo_banner_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_downloads_list" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_downloads_list_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_link_lists_lists_links" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_link_lists_lists_links_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_link_lists_lists" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_link_lists_lists_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_link_lists" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_link_lists_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_call_to_action_actions" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_call_to_action_actions_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_call_to_action" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_call_to_action_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_testimonials" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_testimonials_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_scrolling_quotes_quotes" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_scrolling_quotes_quotes_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_scrolling_quotes" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_scrolling_quotes_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_newsletter_form" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_newsletter_form_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_beta_form" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_beta_form_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_social_links" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_social_links_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_media" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_media_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_video" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_video_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_compare_table_groups_rows" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_compare_table_groups_rows_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_compare_table_groups" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_compare_table_groups_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_compare_table" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_compare_table_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_compatibility_hosts_formats" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_compatibility_hosts" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_compatibility_hosts_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_compatibility" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_compatibility_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_promo_banner_actions" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_promo_banner_actions_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_promo_banner" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_promo_banner_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_downloads_list" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_downloads_list_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_link_lists_lists_links" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_link_lists_lists_links_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_link_lists_lists" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_link_lists_lists_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_link_lists" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_link_lists_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_call_to_action_actions" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_call_to_action_actions_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_call_to_action" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_call_to_action_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_testimonials" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_testimonials_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_scrolling_quotes_quotes" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_scrolling_quotes_quotes_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_scrolling_quotes" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_scrolling_quotes_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_newsletter_form" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_newsletter_form_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_beta_form" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_beta_form_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_social_links" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_social_links_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_media" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_media_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_video" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_video_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_compare_table_groups_rows" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_compare_table_groups_rows_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_compare_table_groups" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_compare_table_groups_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_compare_table" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_compare_table_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_compatibility_hosts_formats" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_compatibility_hosts" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_compatibility_hosts_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_compatibility" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_compatibility_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_promo_banner_actions" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_promo_banner_actions_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_promo_banner" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_promo_banner_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_downloads_list" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_downloads_list_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_link_lists_lists_links" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_link_lists_lists_links_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_link_lists_lists" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_link_lists_lists_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_link_lists" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_link_lists_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_call_to_action_actions" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_call_to_action_actions_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_call_to_action" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_call_to_action_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_testimonials" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_testimonials_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_scrolling_quotes_quotes" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_scrolling_quotes_quotes_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_scrolling_quotes" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_scrolling_quotes_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_newsletter_form" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_newsletter_form_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_beta_form" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_beta_form_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_social_links" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_social_links_locales" CASCADE;
  DROP TABLE "cms"."posts_sections" CASCADE;
  DROP TABLE "cms"."posts_sections_locales" CASCADE;
  DROP TABLE "cms"."posts" CASCADE;
  DROP TABLE "cms"."posts_locales" CASCADE;
  DROP TABLE "cms"."posts_rels" CASCADE;
  DROP TABLE "cms"."_posts_v_version_sections" CASCADE;
  DROP TABLE "cms"."_posts_v_version_sections_locales" CASCADE;
  DROP TABLE "cms"."_posts_v" CASCADE;
  DROP TABLE "cms"."_posts_v_locales" CASCADE;
  DROP TABLE "cms"."_posts_v_rels" CASCADE;
  DROP TABLE "cms"."tutorials_sections" CASCADE;
  DROP TABLE "cms"."tutorials_sections_locales" CASCADE;
  DROP TABLE "cms"."tutorials" CASCADE;
  DROP TABLE "cms"."tutorials_locales" CASCADE;
  DROP TABLE "cms"."tutorials_rels" CASCADE;
  DROP TABLE "cms"."_tutorials_v_version_sections" CASCADE;
  DROP TABLE "cms"."_tutorials_v_version_sections_locales" CASCADE;
  DROP TABLE "cms"."_tutorials_v" CASCADE;
  DROP TABLE "cms"."_tutorials_v_locales" CASCADE;
  DROP TABLE "cms"."_tutorials_v_rels" CASCADE;
  DROP TABLE "cms"."artists_sections" CASCADE;
  DROP TABLE "cms"."artists_sections_locales" CASCADE;
  DROP TABLE "cms"."artists" CASCADE;
  DROP TABLE "cms"."artists_locales" CASCADE;
  DROP TABLE "cms"."artists_rels" CASCADE;
  DROP TABLE "cms"."_artists_v_version_sections" CASCADE;
  DROP TABLE "cms"."_artists_v_version_sections_locales" CASCADE;
  DROP TABLE "cms"."_artists_v" CASCADE;
  DROP TABLE "cms"."_artists_v_locales" CASCADE;
  DROP TABLE "cms"."_artists_v_rels" CASCADE;
  DROP TABLE "cms"."manuals_chapters_sections" CASCADE;
  DROP TABLE "cms"."manuals_chapters_sections_locales" CASCADE;
  DROP TABLE "cms"."manuals_chapters" CASCADE;
  DROP TABLE "cms"."manuals_chapters_locales" CASCADE;
  DROP TABLE "cms"."manuals" CASCADE;
  DROP TABLE "cms"."manuals_locales" CASCADE;
  DROP TABLE "cms"."manuals_rels" CASCADE;
  DROP TABLE "cms"."_manuals_v_version_chapters_sections" CASCADE;
  DROP TABLE "cms"."_manuals_v_version_chapters_sections_locales" CASCADE;
  DROP TABLE "cms"."_manuals_v_version_chapters" CASCADE;
  DROP TABLE "cms"."_manuals_v_version_chapters_locales" CASCADE;
  DROP TABLE "cms"."_manuals_v" CASCADE;
  DROP TABLE "cms"."_manuals_v_locales" CASCADE;
  DROP TABLE "cms"."_manuals_v_rels" CASCADE;
  DROP TABLE "cms"."download_pages" CASCADE;
  DROP TABLE "cms"."download_pages_locales" CASCADE;
  DROP TABLE "cms"."download_pages_rels" CASCADE;
  DROP TABLE "cms"."_download_pages_v" CASCADE;
  DROP TABLE "cms"."_download_pages_v_locales" CASCADE;
  DROP TABLE "cms"."_download_pages_v_rels" CASCADE;
  DROP TABLE "cms"."installers" CASCADE;
  DROP TABLE "cms"."installers_locales" CASCADE;
  DROP TABLE "cms"."_installers_v" CASCADE;
  DROP TABLE "cms"."_installers_v_locales" CASCADE;
  DROP TABLE "cms"."testimonials" CASCADE;
  DROP TABLE "cms"."testimonials_locales" CASCADE;
  DROP TABLE "cms"."_testimonials_v" CASCADE;
  DROP TABLE "cms"."_testimonials_v_locales" CASCADE;
  DROP TABLE "cms"."films" CASCADE;
  DROP TABLE "cms"."redirects" CASCADE;
  DROP TABLE "cms"."_redirects_v" CASCADE;
  DROP TABLE "cms"."mini_banners_ctas" CASCADE;
  DROP TABLE "cms"."mini_banners_ctas_locales" CASCADE;
  DROP TABLE "cms"."mini_banners_allowlist" CASCADE;
  DROP TABLE "cms"."mini_banners_blocklist" CASCADE;
  DROP TABLE "cms"."mini_banners" CASCADE;
  DROP TABLE "cms"."mini_banners_locales" CASCADE;
  DROP TABLE "cms"."mini_banners_rels" CASCADE;
  DROP TABLE "cms"."_mini_banners_v_version_ctas" CASCADE;
  DROP TABLE "cms"."_mini_banners_v_version_ctas_locales" CASCADE;
  DROP TABLE "cms"."_mini_banners_v_version_allowlist" CASCADE;
  DROP TABLE "cms"."_mini_banners_v_version_blocklist" CASCADE;
  DROP TABLE "cms"."_mini_banners_v" CASCADE;
  DROP TABLE "cms"."_mini_banners_v_locales" CASCADE;
  DROP TABLE "cms"."_mini_banners_v_rels" CASCADE;
  DROP TABLE "cms"."popups" CASCADE;
  DROP TABLE "cms"."popups_locales" CASCADE;
  DROP TABLE "cms"."_popups_v" CASCADE;
  DROP TABLE "cms"."_popups_v_locales" CASCADE;
  DROP TABLE "cms"."payload_jobs_log" CASCADE;
  DROP TABLE "cms"."payload_jobs" CASCADE;
  ALTER TABLE "cms"."pages_rels" DROP CONSTRAINT "pages_rels_download_pages_fk";
  
  ALTER TABLE "cms"."pages_rels" DROP CONSTRAINT "pages_rels_testimonials_fk";
  
  ALTER TABLE "cms"."_pages_v_rels" DROP CONSTRAINT "_pages_v_rels_download_pages_fk";
  
  ALTER TABLE "cms"."_pages_v_rels" DROP CONSTRAINT "_pages_v_rels_testimonials_fk";
  
  ALTER TABLE "cms"."product_pages_rels" DROP CONSTRAINT "product_pages_rels_download_pages_fk";
  
  ALTER TABLE "cms"."product_pages_rels" DROP CONSTRAINT "product_pages_rels_testimonials_fk";
  
  ALTER TABLE "cms"."_product_pages_v_rels" DROP CONSTRAINT "_product_pages_v_rels_download_pages_fk";
  
  ALTER TABLE "cms"."_product_pages_v_rels" DROP CONSTRAINT "_product_pages_v_rels_testimonials_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_posts_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tutorials_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_artists_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_manuals_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_download_pages_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_installers_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_testimonials_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_films_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mini_banners_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_popups_fk";
  
  DROP INDEX "cms"."pages_rels_download_pages_id_idx";
  DROP INDEX "cms"."pages_rels_testimonials_id_idx";
  DROP INDEX "cms"."_pages_v_rels_download_pages_id_idx";
  DROP INDEX "cms"."_pages_v_rels_testimonials_id_idx";
  DROP INDEX "cms"."product_pages_rels_download_pages_id_idx";
  DROP INDEX "cms"."product_pages_rels_testimonials_id_idx";
  DROP INDEX "cms"."_product_pages_v_rels_download_pages_id_idx";
  DROP INDEX "cms"."_product_pages_v_rels_testimonials_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_posts_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_tutorials_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_artists_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_manuals_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_download_pages_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_installers_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_testimonials_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_films_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_mini_banners_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_popups_id_idx";
  ALTER TABLE "cms"."pages_rels" DROP COLUMN "download_pages_id";
  ALTER TABLE "cms"."pages_rels" DROP COLUMN "testimonials_id";
  ALTER TABLE "cms"."_pages_v_rels" DROP COLUMN "download_pages_id";
  ALTER TABLE "cms"."_pages_v_rels" DROP COLUMN "testimonials_id";
  ALTER TABLE "cms"."product_pages_rels" DROP COLUMN "download_pages_id";
  ALTER TABLE "cms"."product_pages_rels" DROP COLUMN "testimonials_id";
  ALTER TABLE "cms"."_product_pages_v_rels" DROP COLUMN "download_pages_id";
  ALTER TABLE "cms"."_product_pages_v_rels" DROP COLUMN "testimonials_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "posts_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "tutorials_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "artists_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "manuals_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "download_pages_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "installers_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "testimonials_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "films_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "mini_banners_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "popups_id";
  DROP TYPE "cms"."enum_pages_blocks_compatibility_hosts_formats";
  DROP TYPE "cms"."enum_pages_blocks_compatibility_hosts_status";
  DROP TYPE "cms"."enum_pages_blocks_promo_banner_actions_link_to";
  DROP TYPE "cms"."enum_pages_blocks_link_lists_lists_links_link_to";
  DROP TYPE "cms"."enum_pages_blocks_call_to_action_actions_link_to";
  DROP TYPE "cms"."enum_pages_blocks_beta_form_program";
  DROP TYPE "cms"."enum__pages_v_blocks_compatibility_hosts_formats";
  DROP TYPE "cms"."enum__pages_v_blocks_compatibility_hosts_status";
  DROP TYPE "cms"."enum__pages_v_blocks_promo_banner_actions_link_to";
  DROP TYPE "cms"."enum__pages_v_blocks_link_lists_lists_links_link_to";
  DROP TYPE "cms"."enum__pages_v_blocks_call_to_action_actions_link_to";
  DROP TYPE "cms"."enum__pages_v_blocks_beta_form_program";
  DROP TYPE "cms"."enum_product_pages_blocks_compatibility_hosts_formats";
  DROP TYPE "cms"."enum_product_pages_blocks_compatibility_hosts_status";
  DROP TYPE "cms"."enum_product_pages_blocks_promo_banner_actions_link_to";
  DROP TYPE "cms"."enum_product_pages_blocks_link_lists_lists_links_link_to";
  DROP TYPE "cms"."enum_product_pages_blocks_call_to_action_actions_link_to";
  DROP TYPE "cms"."enum_product_pages_blocks_beta_form_program";
  DROP TYPE "cms"."enum__product_pages_v_blocks_compatibility_hosts_formats";
  DROP TYPE "cms"."enum__product_pages_v_blocks_compatibility_hosts_status";
  DROP TYPE "cms"."enum__product_pages_v_blocks_promo_banner_actions_link_to";
  DROP TYPE "cms"."enum__product_pages_v_blocks_link_lists_lists_links_link_to";
  DROP TYPE "cms"."enum__product_pages_v_blocks_call_to_action_actions_link_to";
  DROP TYPE "cms"."enum__product_pages_v_blocks_beta_form_program";
  DROP TYPE "cms"."enum_posts_topic";
  DROP TYPE "cms"."enum_posts_status";
  DROP TYPE "cms"."enum__posts_v_version_topic";
  DROP TYPE "cms"."enum__posts_v_version_status";
  DROP TYPE "cms"."enum__posts_v_published_locale";
  DROP TYPE "cms"."enum_tutorials_topic";
  DROP TYPE "cms"."enum_tutorials_level";
  DROP TYPE "cms"."enum_tutorials_status";
  DROP TYPE "cms"."enum__tutorials_v_version_topic";
  DROP TYPE "cms"."enum__tutorials_v_version_level";
  DROP TYPE "cms"."enum__tutorials_v_version_status";
  DROP TYPE "cms"."enum__tutorials_v_published_locale";
  DROP TYPE "cms"."enum_artists_status";
  DROP TYPE "cms"."enum__artists_v_version_status";
  DROP TYPE "cms"."enum__artists_v_published_locale";
  DROP TYPE "cms"."enum_manuals_status";
  DROP TYPE "cms"."enum__manuals_v_version_status";
  DROP TYPE "cms"."enum__manuals_v_published_locale";
  DROP TYPE "cms"."enum_download_pages_status";
  DROP TYPE "cms"."enum__download_pages_v_version_status";
  DROP TYPE "cms"."enum__download_pages_v_published_locale";
  DROP TYPE "cms"."enum_installers_system";
  DROP TYPE "cms"."enum_installers_status";
  DROP TYPE "cms"."enum__installers_v_version_system";
  DROP TYPE "cms"."enum__installers_v_version_status";
  DROP TYPE "cms"."enum__installers_v_published_locale";
  DROP TYPE "cms"."enum_testimonials_status";
  DROP TYPE "cms"."enum__testimonials_v_version_status";
  DROP TYPE "cms"."enum__testimonials_v_published_locale";
  DROP TYPE "cms"."enum_redirects_status";
  DROP TYPE "cms"."enum__redirects_v_version_status";
  DROP TYPE "cms"."enum__redirects_v_published_locale";
  DROP TYPE "cms"."enum_mini_banners_ctas_action";
  DROP TYPE "cms"."enum_mini_banners_allowlist_type";
  DROP TYPE "cms"."enum_mini_banners_allowlist_route";
  DROP TYPE "cms"."enum_mini_banners_blocklist_type";
  DROP TYPE "cms"."enum_mini_banners_blocklist_route";
  DROP TYPE "cms"."enum_mini_banners_status";
  DROP TYPE "cms"."enum__mini_banners_v_version_ctas_action";
  DROP TYPE "cms"."enum__mini_banners_v_version_allowlist_type";
  DROP TYPE "cms"."enum__mini_banners_v_version_allowlist_route";
  DROP TYPE "cms"."enum__mini_banners_v_version_blocklist_type";
  DROP TYPE "cms"."enum__mini_banners_v_version_blocklist_route";
  DROP TYPE "cms"."enum__mini_banners_v_version_status";
  DROP TYPE "cms"."enum__mini_banners_v_published_locale";
  DROP TYPE "cms"."enum_popups_audience";
  DROP TYPE "cms"."enum_popups_status";
  DROP TYPE "cms"."enum__popups_v_version_audience";
  DROP TYPE "cms"."enum__popups_v_version_status";
  DROP TYPE "cms"."enum__popups_v_published_locale";
  DROP TYPE "cms"."enum_payload_jobs_log_task_slug";
  DROP TYPE "cms"."enum_payload_jobs_log_state";
  DROP TYPE "cms"."enum_payload_jobs_task_slug";`)
}
