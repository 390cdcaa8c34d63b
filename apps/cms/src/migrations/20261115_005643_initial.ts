import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."_locales" AS ENUM('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
  CREATE TYPE "cms"."enum_pages_blocks_hero_actions_link_to" AS ENUM('productPage', 'page', 'url');
  CREATE TYPE "cms"."enum_pages_blocks_families_cards_family" AS ENUM('auto-tune', 'ai-powered-vocal-chain', 'creative-vocal-effects', 'subscriptions');
  CREATE TYPE "cms"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__pages_v_blocks_hero_actions_link_to" AS ENUM('productPage', 'page', 'url');
  CREATE TYPE "cms"."enum__pages_v_blocks_families_cards_family" AS ENUM('auto-tune', 'ai-powered-vocal-chain', 'creative-vocal-effects', 'subscriptions');
  CREATE TYPE "cms"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__pages_v_published_locale" AS ENUM('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
  CREATE TYPE "cms"."enum_product_pages_blocks_hero_actions_link_to" AS ENUM('productPage', 'page', 'url');
  CREATE TYPE "cms"."enum_product_pages_blocks_families_cards_family" AS ENUM('auto-tune', 'ai-powered-vocal-chain', 'creative-vocal-effects', 'subscriptions');
  CREATE TYPE "cms"."enum_product_pages_family" AS ENUM('auto-tune', 'ai-powered-vocal-chain', 'creative-vocal-effects', 'subscriptions');
  CREATE TYPE "cms"."enum_product_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__product_pages_v_blocks_hero_actions_link_to" AS ENUM('productPage', 'page', 'url');
  CREATE TYPE "cms"."enum__product_pages_v_blocks_families_cards_family" AS ENUM('auto-tune', 'ai-powered-vocal-chain', 'creative-vocal-effects', 'subscriptions');
  CREATE TYPE "cms"."enum__product_pages_v_version_family" AS ENUM('auto-tune', 'ai-powered-vocal-chain', 'creative-vocal-effects', 'subscriptions');
  CREATE TYPE "cms"."enum__product_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__product_pages_v_published_locale" AS ENUM('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
  CREATE TYPE "cms"."enum_products_type" AS ENUM('perpetual', 'subscription', 'trial', 'upgrade');
  CREATE TYPE "cms"."enum_products_interval_unit" AS ENUM('m', 'y');
  CREATE TYPE "cms"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__products_v_version_type" AS ENUM('perpetual', 'subscription', 'trial', 'upgrade');
  CREATE TYPE "cms"."enum__products_v_version_interval_unit" AS ENUM('m', 'y');
  CREATE TYPE "cms"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__products_v_published_locale" AS ENUM('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
  CREATE TYPE "cms"."enum_users_languages" AS ENUM('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
  CREATE TYPE "cms"."enum_users_role" AS ENUM('admin', 'editor', 'translator');
  CREATE TABLE "cms"."pages_blocks_hero_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_to" "cms"."enum_pages_blocks_hero_actions_link_to" DEFAULT 'productPage',
  	"link_product_page_id" integer,
  	"link_page_id" integer,
  	"link_url" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_hero_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_hero" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_hero_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"fine_print" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_families_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"family" "cms"."enum_pages_blocks_families_cards_family"
  );
  
  CREATE TABLE "cms"."pages_blocks_families_cards_locales" (
  	"eyebrow" varchar,
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_families" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_families_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_plan_offer_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_plan_offer_points_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_plan_offer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"monthly_id" integer,
  	"annual_id" integer,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_plan_offer_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_feature_rows_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_feature_rows_rows_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_feature_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_feature_rows_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_faq_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_faq_items_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_faq_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_product_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_product_cards_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"ready_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."pages_locales" (
  	"title" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_hero_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_to" "cms"."enum__pages_v_blocks_hero_actions_link_to" DEFAULT 'productPage',
  	"link_product_page_id" integer,
  	"link_page_id" integer,
  	"link_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_hero_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_hero" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_hero_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"fine_print" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_families_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"family" "cms"."enum__pages_v_blocks_families_cards_family",
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_families_cards_locales" (
  	"eyebrow" varchar,
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_families" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_families_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_plan_offer_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_plan_offer_points_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_plan_offer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"monthly_id" integer,
  	"annual_id" integer,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_plan_offer_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_feature_rows_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_feature_rows_rows_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_feature_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_feature_rows_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_faq_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_faq_items_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_faq_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_product_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_product_cards_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_ready_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_pages_v_locales" (
  	"version_title" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."product_pages_blocks_hero_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_to" "cms"."enum_product_pages_blocks_hero_actions_link_to" DEFAULT 'productPage',
  	"link_product_page_id" integer,
  	"link_page_id" integer,
  	"link_url" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_hero_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_hero" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_hero_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"fine_print" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_families_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"family" "cms"."enum_product_pages_blocks_families_cards_family"
  );
  
  CREATE TABLE "cms"."product_pages_blocks_families_cards_locales" (
  	"eyebrow" varchar,
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_families" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_families_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_plan_offer_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_plan_offer_points_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_plan_offer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"monthly_id" integer,
  	"annual_id" integer,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_plan_offer_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_feature_rows_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_feature_rows_rows_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_feature_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_feature_rows_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_faq_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_faq_items_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_faq_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_product_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_product_cards_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"family" "cms"."enum_product_pages_family",
  	"slug" varchar,
  	"ready_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_product_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."product_pages_locales" (
  	"name" varchar,
  	"tagline" varchar,
  	"text" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_hero_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_to" "cms"."enum__product_pages_v_blocks_hero_actions_link_to" DEFAULT 'productPage',
  	"link_product_page_id" integer,
  	"link_page_id" integer,
  	"link_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_hero_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_hero" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_hero_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"fine_print" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_families_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"family" "cms"."enum__product_pages_v_blocks_families_cards_family",
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_families_cards_locales" (
  	"eyebrow" varchar,
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_families" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_families_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_plan_offer_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_plan_offer_points_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_plan_offer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"monthly_id" integer,
  	"annual_id" integer,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_plan_offer_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_feature_rows_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_feature_rows_rows_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_feature_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_feature_rows_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_faq_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_faq_items_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_faq_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_product_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_product_cards_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_family" "cms"."enum__product_pages_v_version_family",
  	"version_slug" varchar,
  	"version_ready_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__product_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__product_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_product_pages_v_locales" (
  	"version_name" varchar,
  	"version_tagline" varchar,
  	"version_text" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"prices_usd" varchar,
  	"prices_eur" varchar,
  	"prices_gbp" varchar,
  	"prices_cad" varchar,
  	"prices_aud" varchar,
  	"prices_jpy" varchar,
  	"prices_krw" varchar,
  	"prices_brl" varchar,
  	"prices_mxn" varchar,
  	"prices_chf" varchar,
  	"prices_sek" varchar,
  	"prices_pln" varchar,
  	"path" varchar,
  	"pid" varchar,
  	"type" "cms"."enum_products_type" DEFAULT 'perpetual',
  	"interval_count" numeric DEFAULT 1,
  	"interval_unit" "cms"."enum_products_interval_unit" DEFAULT 'm',
  	"ready_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."products_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_prices_usd" varchar,
  	"version_prices_eur" varchar,
  	"version_prices_gbp" varchar,
  	"version_prices_cad" varchar,
  	"version_prices_aud" varchar,
  	"version_prices_jpy" varchar,
  	"version_prices_krw" varchar,
  	"version_prices_brl" varchar,
  	"version_prices_mxn" varchar,
  	"version_prices_chf" varchar,
  	"version_prices_sek" varchar,
  	"version_prices_pln" varchar,
  	"version_path" varchar,
  	"version_pid" varchar,
  	"version_type" "cms"."enum__products_v_version_type" DEFAULT 'perpetual',
  	"version_interval_count" numeric DEFAULT 1,
  	"version_interval_unit" "cms"."enum__products_v_version_interval_unit" DEFAULT 'm',
  	"version_ready_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_products_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."pictures" (
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
  	"focal_y" numeric,
  	"sizes_w480_url" varchar,
  	"sizes_w480_width" numeric,
  	"sizes_w480_height" numeric,
  	"sizes_w480_mime_type" varchar,
  	"sizes_w480_filesize" numeric,
  	"sizes_w480_filename" varchar,
  	"sizes_w960_url" varchar,
  	"sizes_w960_width" numeric,
  	"sizes_w960_height" numeric,
  	"sizes_w960_mime_type" varchar,
  	"sizes_w960_filesize" numeric,
  	"sizes_w960_filename" varchar,
  	"sizes_w1600_url" varchar,
  	"sizes_w1600_width" numeric,
  	"sizes_w1600_height" numeric,
  	"sizes_w1600_mime_type" varchar,
  	"sizes_w1600_filesize" numeric,
  	"sizes_w1600_filename" varchar
  );
  
  CREATE TABLE "cms"."pictures_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."users_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum_users_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "cms"."users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"role" "cms"."enum_users_role" DEFAULT 'translator' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "cms"."payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"product_pages_id" integer,
  	"products_id" integer,
  	"pictures_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "cms"."payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "cms"."payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "cms"."pages_blocks_hero_actions" ADD CONSTRAINT "pages_blocks_hero_actions_link_product_page_id_product_pages_id_fk" FOREIGN KEY ("link_product_page_id") REFERENCES "cms"."product_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_hero_actions" ADD CONSTRAINT "pages_blocks_hero_actions_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_hero_actions" ADD CONSTRAINT "pages_blocks_hero_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_hero_actions_locales" ADD CONSTRAINT "pages_blocks_hero_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_hero_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_hero" ADD CONSTRAINT "pages_blocks_hero_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_hero_locales" ADD CONSTRAINT "pages_blocks_hero_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_families_cards" ADD CONSTRAINT "pages_blocks_families_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_families"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_families_cards_locales" ADD CONSTRAINT "pages_blocks_families_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_families_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_families" ADD CONSTRAINT "pages_blocks_families_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_families_locales" ADD CONSTRAINT "pages_blocks_families_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_families"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_plan_offer_points" ADD CONSTRAINT "pages_blocks_plan_offer_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_plan_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_plan_offer_points_locales" ADD CONSTRAINT "pages_blocks_plan_offer_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_plan_offer_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_plan_offer" ADD CONSTRAINT "pages_blocks_plan_offer_monthly_id_products_id_fk" FOREIGN KEY ("monthly_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_plan_offer" ADD CONSTRAINT "pages_blocks_plan_offer_annual_id_products_id_fk" FOREIGN KEY ("annual_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_plan_offer" ADD CONSTRAINT "pages_blocks_plan_offer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_plan_offer_locales" ADD CONSTRAINT "pages_blocks_plan_offer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_plan_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_feature_rows_rows" ADD CONSTRAINT "pages_blocks_feature_rows_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_feature_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_feature_rows_rows_locales" ADD CONSTRAINT "pages_blocks_feature_rows_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_feature_rows_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_feature_rows" ADD CONSTRAINT "pages_blocks_feature_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_feature_rows_locales" ADD CONSTRAINT "pages_blocks_feature_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_feature_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_faq_items" ADD CONSTRAINT "pages_blocks_faq_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_faq_items_locales" ADD CONSTRAINT "pages_blocks_faq_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_faq_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_faq" ADD CONSTRAINT "pages_blocks_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_faq_locales" ADD CONSTRAINT "pages_blocks_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_product_cards" ADD CONSTRAINT "pages_blocks_product_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_product_cards_locales" ADD CONSTRAINT "pages_blocks_product_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_product_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_rels" ADD CONSTRAINT "pages_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_hero_actions" ADD CONSTRAINT "_pages_v_blocks_hero_actions_link_product_page_id_product_pages_id_fk" FOREIGN KEY ("link_product_page_id") REFERENCES "cms"."product_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_hero_actions" ADD CONSTRAINT "_pages_v_blocks_hero_actions_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_hero_actions" ADD CONSTRAINT "_pages_v_blocks_hero_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_hero_actions_locales" ADD CONSTRAINT "_pages_v_blocks_hero_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_hero_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_hero" ADD CONSTRAINT "_pages_v_blocks_hero_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_hero_locales" ADD CONSTRAINT "_pages_v_blocks_hero_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_families_cards" ADD CONSTRAINT "_pages_v_blocks_families_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_families"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_families_cards_locales" ADD CONSTRAINT "_pages_v_blocks_families_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_families_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_families" ADD CONSTRAINT "_pages_v_blocks_families_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_families_locales" ADD CONSTRAINT "_pages_v_blocks_families_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_families"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_plan_offer_points" ADD CONSTRAINT "_pages_v_blocks_plan_offer_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_plan_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_plan_offer_points_locales" ADD CONSTRAINT "_pages_v_blocks_plan_offer_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_plan_offer_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_plan_offer" ADD CONSTRAINT "_pages_v_blocks_plan_offer_monthly_id_products_id_fk" FOREIGN KEY ("monthly_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_plan_offer" ADD CONSTRAINT "_pages_v_blocks_plan_offer_annual_id_products_id_fk" FOREIGN KEY ("annual_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_plan_offer" ADD CONSTRAINT "_pages_v_blocks_plan_offer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_plan_offer_locales" ADD CONSTRAINT "_pages_v_blocks_plan_offer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_plan_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_feature_rows_rows" ADD CONSTRAINT "_pages_v_blocks_feature_rows_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_feature_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_feature_rows_rows_locales" ADD CONSTRAINT "_pages_v_blocks_feature_rows_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_feature_rows_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_feature_rows" ADD CONSTRAINT "_pages_v_blocks_feature_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_feature_rows_locales" ADD CONSTRAINT "_pages_v_blocks_feature_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_feature_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_faq_items" ADD CONSTRAINT "_pages_v_blocks_faq_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_faq_items_locales" ADD CONSTRAINT "_pages_v_blocks_faq_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_faq_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_faq" ADD CONSTRAINT "_pages_v_blocks_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_faq_locales" ADD CONSTRAINT "_pages_v_blocks_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_product_cards" ADD CONSTRAINT "_pages_v_blocks_product_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_product_cards_locales" ADD CONSTRAINT "_pages_v_blocks_product_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_product_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_hero_actions" ADD CONSTRAINT "product_pages_blocks_hero_actions_link_product_page_id_product_pages_id_fk" FOREIGN KEY ("link_product_page_id") REFERENCES "cms"."product_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_hero_actions" ADD CONSTRAINT "product_pages_blocks_hero_actions_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_hero_actions" ADD CONSTRAINT "product_pages_blocks_hero_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_hero_actions_locales" ADD CONSTRAINT "product_pages_blocks_hero_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_hero_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_hero" ADD CONSTRAINT "product_pages_blocks_hero_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_hero_locales" ADD CONSTRAINT "product_pages_blocks_hero_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_families_cards" ADD CONSTRAINT "product_pages_blocks_families_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_families"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_families_cards_locales" ADD CONSTRAINT "product_pages_blocks_families_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_families_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_families" ADD CONSTRAINT "product_pages_blocks_families_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_families_locales" ADD CONSTRAINT "product_pages_blocks_families_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_families"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_plan_offer_points" ADD CONSTRAINT "product_pages_blocks_plan_offer_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_plan_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_plan_offer_points_locales" ADD CONSTRAINT "product_pages_blocks_plan_offer_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_plan_offer_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_plan_offer" ADD CONSTRAINT "product_pages_blocks_plan_offer_monthly_id_products_id_fk" FOREIGN KEY ("monthly_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_plan_offer" ADD CONSTRAINT "product_pages_blocks_plan_offer_annual_id_products_id_fk" FOREIGN KEY ("annual_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_plan_offer" ADD CONSTRAINT "product_pages_blocks_plan_offer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_plan_offer_locales" ADD CONSTRAINT "product_pages_blocks_plan_offer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_plan_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_feature_rows_rows" ADD CONSTRAINT "product_pages_blocks_feature_rows_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_feature_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_feature_rows_rows_locales" ADD CONSTRAINT "product_pages_blocks_feature_rows_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_feature_rows_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_feature_rows" ADD CONSTRAINT "product_pages_blocks_feature_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_feature_rows_locales" ADD CONSTRAINT "product_pages_blocks_feature_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_feature_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_faq_items" ADD CONSTRAINT "product_pages_blocks_faq_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_faq_items_locales" ADD CONSTRAINT "product_pages_blocks_faq_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_faq_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_faq" ADD CONSTRAINT "product_pages_blocks_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_faq_locales" ADD CONSTRAINT "product_pages_blocks_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_product_cards" ADD CONSTRAINT "product_pages_blocks_product_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_product_cards_locales" ADD CONSTRAINT "product_pages_blocks_product_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_product_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages" ADD CONSTRAINT "product_pages_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_locales" ADD CONSTRAINT "product_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_rels" ADD CONSTRAINT "product_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_rels" ADD CONSTRAINT "product_pages_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_hero_actions" ADD CONSTRAINT "_product_pages_v_blocks_hero_actions_link_product_page_id_product_pages_id_fk" FOREIGN KEY ("link_product_page_id") REFERENCES "cms"."product_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_hero_actions" ADD CONSTRAINT "_product_pages_v_blocks_hero_actions_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_hero_actions" ADD CONSTRAINT "_product_pages_v_blocks_hero_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_hero_actions_locales" ADD CONSTRAINT "_product_pages_v_blocks_hero_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_hero_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_hero" ADD CONSTRAINT "_product_pages_v_blocks_hero_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_hero_locales" ADD CONSTRAINT "_product_pages_v_blocks_hero_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_hero"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_families_cards" ADD CONSTRAINT "_product_pages_v_blocks_families_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_families"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_families_cards_locales" ADD CONSTRAINT "_product_pages_v_blocks_families_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_families_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_families" ADD CONSTRAINT "_product_pages_v_blocks_families_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_families_locales" ADD CONSTRAINT "_product_pages_v_blocks_families_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_families"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_plan_offer_points" ADD CONSTRAINT "_product_pages_v_blocks_plan_offer_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_plan_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_plan_offer_points_locales" ADD CONSTRAINT "_product_pages_v_blocks_plan_offer_points_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_plan_offer_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_plan_offer" ADD CONSTRAINT "_product_pages_v_blocks_plan_offer_monthly_id_products_id_fk" FOREIGN KEY ("monthly_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_plan_offer" ADD CONSTRAINT "_product_pages_v_blocks_plan_offer_annual_id_products_id_fk" FOREIGN KEY ("annual_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_plan_offer" ADD CONSTRAINT "_product_pages_v_blocks_plan_offer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_plan_offer_locales" ADD CONSTRAINT "_product_pages_v_blocks_plan_offer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_plan_offer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_feature_rows_rows" ADD CONSTRAINT "_product_pages_v_blocks_feature_rows_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_feature_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_feature_rows_rows_locales" ADD CONSTRAINT "_product_pages_v_blocks_feature_rows_rows_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_feature_rows_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_feature_rows" ADD CONSTRAINT "_product_pages_v_blocks_feature_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_feature_rows_locales" ADD CONSTRAINT "_product_pages_v_blocks_feature_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_feature_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_faq_items" ADD CONSTRAINT "_product_pages_v_blocks_faq_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_faq_items_locales" ADD CONSTRAINT "_product_pages_v_blocks_faq_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_faq_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_faq" ADD CONSTRAINT "_product_pages_v_blocks_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_faq_locales" ADD CONSTRAINT "_product_pages_v_blocks_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_product_cards" ADD CONSTRAINT "_product_pages_v_blocks_product_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_product_cards_locales" ADD CONSTRAINT "_product_pages_v_blocks_product_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_product_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v" ADD CONSTRAINT "_product_pages_v_parent_id_product_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v" ADD CONSTRAINT "_product_pages_v_version_picture_id_pictures_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_locales" ADD CONSTRAINT "_product_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_rels" ADD CONSTRAINT "_product_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_rels" ADD CONSTRAINT "_product_pages_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pictures_locales" ADD CONSTRAINT "pictures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_pages_fk" FOREIGN KEY ("product_pages_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pictures_fk" FOREIGN KEY ("pictures_id") REFERENCES "cms"."pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_hero_actions_order_idx" ON "cms"."pages_blocks_hero_actions" USING btree ("_order");
  CREATE INDEX "pages_blocks_hero_actions_parent_id_idx" ON "cms"."pages_blocks_hero_actions" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_hero_actions_link_link_product_page_idx" ON "cms"."pages_blocks_hero_actions" USING btree ("link_product_page_id");
  CREATE INDEX "pages_blocks_hero_actions_link_link_page_idx" ON "cms"."pages_blocks_hero_actions" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "pages_blocks_hero_actions_locales_locale_parent_id_unique" ON "cms"."pages_blocks_hero_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_hero_order_idx" ON "cms"."pages_blocks_hero" USING btree ("_order");
  CREATE INDEX "pages_blocks_hero_parent_id_idx" ON "cms"."pages_blocks_hero" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_hero_path_idx" ON "cms"."pages_blocks_hero" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_hero_locales_locale_parent_id_unique" ON "cms"."pages_blocks_hero_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_families_cards_order_idx" ON "cms"."pages_blocks_families_cards" USING btree ("_order");
  CREATE INDEX "pages_blocks_families_cards_parent_id_idx" ON "cms"."pages_blocks_families_cards" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_families_cards_locales_locale_parent_id_unique" ON "cms"."pages_blocks_families_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_families_order_idx" ON "cms"."pages_blocks_families" USING btree ("_order");
  CREATE INDEX "pages_blocks_families_parent_id_idx" ON "cms"."pages_blocks_families" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_families_path_idx" ON "cms"."pages_blocks_families" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_families_locales_locale_parent_id_unique" ON "cms"."pages_blocks_families_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_plan_offer_points_order_idx" ON "cms"."pages_blocks_plan_offer_points" USING btree ("_order");
  CREATE INDEX "pages_blocks_plan_offer_points_parent_id_idx" ON "cms"."pages_blocks_plan_offer_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_plan_offer_points_locales_locale_parent_id_uniq" ON "cms"."pages_blocks_plan_offer_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_plan_offer_order_idx" ON "cms"."pages_blocks_plan_offer" USING btree ("_order");
  CREATE INDEX "pages_blocks_plan_offer_parent_id_idx" ON "cms"."pages_blocks_plan_offer" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_plan_offer_path_idx" ON "cms"."pages_blocks_plan_offer" USING btree ("_path");
  CREATE INDEX "pages_blocks_plan_offer_monthly_idx" ON "cms"."pages_blocks_plan_offer" USING btree ("monthly_id");
  CREATE INDEX "pages_blocks_plan_offer_annual_idx" ON "cms"."pages_blocks_plan_offer" USING btree ("annual_id");
  CREATE UNIQUE INDEX "pages_blocks_plan_offer_locales_locale_parent_id_unique" ON "cms"."pages_blocks_plan_offer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_feature_rows_rows_order_idx" ON "cms"."pages_blocks_feature_rows_rows" USING btree ("_order");
  CREATE INDEX "pages_blocks_feature_rows_rows_parent_id_idx" ON "cms"."pages_blocks_feature_rows_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_feature_rows_rows_locales_locale_parent_id_uniq" ON "cms"."pages_blocks_feature_rows_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_feature_rows_order_idx" ON "cms"."pages_blocks_feature_rows" USING btree ("_order");
  CREATE INDEX "pages_blocks_feature_rows_parent_id_idx" ON "cms"."pages_blocks_feature_rows" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_feature_rows_path_idx" ON "cms"."pages_blocks_feature_rows" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_feature_rows_locales_locale_parent_id_unique" ON "cms"."pages_blocks_feature_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_faq_items_order_idx" ON "cms"."pages_blocks_faq_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_faq_items_parent_id_idx" ON "cms"."pages_blocks_faq_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_faq_items_locales_locale_parent_id_unique" ON "cms"."pages_blocks_faq_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_faq_order_idx" ON "cms"."pages_blocks_faq" USING btree ("_order");
  CREATE INDEX "pages_blocks_faq_parent_id_idx" ON "cms"."pages_blocks_faq" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_faq_path_idx" ON "cms"."pages_blocks_faq" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_faq_locales_locale_parent_id_unique" ON "cms"."pages_blocks_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_product_cards_order_idx" ON "cms"."pages_blocks_product_cards" USING btree ("_order");
  CREATE INDEX "pages_blocks_product_cards_parent_id_idx" ON "cms"."pages_blocks_product_cards" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_product_cards_path_idx" ON "cms"."pages_blocks_product_cards" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_product_cards_locales_locale_parent_id_unique" ON "cms"."pages_blocks_product_cards_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "cms"."pages" USING btree ("slug");
  CREATE INDEX "pages_updated_at_idx" ON "cms"."pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "cms"."pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "cms"."pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "cms"."pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "cms"."pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "cms"."pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "cms"."pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_products_id_idx" ON "cms"."pages_rels" USING btree ("products_id");
  CREATE INDEX "_pages_v_blocks_hero_actions_order_idx" ON "cms"."_pages_v_blocks_hero_actions" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_hero_actions_parent_id_idx" ON "cms"."_pages_v_blocks_hero_actions" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_hero_actions_link_link_product_page_idx" ON "cms"."_pages_v_blocks_hero_actions" USING btree ("link_product_page_id");
  CREATE INDEX "_pages_v_blocks_hero_actions_link_link_page_idx" ON "cms"."_pages_v_blocks_hero_actions" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_hero_actions_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_hero_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_hero_order_idx" ON "cms"."_pages_v_blocks_hero" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_hero_parent_id_idx" ON "cms"."_pages_v_blocks_hero" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_hero_path_idx" ON "cms"."_pages_v_blocks_hero" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_hero_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_hero_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_families_cards_order_idx" ON "cms"."_pages_v_blocks_families_cards" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_families_cards_parent_id_idx" ON "cms"."_pages_v_blocks_families_cards" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_families_cards_locales_locale_parent_id_uniq" ON "cms"."_pages_v_blocks_families_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_families_order_idx" ON "cms"."_pages_v_blocks_families" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_families_parent_id_idx" ON "cms"."_pages_v_blocks_families" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_families_path_idx" ON "cms"."_pages_v_blocks_families" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_families_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_families_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_plan_offer_points_order_idx" ON "cms"."_pages_v_blocks_plan_offer_points" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_plan_offer_points_parent_id_idx" ON "cms"."_pages_v_blocks_plan_offer_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_plan_offer_points_locales_locale_parent_id_u" ON "cms"."_pages_v_blocks_plan_offer_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_plan_offer_order_idx" ON "cms"."_pages_v_blocks_plan_offer" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_plan_offer_parent_id_idx" ON "cms"."_pages_v_blocks_plan_offer" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_plan_offer_path_idx" ON "cms"."_pages_v_blocks_plan_offer" USING btree ("_path");
  CREATE INDEX "_pages_v_blocks_plan_offer_monthly_idx" ON "cms"."_pages_v_blocks_plan_offer" USING btree ("monthly_id");
  CREATE INDEX "_pages_v_blocks_plan_offer_annual_idx" ON "cms"."_pages_v_blocks_plan_offer" USING btree ("annual_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_plan_offer_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_plan_offer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_feature_rows_rows_order_idx" ON "cms"."_pages_v_blocks_feature_rows_rows" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_feature_rows_rows_parent_id_idx" ON "cms"."_pages_v_blocks_feature_rows_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_feature_rows_rows_locales_locale_parent_id_u" ON "cms"."_pages_v_blocks_feature_rows_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_feature_rows_order_idx" ON "cms"."_pages_v_blocks_feature_rows" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_feature_rows_parent_id_idx" ON "cms"."_pages_v_blocks_feature_rows" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_feature_rows_path_idx" ON "cms"."_pages_v_blocks_feature_rows" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_feature_rows_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_feature_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_faq_items_order_idx" ON "cms"."_pages_v_blocks_faq_items" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_faq_items_parent_id_idx" ON "cms"."_pages_v_blocks_faq_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_faq_items_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_faq_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_faq_order_idx" ON "cms"."_pages_v_blocks_faq" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_faq_parent_id_idx" ON "cms"."_pages_v_blocks_faq" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_faq_path_idx" ON "cms"."_pages_v_blocks_faq" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_faq_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_product_cards_order_idx" ON "cms"."_pages_v_blocks_product_cards" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_product_cards_parent_id_idx" ON "cms"."_pages_v_blocks_product_cards" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_product_cards_path_idx" ON "cms"."_pages_v_blocks_product_cards" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_product_cards_locales_locale_parent_id_uniqu" ON "cms"."_pages_v_blocks_product_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "cms"."_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "cms"."_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "cms"."_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "cms"."_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "cms"."_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "cms"."_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "cms"."_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "cms"."_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "cms"."_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "cms"."_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "cms"."_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "cms"."_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "cms"."_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "cms"."_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_products_id_idx" ON "cms"."_pages_v_rels" USING btree ("products_id");
  CREATE INDEX "product_pages_blocks_hero_actions_order_idx" ON "cms"."product_pages_blocks_hero_actions" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_hero_actions_parent_id_idx" ON "cms"."product_pages_blocks_hero_actions" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_hero_actions_link_link_product_page_idx" ON "cms"."product_pages_blocks_hero_actions" USING btree ("link_product_page_id");
  CREATE INDEX "product_pages_blocks_hero_actions_link_link_page_idx" ON "cms"."product_pages_blocks_hero_actions" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "product_pages_blocks_hero_actions_locales_locale_parent_id_u" ON "cms"."product_pages_blocks_hero_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_hero_order_idx" ON "cms"."product_pages_blocks_hero" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_hero_parent_id_idx" ON "cms"."product_pages_blocks_hero" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_hero_path_idx" ON "cms"."product_pages_blocks_hero" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_hero_locales_locale_parent_id_unique" ON "cms"."product_pages_blocks_hero_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_families_cards_order_idx" ON "cms"."product_pages_blocks_families_cards" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_families_cards_parent_id_idx" ON "cms"."product_pages_blocks_families_cards" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_pages_blocks_families_cards_locales_locale_parent_id" ON "cms"."product_pages_blocks_families_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_families_order_idx" ON "cms"."product_pages_blocks_families" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_families_parent_id_idx" ON "cms"."product_pages_blocks_families" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_families_path_idx" ON "cms"."product_pages_blocks_families" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_families_locales_locale_parent_id_uniqu" ON "cms"."product_pages_blocks_families_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_plan_offer_points_order_idx" ON "cms"."product_pages_blocks_plan_offer_points" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_plan_offer_points_parent_id_idx" ON "cms"."product_pages_blocks_plan_offer_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_pages_blocks_plan_offer_points_locales_locale_parent" ON "cms"."product_pages_blocks_plan_offer_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_plan_offer_order_idx" ON "cms"."product_pages_blocks_plan_offer" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_plan_offer_parent_id_idx" ON "cms"."product_pages_blocks_plan_offer" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_plan_offer_path_idx" ON "cms"."product_pages_blocks_plan_offer" USING btree ("_path");
  CREATE INDEX "product_pages_blocks_plan_offer_monthly_idx" ON "cms"."product_pages_blocks_plan_offer" USING btree ("monthly_id");
  CREATE INDEX "product_pages_blocks_plan_offer_annual_idx" ON "cms"."product_pages_blocks_plan_offer" USING btree ("annual_id");
  CREATE UNIQUE INDEX "product_pages_blocks_plan_offer_locales_locale_parent_id_uni" ON "cms"."product_pages_blocks_plan_offer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_feature_rows_rows_order_idx" ON "cms"."product_pages_blocks_feature_rows_rows" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_feature_rows_rows_parent_id_idx" ON "cms"."product_pages_blocks_feature_rows_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_pages_blocks_feature_rows_rows_locales_locale_parent" ON "cms"."product_pages_blocks_feature_rows_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_feature_rows_order_idx" ON "cms"."product_pages_blocks_feature_rows" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_feature_rows_parent_id_idx" ON "cms"."product_pages_blocks_feature_rows" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_feature_rows_path_idx" ON "cms"."product_pages_blocks_feature_rows" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_feature_rows_locales_locale_parent_id_u" ON "cms"."product_pages_blocks_feature_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_faq_items_order_idx" ON "cms"."product_pages_blocks_faq_items" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_faq_items_parent_id_idx" ON "cms"."product_pages_blocks_faq_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_pages_blocks_faq_items_locales_locale_parent_id_uniq" ON "cms"."product_pages_blocks_faq_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_faq_order_idx" ON "cms"."product_pages_blocks_faq" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_faq_parent_id_idx" ON "cms"."product_pages_blocks_faq" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_faq_path_idx" ON "cms"."product_pages_blocks_faq" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_faq_locales_locale_parent_id_unique" ON "cms"."product_pages_blocks_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_product_cards_order_idx" ON "cms"."product_pages_blocks_product_cards" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_product_cards_parent_id_idx" ON "cms"."product_pages_blocks_product_cards" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_product_cards_path_idx" ON "cms"."product_pages_blocks_product_cards" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_product_cards_locales_locale_parent_id_" ON "cms"."product_pages_blocks_product_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_picture_idx" ON "cms"."product_pages" USING btree ("picture_id");
  CREATE INDEX "product_pages_slug_idx" ON "cms"."product_pages" USING btree ("slug");
  CREATE INDEX "product_pages_updated_at_idx" ON "cms"."product_pages" USING btree ("updated_at");
  CREATE INDEX "product_pages_created_at_idx" ON "cms"."product_pages" USING btree ("created_at");
  CREATE INDEX "product_pages__status_idx" ON "cms"."product_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "family_slug_idx" ON "cms"."product_pages" USING btree ("family","slug");
  CREATE UNIQUE INDEX "product_pages_locales_locale_parent_id_unique" ON "cms"."product_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_rels_order_idx" ON "cms"."product_pages_rels" USING btree ("order");
  CREATE INDEX "product_pages_rels_parent_idx" ON "cms"."product_pages_rels" USING btree ("parent_id");
  CREATE INDEX "product_pages_rels_path_idx" ON "cms"."product_pages_rels" USING btree ("path");
  CREATE INDEX "product_pages_rels_products_id_idx" ON "cms"."product_pages_rels" USING btree ("products_id");
  CREATE INDEX "_product_pages_v_blocks_hero_actions_order_idx" ON "cms"."_product_pages_v_blocks_hero_actions" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_hero_actions_parent_id_idx" ON "cms"."_product_pages_v_blocks_hero_actions" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_hero_actions_link_link_product_p_idx" ON "cms"."_product_pages_v_blocks_hero_actions" USING btree ("link_product_page_id");
  CREATE INDEX "_product_pages_v_blocks_hero_actions_link_link_page_idx" ON "cms"."_product_pages_v_blocks_hero_actions" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_hero_actions_locales_locale_parent_i" ON "cms"."_product_pages_v_blocks_hero_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_hero_order_idx" ON "cms"."_product_pages_v_blocks_hero" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_hero_parent_id_idx" ON "cms"."_product_pages_v_blocks_hero" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_hero_path_idx" ON "cms"."_product_pages_v_blocks_hero" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_hero_locales_locale_parent_id_unique" ON "cms"."_product_pages_v_blocks_hero_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_families_cards_order_idx" ON "cms"."_product_pages_v_blocks_families_cards" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_families_cards_parent_id_idx" ON "cms"."_product_pages_v_blocks_families_cards" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_families_cards_locales_locale_parent" ON "cms"."_product_pages_v_blocks_families_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_families_order_idx" ON "cms"."_product_pages_v_blocks_families" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_families_parent_id_idx" ON "cms"."_product_pages_v_blocks_families" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_families_path_idx" ON "cms"."_product_pages_v_blocks_families" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_families_locales_locale_parent_id_un" ON "cms"."_product_pages_v_blocks_families_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_plan_offer_points_order_idx" ON "cms"."_product_pages_v_blocks_plan_offer_points" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_plan_offer_points_parent_id_idx" ON "cms"."_product_pages_v_blocks_plan_offer_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_plan_offer_points_locales_locale_par" ON "cms"."_product_pages_v_blocks_plan_offer_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_plan_offer_order_idx" ON "cms"."_product_pages_v_blocks_plan_offer" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_plan_offer_parent_id_idx" ON "cms"."_product_pages_v_blocks_plan_offer" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_plan_offer_path_idx" ON "cms"."_product_pages_v_blocks_plan_offer" USING btree ("_path");
  CREATE INDEX "_product_pages_v_blocks_plan_offer_monthly_idx" ON "cms"."_product_pages_v_blocks_plan_offer" USING btree ("monthly_id");
  CREATE INDEX "_product_pages_v_blocks_plan_offer_annual_idx" ON "cms"."_product_pages_v_blocks_plan_offer" USING btree ("annual_id");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_plan_offer_locales_locale_parent_id_" ON "cms"."_product_pages_v_blocks_plan_offer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_feature_rows_rows_order_idx" ON "cms"."_product_pages_v_blocks_feature_rows_rows" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_feature_rows_rows_parent_id_idx" ON "cms"."_product_pages_v_blocks_feature_rows_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_feature_rows_rows_locales_locale_par" ON "cms"."_product_pages_v_blocks_feature_rows_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_feature_rows_order_idx" ON "cms"."_product_pages_v_blocks_feature_rows" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_feature_rows_parent_id_idx" ON "cms"."_product_pages_v_blocks_feature_rows" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_feature_rows_path_idx" ON "cms"."_product_pages_v_blocks_feature_rows" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_feature_rows_locales_locale_parent_i" ON "cms"."_product_pages_v_blocks_feature_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_faq_items_order_idx" ON "cms"."_product_pages_v_blocks_faq_items" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_faq_items_parent_id_idx" ON "cms"."_product_pages_v_blocks_faq_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_faq_items_locales_locale_parent_id_u" ON "cms"."_product_pages_v_blocks_faq_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_faq_order_idx" ON "cms"."_product_pages_v_blocks_faq" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_faq_parent_id_idx" ON "cms"."_product_pages_v_blocks_faq" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_faq_path_idx" ON "cms"."_product_pages_v_blocks_faq" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_faq_locales_locale_parent_id_unique" ON "cms"."_product_pages_v_blocks_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_product_cards_order_idx" ON "cms"."_product_pages_v_blocks_product_cards" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_product_cards_parent_id_idx" ON "cms"."_product_pages_v_blocks_product_cards" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_product_cards_path_idx" ON "cms"."_product_pages_v_blocks_product_cards" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_product_cards_locales_locale_parent_" ON "cms"."_product_pages_v_blocks_product_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_parent_idx" ON "cms"."_product_pages_v" USING btree ("parent_id");
  CREATE INDEX "_product_pages_v_version_version_picture_idx" ON "cms"."_product_pages_v" USING btree ("version_picture_id");
  CREATE INDEX "_product_pages_v_version_version_slug_idx" ON "cms"."_product_pages_v" USING btree ("version_slug");
  CREATE INDEX "_product_pages_v_version_version_updated_at_idx" ON "cms"."_product_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_product_pages_v_version_version_created_at_idx" ON "cms"."_product_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_product_pages_v_version_version__status_idx" ON "cms"."_product_pages_v" USING btree ("version__status");
  CREATE INDEX "_product_pages_v_created_at_idx" ON "cms"."_product_pages_v" USING btree ("created_at");
  CREATE INDEX "_product_pages_v_updated_at_idx" ON "cms"."_product_pages_v" USING btree ("updated_at");
  CREATE INDEX "_product_pages_v_snapshot_idx" ON "cms"."_product_pages_v" USING btree ("snapshot");
  CREATE INDEX "_product_pages_v_published_locale_idx" ON "cms"."_product_pages_v" USING btree ("published_locale");
  CREATE INDEX "_product_pages_v_latest_idx" ON "cms"."_product_pages_v" USING btree ("latest");
  CREATE INDEX "version_family_version_slug_idx" ON "cms"."_product_pages_v" USING btree ("version_family","version_slug");
  CREATE UNIQUE INDEX "_product_pages_v_locales_locale_parent_id_unique" ON "cms"."_product_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_rels_order_idx" ON "cms"."_product_pages_v_rels" USING btree ("order");
  CREATE INDEX "_product_pages_v_rels_parent_idx" ON "cms"."_product_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_product_pages_v_rels_path_idx" ON "cms"."_product_pages_v_rels" USING btree ("path");
  CREATE INDEX "_product_pages_v_rels_products_id_idx" ON "cms"."_product_pages_v_rels" USING btree ("products_id");
  CREATE UNIQUE INDEX "products_path_idx" ON "cms"."products" USING btree ("path");
  CREATE UNIQUE INDEX "products_pid_idx" ON "cms"."products" USING btree ("pid");
  CREATE INDEX "products_updated_at_idx" ON "cms"."products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "cms"."products" USING btree ("created_at");
  CREATE INDEX "products__status_idx" ON "cms"."products" USING btree ("_status");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "cms"."products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "cms"."_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_path_idx" ON "cms"."_products_v" USING btree ("version_path");
  CREATE INDEX "_products_v_version_version_pid_idx" ON "cms"."_products_v" USING btree ("version_pid");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "cms"."_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "cms"."_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "cms"."_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "cms"."_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "cms"."_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "cms"."_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "cms"."_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "cms"."_products_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "cms"."_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pictures_updated_at_idx" ON "cms"."pictures" USING btree ("updated_at");
  CREATE INDEX "pictures_created_at_idx" ON "cms"."pictures" USING btree ("created_at");
  CREATE UNIQUE INDEX "pictures_filename_idx" ON "cms"."pictures" USING btree ("filename");
  CREATE INDEX "pictures_sizes_w480_sizes_w480_filename_idx" ON "cms"."pictures" USING btree ("sizes_w480_filename");
  CREATE INDEX "pictures_sizes_w960_sizes_w960_filename_idx" ON "cms"."pictures" USING btree ("sizes_w960_filename");
  CREATE INDEX "pictures_sizes_w1600_sizes_w1600_filename_idx" ON "cms"."pictures" USING btree ("sizes_w1600_filename");
  CREATE UNIQUE INDEX "pictures_locales_locale_parent_id_unique" ON "cms"."pictures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "users_languages_order_idx" ON "cms"."users_languages" USING btree ("order");
  CREATE INDEX "users_languages_parent_idx" ON "cms"."users_languages" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "cms"."users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "cms"."users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "cms"."users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "cms"."users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "cms"."users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "cms"."payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "cms"."payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "cms"."payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "cms"."payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "cms"."payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "cms"."payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "cms"."payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_product_pages_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("product_pages_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_pictures_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("pictures_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "cms"."payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "cms"."payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "cms"."payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "cms"."payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "cms"."payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "cms"."payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "cms"."payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "cms"."payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "cms"."payload_migrations" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."pages_blocks_hero_actions" CASCADE;
  DROP TABLE "cms"."pages_blocks_hero_actions_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_hero" CASCADE;
  DROP TABLE "cms"."pages_blocks_hero_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_families_cards" CASCADE;
  DROP TABLE "cms"."pages_blocks_families_cards_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_families" CASCADE;
  DROP TABLE "cms"."pages_blocks_families_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_plan_offer_points" CASCADE;
  DROP TABLE "cms"."pages_blocks_plan_offer_points_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_plan_offer" CASCADE;
  DROP TABLE "cms"."pages_blocks_plan_offer_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_feature_rows_rows" CASCADE;
  DROP TABLE "cms"."pages_blocks_feature_rows_rows_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_feature_rows" CASCADE;
  DROP TABLE "cms"."pages_blocks_feature_rows_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_faq_items" CASCADE;
  DROP TABLE "cms"."pages_blocks_faq_items_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_faq" CASCADE;
  DROP TABLE "cms"."pages_blocks_faq_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_product_cards" CASCADE;
  DROP TABLE "cms"."pages_blocks_product_cards_locales" CASCADE;
  DROP TABLE "cms"."pages" CASCADE;
  DROP TABLE "cms"."pages_locales" CASCADE;
  DROP TABLE "cms"."pages_rels" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_hero_actions" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_hero_actions_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_hero" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_hero_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_families_cards" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_families_cards_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_families" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_families_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_plan_offer_points" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_plan_offer_points_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_plan_offer" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_plan_offer_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_feature_rows_rows" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_feature_rows_rows_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_feature_rows" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_feature_rows_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_faq_items" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_faq_items_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_faq" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_faq_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_product_cards" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_product_cards_locales" CASCADE;
  DROP TABLE "cms"."_pages_v" CASCADE;
  DROP TABLE "cms"."_pages_v_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_rels" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_hero_actions" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_hero_actions_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_hero" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_hero_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_families_cards" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_families_cards_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_families" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_families_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_plan_offer_points" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_plan_offer_points_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_plan_offer" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_plan_offer_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_feature_rows_rows" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_feature_rows_rows_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_feature_rows" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_feature_rows_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_faq_items" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_faq_items_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_faq" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_faq_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_product_cards" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_product_cards_locales" CASCADE;
  DROP TABLE "cms"."product_pages" CASCADE;
  DROP TABLE "cms"."product_pages_locales" CASCADE;
  DROP TABLE "cms"."product_pages_rels" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_hero_actions" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_hero_actions_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_hero" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_hero_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_families_cards" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_families_cards_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_families" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_families_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_plan_offer_points" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_plan_offer_points_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_plan_offer" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_plan_offer_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_feature_rows_rows" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_feature_rows_rows_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_feature_rows" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_feature_rows_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_faq_items" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_faq_items_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_faq" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_faq_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_product_cards" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_product_cards_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v" CASCADE;
  DROP TABLE "cms"."_product_pages_v_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_rels" CASCADE;
  DROP TABLE "cms"."products" CASCADE;
  DROP TABLE "cms"."products_locales" CASCADE;
  DROP TABLE "cms"."_products_v" CASCADE;
  DROP TABLE "cms"."_products_v_locales" CASCADE;
  DROP TABLE "cms"."pictures" CASCADE;
  DROP TABLE "cms"."pictures_locales" CASCADE;
  DROP TABLE "cms"."users_languages" CASCADE;
  DROP TABLE "cms"."users_sessions" CASCADE;
  DROP TABLE "cms"."users" CASCADE;
  DROP TABLE "cms"."payload_kv" CASCADE;
  DROP TABLE "cms"."payload_locked_documents" CASCADE;
  DROP TABLE "cms"."payload_locked_documents_rels" CASCADE;
  DROP TABLE "cms"."payload_preferences" CASCADE;
  DROP TABLE "cms"."payload_preferences_rels" CASCADE;
  DROP TABLE "cms"."payload_migrations" CASCADE;
  DROP TYPE "cms"."_locales";
  DROP TYPE "cms"."enum_pages_blocks_hero_actions_link_to";
  DROP TYPE "cms"."enum_pages_blocks_families_cards_family";
  DROP TYPE "cms"."enum_pages_status";
  DROP TYPE "cms"."enum__pages_v_blocks_hero_actions_link_to";
  DROP TYPE "cms"."enum__pages_v_blocks_families_cards_family";
  DROP TYPE "cms"."enum__pages_v_version_status";
  DROP TYPE "cms"."enum__pages_v_published_locale";
  DROP TYPE "cms"."enum_product_pages_blocks_hero_actions_link_to";
  DROP TYPE "cms"."enum_product_pages_blocks_families_cards_family";
  DROP TYPE "cms"."enum_product_pages_family";
  DROP TYPE "cms"."enum_product_pages_status";
  DROP TYPE "cms"."enum__product_pages_v_blocks_hero_actions_link_to";
  DROP TYPE "cms"."enum__product_pages_v_blocks_families_cards_family";
  DROP TYPE "cms"."enum__product_pages_v_version_family";
  DROP TYPE "cms"."enum__product_pages_v_version_status";
  DROP TYPE "cms"."enum__product_pages_v_published_locale";
  DROP TYPE "cms"."enum_products_type";
  DROP TYPE "cms"."enum_products_interval_unit";
  DROP TYPE "cms"."enum_products_status";
  DROP TYPE "cms"."enum__products_v_version_type";
  DROP TYPE "cms"."enum__products_v_version_interval_unit";
  DROP TYPE "cms"."enum__products_v_version_status";
  DROP TYPE "cms"."enum__products_v_published_locale";
  DROP TYPE "cms"."enum_users_languages";
  DROP TYPE "cms"."enum_users_role";`)
}
