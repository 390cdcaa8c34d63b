import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_products_quantity_discounts_kind" AS ENUM('percent', 'value');
  CREATE TYPE "cms"."enum_products_freebies_input_type" AS ENUM('radio', 'checkbox');
  CREATE TYPE "cms"."enum_products_discount_kind" AS ENUM('percent', 'value');
  CREATE TYPE "cms"."enum__products_v_version_quantity_discounts_kind" AS ENUM('percent', 'value');
  CREATE TYPE "cms"."enum__products_v_version_freebies_input_type" AS ENUM('radio', 'checkbox');
  CREATE TYPE "cms"."enum__products_v_version_discount_kind" AS ENUM('percent', 'value');
  CREATE TYPE "cms"."enum_upgrades_discount_kind" AS ENUM('percent', 'value');
  CREATE TYPE "cms"."enum_upgrades_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__upgrades_v_version_discount_kind" AS ENUM('percent', 'value');
  CREATE TYPE "cms"."enum__upgrades_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__upgrades_v_published_locale" AS ENUM('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
  CREATE TYPE "cms"."enum_product_cards_cta_override_action" AS ENUM('add_to_cart', 'go_to', 'go_to_external', 'open_trial_modal', 'open_product_modal', 'open_specific_products_modal', 'handle_upgrade', 'open_popup');
  CREATE TYPE "cms"."enum_product_cards_type" AS ENUM('perpetual', 'subscription', 'trial', 'upgrade');
  CREATE TYPE "cms"."enum_product_cards_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__product_cards_v_version_cta_override_action" AS ENUM('add_to_cart', 'go_to', 'go_to_external', 'open_trial_modal', 'open_product_modal', 'open_specific_products_modal', 'handle_upgrade', 'open_popup');
  CREATE TYPE "cms"."enum__product_cards_v_version_type" AS ENUM('perpetual', 'subscription', 'trial', 'upgrade');
  CREATE TYPE "cms"."enum__product_cards_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__product_cards_v_published_locale" AS ENUM('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
  CREATE TYPE "cms"."enum_coupons_kind" AS ENUM('discount', 'cashOff');
  CREATE TYPE "cms"."enum_coupons_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__coupons_v_version_kind" AS ENUM('discount', 'cashOff');
  CREATE TYPE "cms"."enum__coupons_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__coupons_v_published_locale" AS ENUM('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
  CREATE TYPE "cms"."enum_promotions_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__promotions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__promotions_v_published_locale" AS ENUM('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
  CREATE TABLE "cms"."products_quantity_discounts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" numeric,
  	"kind" "cms"."enum_products_quantity_discounts_kind" DEFAULT 'percent',
  	"percent" numeric,
  	"values_usd" varchar,
  	"values_eur" varchar,
  	"values_gbp" varchar,
  	"values_cad" varchar,
  	"values_aud" varchar,
  	"values_jpy" varchar,
  	"values_krw" varchar,
  	"values_brl" varchar,
  	"values_mxn" varchar,
  	"values_chf" varchar,
  	"values_sek" varchar,
  	"values_pln" varchar
  );
  
  CREATE TABLE "cms"."products_freebies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"choice" boolean DEFAULT false,
  	"input_type" "cms"."enum_products_freebies_input_type" DEFAULT 'radio',
  	"group" varchar,
  	"is_default_value" boolean DEFAULT false,
  	"subscription_line_item_addon" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."_products_v_version_quantity_discounts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" numeric,
  	"kind" "cms"."enum__products_v_version_quantity_discounts_kind" DEFAULT 'percent',
  	"percent" numeric,
  	"values_usd" varchar,
  	"values_eur" varchar,
  	"values_gbp" varchar,
  	"values_cad" varchar,
  	"values_aud" varchar,
  	"values_jpy" varchar,
  	"values_krw" varchar,
  	"values_brl" varchar,
  	"values_mxn" varchar,
  	"values_chf" varchar,
  	"values_sek" varchar,
  	"values_pln" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_products_v_version_freebies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"choice" boolean DEFAULT false,
  	"input_type" "cms"."enum__products_v_version_freebies_input_type" DEFAULT 'radio',
  	"group" varchar,
  	"is_default_value" boolean DEFAULT false,
  	"subscription_line_item_addon" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."upgrades" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"source_id" integer,
  	"target_id" integer,
  	"explanation" varchar,
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
  	"discount_kind" "cms"."enum_upgrades_discount_kind",
  	"discount_percent" numeric,
  	"discount_values_usd" varchar,
  	"discount_values_eur" varchar,
  	"discount_values_gbp" varchar,
  	"discount_values_cad" varchar,
  	"discount_values_aud" varchar,
  	"discount_values_jpy" varchar,
  	"discount_values_krw" varchar,
  	"discount_values_brl" varchar,
  	"discount_values_mxn" varchar,
  	"discount_values_chf" varchar,
  	"discount_values_sek" varchar,
  	"discount_values_pln" varchar,
  	"discount_starts_at" timestamp(3) with time zone,
  	"discount_ends_at" timestamp(3) with time zone,
  	"discount_reason" varchar,
  	"path" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_upgrades_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."_upgrades_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_source_id" integer,
  	"version_target_id" integer,
  	"version_explanation" varchar,
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
  	"version_discount_kind" "cms"."enum__upgrades_v_version_discount_kind",
  	"version_discount_percent" numeric,
  	"version_discount_values_usd" varchar,
  	"version_discount_values_eur" varchar,
  	"version_discount_values_gbp" varchar,
  	"version_discount_values_cad" varchar,
  	"version_discount_values_aud" varchar,
  	"version_discount_values_jpy" varchar,
  	"version_discount_values_krw" varchar,
  	"version_discount_values_brl" varchar,
  	"version_discount_values_mxn" varchar,
  	"version_discount_values_chf" varchar,
  	"version_discount_values_sek" varchar,
  	"version_discount_values_pln" varchar,
  	"version_discount_starts_at" timestamp(3) with time zone,
  	"version_discount_ends_at" timestamp(3) with time zone,
  	"version_discount_reason" varchar,
  	"version_path" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__upgrades_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__upgrades_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."product_cards_content_annual" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."product_cards_content_annual_locales" (
  	"heading" varchar,
  	"features" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_cards_content_monthly" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."product_cards_content_monthly_locales" (
  	"heading" varchar,
  	"features" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_cards_content_default" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."product_cards_content_default_locales" (
  	"heading" varchar,
  	"features" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_cards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"products_annual_id" integer,
  	"products_monthly_id" integer,
  	"products_default_id" integer,
  	"use_normal_rate" boolean DEFAULT false,
  	"cta_override_action" "cms"."enum_product_cards_cta_override_action",
  	"cta_override_product_id" integer,
  	"cta_override_place" varchar,
  	"cta_override_site" varchar,
  	"slug" varchar,
  	"type" "cms"."enum_product_cards_type" DEFAULT 'perpetual',
  	"ready_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_product_cards_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."product_cards_locales" (
  	"title" varchar,
  	"subtitle" varchar,
  	"banner" varchar,
  	"price_subtext" varchar,
  	"price_conditionals" varchar,
  	"terms" varchar,
  	"notes" varchar,
  	"primary_cta_text" varchar,
  	"ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."product_cards_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"product_cards_id" integer
  );
  
  CREATE TABLE "cms"."_product_cards_v_version_content_annual" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_product_cards_v_version_content_annual_locales" (
  	"heading" varchar,
  	"features" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_cards_v_version_content_monthly" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_product_cards_v_version_content_monthly_locales" (
  	"heading" varchar,
  	"features" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_cards_v_version_content_default" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_product_cards_v_version_content_default_locales" (
  	"heading" varchar,
  	"features" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_cards_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_products_annual_id" integer,
  	"version_products_monthly_id" integer,
  	"version_products_default_id" integer,
  	"version_use_normal_rate" boolean DEFAULT false,
  	"version_cta_override_action" "cms"."enum__product_cards_v_version_cta_override_action",
  	"version_cta_override_product_id" integer,
  	"version_cta_override_place" varchar,
  	"version_cta_override_site" varchar,
  	"version_slug" varchar,
  	"version_type" "cms"."enum__product_cards_v_version_type" DEFAULT 'perpetual',
  	"version_ready_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__product_cards_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__product_cards_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_product_cards_v_locales" (
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_banner" varchar,
  	"version_price_subtext" varchar,
  	"version_price_conditionals" varchar,
  	"version_terms" varchar,
  	"version_notes" varchar,
  	"version_primary_cta_text" varchar,
  	"version_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_cards_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"product_cards_id" integer
  );
  
  CREATE TABLE "cms"."coupons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"kind" "cms"."enum_coupons_kind" DEFAULT 'discount',
  	"percent" numeric,
  	"amounts_usd" varchar,
  	"amounts_eur" varchar,
  	"amounts_gbp" varchar,
  	"amounts_cad" varchar,
  	"amounts_aud" varchar,
  	"amounts_jpy" varchar,
  	"amounts_krw" varchar,
  	"amounts_brl" varchar,
  	"amounts_mxn" varchar,
  	"amounts_chf" varchar,
  	"amounts_sek" varchar,
  	"amounts_pln" varchar,
  	"combine" boolean DEFAULT false,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"for_email" varchar,
  	"once_per_person" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_coupons_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."coupons_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."_coupons_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" varchar,
  	"version_kind" "cms"."enum__coupons_v_version_kind" DEFAULT 'discount',
  	"version_percent" numeric,
  	"version_amounts_usd" varchar,
  	"version_amounts_eur" varchar,
  	"version_amounts_gbp" varchar,
  	"version_amounts_cad" varchar,
  	"version_amounts_aud" varchar,
  	"version_amounts_jpy" varchar,
  	"version_amounts_krw" varchar,
  	"version_amounts_brl" varchar,
  	"version_amounts_mxn" varchar,
  	"version_amounts_chf" varchar,
  	"version_amounts_sek" varchar,
  	"version_amounts_pln" varchar,
  	"version_combine" boolean DEFAULT false,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_for_email" varchar,
  	"version_once_per_person" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__coupons_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__coupons_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_coupons_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."promotions_products" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" integer,
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
  	"prices_pln" varchar
  );
  
  CREATE TABLE "cms"."promotions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"promotion_id" varchar,
  	"offer_tag" varchar,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_promotions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."promotions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."_promotions_v_version_products" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer,
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
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_promotions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" varchar,
  	"version_promotion_id" varchar,
  	"version_offer_tag" varchar,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__promotions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__promotions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_promotions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  ALTER TABLE "cms"."products" ALTER COLUMN "type" SET DATA TYPE text;
  ALTER TABLE "cms"."products" ALTER COLUMN "type" SET DEFAULT 'perpetual'::text;
  DROP TYPE "cms"."enum_products_type";
  CREATE TYPE "cms"."enum_products_type" AS ENUM('perpetual', 'subscription', 'trial');
  ALTER TABLE "cms"."products" ALTER COLUMN "type" SET DEFAULT 'perpetual'::"cms"."enum_products_type";
  ALTER TABLE "cms"."products" ALTER COLUMN "type" SET DATA TYPE "cms"."enum_products_type" USING "type"::"cms"."enum_products_type";
  ALTER TABLE "cms"."_products_v" ALTER COLUMN "version_type" SET DATA TYPE text;
  ALTER TABLE "cms"."_products_v" ALTER COLUMN "version_type" SET DEFAULT 'perpetual'::text;
  DROP TYPE "cms"."enum__products_v_version_type";
  CREATE TYPE "cms"."enum__products_v_version_type" AS ENUM('perpetual', 'subscription', 'trial');
  ALTER TABLE "cms"."_products_v" ALTER COLUMN "version_type" SET DEFAULT 'perpetual'::"cms"."enum__products_v_version_type";
  ALTER TABLE "cms"."_products_v" ALTER COLUMN "version_type" SET DATA TYPE "cms"."enum__products_v_version_type" USING "version_type"::"cms"."enum__products_v_version_type";
  ALTER TABLE "cms"."products" ADD COLUMN "discount_kind" "cms"."enum_products_discount_kind";
  ALTER TABLE "cms"."products" ADD COLUMN "discount_percent" numeric;
  ALTER TABLE "cms"."products" ADD COLUMN "discount_values_usd" varchar;
  ALTER TABLE "cms"."products" ADD COLUMN "discount_values_eur" varchar;
  ALTER TABLE "cms"."products" ADD COLUMN "discount_values_gbp" varchar;
  ALTER TABLE "cms"."products" ADD COLUMN "discount_values_cad" varchar;
  ALTER TABLE "cms"."products" ADD COLUMN "discount_values_aud" varchar;
  ALTER TABLE "cms"."products" ADD COLUMN "discount_values_jpy" varchar;
  ALTER TABLE "cms"."products" ADD COLUMN "discount_values_krw" varchar;
  ALTER TABLE "cms"."products" ADD COLUMN "discount_values_brl" varchar;
  ALTER TABLE "cms"."products" ADD COLUMN "discount_values_mxn" varchar;
  ALTER TABLE "cms"."products" ADD COLUMN "discount_values_chf" varchar;
  ALTER TABLE "cms"."products" ADD COLUMN "discount_values_sek" varchar;
  ALTER TABLE "cms"."products" ADD COLUMN "discount_values_pln" varchar;
  ALTER TABLE "cms"."products" ADD COLUMN "discount_starts_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."products" ADD COLUMN "discount_ends_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."products" ADD COLUMN "discount_reason" varchar;
  ALTER TABLE "cms"."products" ADD COLUMN "trial_days" numeric;
  ALTER TABLE "cms"."products" ADD COLUMN "promo_only" boolean DEFAULT false;
  ALTER TABLE "cms"."products" ADD COLUMN "wp_only" boolean DEFAULT false;
  ALTER TABLE "cms"."products" ADD COLUMN "use_wibu" boolean DEFAULT false;
  ALTER TABLE "cms"."products" ADD COLUMN "variant_parent_id" integer;
  ALTER TABLE "cms"."products_locales" ADD COLUMN "checkout_info" varchar;
  ALTER TABLE "cms"."products_locales" ADD COLUMN "special_text" varchar;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_discount_kind" "cms"."enum__products_v_version_discount_kind";
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_discount_percent" numeric;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_discount_values_usd" varchar;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_discount_values_eur" varchar;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_discount_values_gbp" varchar;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_discount_values_cad" varchar;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_discount_values_aud" varchar;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_discount_values_jpy" varchar;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_discount_values_krw" varchar;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_discount_values_brl" varchar;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_discount_values_mxn" varchar;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_discount_values_chf" varchar;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_discount_values_sek" varchar;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_discount_values_pln" varchar;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_discount_starts_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_discount_ends_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_discount_reason" varchar;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_trial_days" numeric;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_promo_only" boolean DEFAULT false;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_wp_only" boolean DEFAULT false;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_use_wibu" boolean DEFAULT false;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_variant_parent_id" integer;
  ALTER TABLE "cms"."_products_v_locales" ADD COLUMN "version_checkout_info" varchar;
  ALTER TABLE "cms"."_products_v_locales" ADD COLUMN "version_special_text" varchar;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "upgrades_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "product_cards_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "coupons_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "promotions_id" integer;
  ALTER TABLE "cms"."products_quantity_discounts" ADD CONSTRAINT "products_quantity_discounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."products_freebies" ADD CONSTRAINT "products_freebies_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."products_freebies" ADD CONSTRAINT "products_freebies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."products_rels" ADD CONSTRAINT "products_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_products_v_version_quantity_discounts" ADD CONSTRAINT "_products_v_version_quantity_discounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_products_v_version_freebies" ADD CONSTRAINT "_products_v_version_freebies_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_products_v_version_freebies" ADD CONSTRAINT "_products_v_version_freebies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_products_v_rels" ADD CONSTRAINT "_products_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."upgrades" ADD CONSTRAINT "upgrades_source_id_products_id_fk" FOREIGN KEY ("source_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."upgrades" ADD CONSTRAINT "upgrades_target_id_products_id_fk" FOREIGN KEY ("target_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_upgrades_v" ADD CONSTRAINT "_upgrades_v_parent_id_upgrades_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."upgrades"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_upgrades_v" ADD CONSTRAINT "_upgrades_v_version_source_id_products_id_fk" FOREIGN KEY ("version_source_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_upgrades_v" ADD CONSTRAINT "_upgrades_v_version_target_id_products_id_fk" FOREIGN KEY ("version_target_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."product_cards_content_annual" ADD CONSTRAINT "product_cards_content_annual_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_cards_content_annual_locales" ADD CONSTRAINT "product_cards_content_annual_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_cards_content_annual"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_cards_content_monthly" ADD CONSTRAINT "product_cards_content_monthly_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_cards_content_monthly_locales" ADD CONSTRAINT "product_cards_content_monthly_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_cards_content_monthly"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_cards_content_default" ADD CONSTRAINT "product_cards_content_default_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_cards_content_default_locales" ADD CONSTRAINT "product_cards_content_default_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_cards_content_default"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_cards" ADD CONSTRAINT "product_cards_products_annual_id_products_id_fk" FOREIGN KEY ("products_annual_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."product_cards" ADD CONSTRAINT "product_cards_products_monthly_id_products_id_fk" FOREIGN KEY ("products_monthly_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."product_cards" ADD CONSTRAINT "product_cards_products_default_id_products_id_fk" FOREIGN KEY ("products_default_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."product_cards" ADD CONSTRAINT "product_cards_cta_override_product_id_products_id_fk" FOREIGN KEY ("cta_override_product_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."product_cards_locales" ADD CONSTRAINT "product_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_cards_rels" ADD CONSTRAINT "product_cards_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."product_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_cards_rels" ADD CONSTRAINT "product_cards_rels_product_cards_fk" FOREIGN KEY ("product_cards_id") REFERENCES "cms"."product_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_cards_v_version_content_annual" ADD CONSTRAINT "_product_cards_v_version_content_annual_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_cards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_cards_v_version_content_annual_locales" ADD CONSTRAINT "_product_cards_v_version_content_annual_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_cards_v_version_content_annual"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_cards_v_version_content_monthly" ADD CONSTRAINT "_product_cards_v_version_content_monthly_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_cards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_cards_v_version_content_monthly_locales" ADD CONSTRAINT "_product_cards_v_version_content_monthly_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_cards_v_version_content_monthly"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_cards_v_version_content_default" ADD CONSTRAINT "_product_cards_v_version_content_default_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_cards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_cards_v_version_content_default_locales" ADD CONSTRAINT "_product_cards_v_version_content_default_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_cards_v_version_content_default"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_cards_v" ADD CONSTRAINT "_product_cards_v_parent_id_product_cards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."product_cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_product_cards_v" ADD CONSTRAINT "_product_cards_v_version_products_annual_id_products_id_fk" FOREIGN KEY ("version_products_annual_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_product_cards_v" ADD CONSTRAINT "_product_cards_v_version_products_monthly_id_products_id_fk" FOREIGN KEY ("version_products_monthly_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_product_cards_v" ADD CONSTRAINT "_product_cards_v_version_products_default_id_products_id_fk" FOREIGN KEY ("version_products_default_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_product_cards_v" ADD CONSTRAINT "_product_cards_v_version_cta_override_product_id_products_id_fk" FOREIGN KEY ("version_cta_override_product_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_product_cards_v_locales" ADD CONSTRAINT "_product_cards_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_cards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_cards_v_rels" ADD CONSTRAINT "_product_cards_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_product_cards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_cards_v_rels" ADD CONSTRAINT "_product_cards_v_rels_product_cards_fk" FOREIGN KEY ("product_cards_id") REFERENCES "cms"."product_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."coupons_rels" ADD CONSTRAINT "coupons_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."coupons_rels" ADD CONSTRAINT "coupons_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_coupons_v" ADD CONSTRAINT "_coupons_v_parent_id_coupons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."coupons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_coupons_v_rels" ADD CONSTRAINT "_coupons_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_coupons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_coupons_v_rels" ADD CONSTRAINT "_coupons_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."promotions_products" ADD CONSTRAINT "promotions_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."promotions_products" ADD CONSTRAINT "promotions_products_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."promotions_rels" ADD CONSTRAINT "promotions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."promotions_rels" ADD CONSTRAINT "promotions_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_promotions_v_version_products" ADD CONSTRAINT "_promotions_v_version_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_promotions_v_version_products" ADD CONSTRAINT "_promotions_v_version_products_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_promotions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_promotions_v" ADD CONSTRAINT "_promotions_v_parent_id_promotions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."promotions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_promotions_v_rels" ADD CONSTRAINT "_promotions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_promotions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_promotions_v_rels" ADD CONSTRAINT "_promotions_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_quantity_discounts_order_idx" ON "cms"."products_quantity_discounts" USING btree ("_order");
  CREATE INDEX "products_quantity_discounts_parent_id_idx" ON "cms"."products_quantity_discounts" USING btree ("_parent_id");
  CREATE INDEX "products_freebies_order_idx" ON "cms"."products_freebies" USING btree ("_order");
  CREATE INDEX "products_freebies_parent_id_idx" ON "cms"."products_freebies" USING btree ("_parent_id");
  CREATE INDEX "products_freebies_product_idx" ON "cms"."products_freebies" USING btree ("product_id");
  CREATE INDEX "products_rels_order_idx" ON "cms"."products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "cms"."products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "cms"."products_rels" USING btree ("path");
  CREATE INDEX "products_rels_products_id_idx" ON "cms"."products_rels" USING btree ("products_id");
  CREATE INDEX "_products_v_version_quantity_discounts_order_idx" ON "cms"."_products_v_version_quantity_discounts" USING btree ("_order");
  CREATE INDEX "_products_v_version_quantity_discounts_parent_id_idx" ON "cms"."_products_v_version_quantity_discounts" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_freebies_order_idx" ON "cms"."_products_v_version_freebies" USING btree ("_order");
  CREATE INDEX "_products_v_version_freebies_parent_id_idx" ON "cms"."_products_v_version_freebies" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_freebies_product_idx" ON "cms"."_products_v_version_freebies" USING btree ("product_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "cms"."_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "cms"."_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "cms"."_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_products_id_idx" ON "cms"."_products_v_rels" USING btree ("products_id");
  CREATE INDEX "upgrades_source_idx" ON "cms"."upgrades" USING btree ("source_id");
  CREATE INDEX "upgrades_target_idx" ON "cms"."upgrades" USING btree ("target_id");
  CREATE UNIQUE INDEX "upgrades_path_idx" ON "cms"."upgrades" USING btree ("path");
  CREATE INDEX "upgrades_updated_at_idx" ON "cms"."upgrades" USING btree ("updated_at");
  CREATE INDEX "upgrades_created_at_idx" ON "cms"."upgrades" USING btree ("created_at");
  CREATE INDEX "upgrades__status_idx" ON "cms"."upgrades" USING btree ("_status");
  CREATE UNIQUE INDEX "source_target_idx" ON "cms"."upgrades" USING btree ("source_id","target_id");
  CREATE INDEX "_upgrades_v_parent_idx" ON "cms"."_upgrades_v" USING btree ("parent_id");
  CREATE INDEX "_upgrades_v_version_version_source_idx" ON "cms"."_upgrades_v" USING btree ("version_source_id");
  CREATE INDEX "_upgrades_v_version_version_target_idx" ON "cms"."_upgrades_v" USING btree ("version_target_id");
  CREATE INDEX "_upgrades_v_version_version_path_idx" ON "cms"."_upgrades_v" USING btree ("version_path");
  CREATE INDEX "_upgrades_v_version_version_updated_at_idx" ON "cms"."_upgrades_v" USING btree ("version_updated_at");
  CREATE INDEX "_upgrades_v_version_version_created_at_idx" ON "cms"."_upgrades_v" USING btree ("version_created_at");
  CREATE INDEX "_upgrades_v_version_version__status_idx" ON "cms"."_upgrades_v" USING btree ("version__status");
  CREATE INDEX "_upgrades_v_created_at_idx" ON "cms"."_upgrades_v" USING btree ("created_at");
  CREATE INDEX "_upgrades_v_updated_at_idx" ON "cms"."_upgrades_v" USING btree ("updated_at");
  CREATE INDEX "_upgrades_v_snapshot_idx" ON "cms"."_upgrades_v" USING btree ("snapshot");
  CREATE INDEX "_upgrades_v_published_locale_idx" ON "cms"."_upgrades_v" USING btree ("published_locale");
  CREATE INDEX "_upgrades_v_latest_idx" ON "cms"."_upgrades_v" USING btree ("latest");
  CREATE INDEX "version_source_version_target_idx" ON "cms"."_upgrades_v" USING btree ("version_source_id","version_target_id");
  CREATE INDEX "product_cards_content_annual_order_idx" ON "cms"."product_cards_content_annual" USING btree ("_order");
  CREATE INDEX "product_cards_content_annual_parent_id_idx" ON "cms"."product_cards_content_annual" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_cards_content_annual_locales_locale_parent_id_unique" ON "cms"."product_cards_content_annual_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_cards_content_monthly_order_idx" ON "cms"."product_cards_content_monthly" USING btree ("_order");
  CREATE INDEX "product_cards_content_monthly_parent_id_idx" ON "cms"."product_cards_content_monthly" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_cards_content_monthly_locales_locale_parent_id_uniqu" ON "cms"."product_cards_content_monthly_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_cards_content_default_order_idx" ON "cms"."product_cards_content_default" USING btree ("_order");
  CREATE INDEX "product_cards_content_default_parent_id_idx" ON "cms"."product_cards_content_default" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_cards_content_default_locales_locale_parent_id_uniqu" ON "cms"."product_cards_content_default_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_cards_products_products_annual_idx" ON "cms"."product_cards" USING btree ("products_annual_id");
  CREATE INDEX "product_cards_products_products_monthly_idx" ON "cms"."product_cards" USING btree ("products_monthly_id");
  CREATE INDEX "product_cards_products_products_default_idx" ON "cms"."product_cards" USING btree ("products_default_id");
  CREATE INDEX "product_cards_cta_override_cta_override_product_idx" ON "cms"."product_cards" USING btree ("cta_override_product_id");
  CREATE UNIQUE INDEX "product_cards_slug_idx" ON "cms"."product_cards" USING btree ("slug");
  CREATE INDEX "product_cards_updated_at_idx" ON "cms"."product_cards" USING btree ("updated_at");
  CREATE INDEX "product_cards_created_at_idx" ON "cms"."product_cards" USING btree ("created_at");
  CREATE INDEX "product_cards__status_idx" ON "cms"."product_cards" USING btree ("_status");
  CREATE UNIQUE INDEX "product_cards_locales_locale_parent_id_unique" ON "cms"."product_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_cards_rels_order_idx" ON "cms"."product_cards_rels" USING btree ("order");
  CREATE INDEX "product_cards_rels_parent_idx" ON "cms"."product_cards_rels" USING btree ("parent_id");
  CREATE INDEX "product_cards_rels_path_idx" ON "cms"."product_cards_rels" USING btree ("path");
  CREATE INDEX "product_cards_rels_product_cards_id_idx" ON "cms"."product_cards_rels" USING btree ("product_cards_id");
  CREATE INDEX "_product_cards_v_version_content_annual_order_idx" ON "cms"."_product_cards_v_version_content_annual" USING btree ("_order");
  CREATE INDEX "_product_cards_v_version_content_annual_parent_id_idx" ON "cms"."_product_cards_v_version_content_annual" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_cards_v_version_content_annual_locales_locale_paren" ON "cms"."_product_cards_v_version_content_annual_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_cards_v_version_content_monthly_order_idx" ON "cms"."_product_cards_v_version_content_monthly" USING btree ("_order");
  CREATE INDEX "_product_cards_v_version_content_monthly_parent_id_idx" ON "cms"."_product_cards_v_version_content_monthly" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_cards_v_version_content_monthly_locales_locale_pare" ON "cms"."_product_cards_v_version_content_monthly_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_cards_v_version_content_default_order_idx" ON "cms"."_product_cards_v_version_content_default" USING btree ("_order");
  CREATE INDEX "_product_cards_v_version_content_default_parent_id_idx" ON "cms"."_product_cards_v_version_content_default" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_cards_v_version_content_default_locales_locale_pare" ON "cms"."_product_cards_v_version_content_default_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_cards_v_parent_idx" ON "cms"."_product_cards_v" USING btree ("parent_id");
  CREATE INDEX "_product_cards_v_version_products_version_products_annua_idx" ON "cms"."_product_cards_v" USING btree ("version_products_annual_id");
  CREATE INDEX "_product_cards_v_version_products_version_products_month_idx" ON "cms"."_product_cards_v" USING btree ("version_products_monthly_id");
  CREATE INDEX "_product_cards_v_version_products_version_products_defau_idx" ON "cms"."_product_cards_v" USING btree ("version_products_default_id");
  CREATE INDEX "_product_cards_v_version_cta_override_version_cta_overri_idx" ON "cms"."_product_cards_v" USING btree ("version_cta_override_product_id");
  CREATE INDEX "_product_cards_v_version_version_slug_idx" ON "cms"."_product_cards_v" USING btree ("version_slug");
  CREATE INDEX "_product_cards_v_version_version_updated_at_idx" ON "cms"."_product_cards_v" USING btree ("version_updated_at");
  CREATE INDEX "_product_cards_v_version_version_created_at_idx" ON "cms"."_product_cards_v" USING btree ("version_created_at");
  CREATE INDEX "_product_cards_v_version_version__status_idx" ON "cms"."_product_cards_v" USING btree ("version__status");
  CREATE INDEX "_product_cards_v_created_at_idx" ON "cms"."_product_cards_v" USING btree ("created_at");
  CREATE INDEX "_product_cards_v_updated_at_idx" ON "cms"."_product_cards_v" USING btree ("updated_at");
  CREATE INDEX "_product_cards_v_snapshot_idx" ON "cms"."_product_cards_v" USING btree ("snapshot");
  CREATE INDEX "_product_cards_v_published_locale_idx" ON "cms"."_product_cards_v" USING btree ("published_locale");
  CREATE INDEX "_product_cards_v_latest_idx" ON "cms"."_product_cards_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_product_cards_v_locales_locale_parent_id_unique" ON "cms"."_product_cards_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_cards_v_rels_order_idx" ON "cms"."_product_cards_v_rels" USING btree ("order");
  CREATE INDEX "_product_cards_v_rels_parent_idx" ON "cms"."_product_cards_v_rels" USING btree ("parent_id");
  CREATE INDEX "_product_cards_v_rels_path_idx" ON "cms"."_product_cards_v_rels" USING btree ("path");
  CREATE INDEX "_product_cards_v_rels_product_cards_id_idx" ON "cms"."_product_cards_v_rels" USING btree ("product_cards_id");
  CREATE UNIQUE INDEX "coupons_code_idx" ON "cms"."coupons" USING btree ("code");
  CREATE INDEX "coupons_updated_at_idx" ON "cms"."coupons" USING btree ("updated_at");
  CREATE INDEX "coupons_created_at_idx" ON "cms"."coupons" USING btree ("created_at");
  CREATE INDEX "coupons__status_idx" ON "cms"."coupons" USING btree ("_status");
  CREATE INDEX "coupons_rels_order_idx" ON "cms"."coupons_rels" USING btree ("order");
  CREATE INDEX "coupons_rels_parent_idx" ON "cms"."coupons_rels" USING btree ("parent_id");
  CREATE INDEX "coupons_rels_path_idx" ON "cms"."coupons_rels" USING btree ("path");
  CREATE INDEX "coupons_rels_products_id_idx" ON "cms"."coupons_rels" USING btree ("products_id");
  CREATE INDEX "_coupons_v_parent_idx" ON "cms"."_coupons_v" USING btree ("parent_id");
  CREATE INDEX "_coupons_v_version_version_code_idx" ON "cms"."_coupons_v" USING btree ("version_code");
  CREATE INDEX "_coupons_v_version_version_updated_at_idx" ON "cms"."_coupons_v" USING btree ("version_updated_at");
  CREATE INDEX "_coupons_v_version_version_created_at_idx" ON "cms"."_coupons_v" USING btree ("version_created_at");
  CREATE INDEX "_coupons_v_version_version__status_idx" ON "cms"."_coupons_v" USING btree ("version__status");
  CREATE INDEX "_coupons_v_created_at_idx" ON "cms"."_coupons_v" USING btree ("created_at");
  CREATE INDEX "_coupons_v_updated_at_idx" ON "cms"."_coupons_v" USING btree ("updated_at");
  CREATE INDEX "_coupons_v_snapshot_idx" ON "cms"."_coupons_v" USING btree ("snapshot");
  CREATE INDEX "_coupons_v_published_locale_idx" ON "cms"."_coupons_v" USING btree ("published_locale");
  CREATE INDEX "_coupons_v_latest_idx" ON "cms"."_coupons_v" USING btree ("latest");
  CREATE INDEX "_coupons_v_rels_order_idx" ON "cms"."_coupons_v_rels" USING btree ("order");
  CREATE INDEX "_coupons_v_rels_parent_idx" ON "cms"."_coupons_v_rels" USING btree ("parent_id");
  CREATE INDEX "_coupons_v_rels_path_idx" ON "cms"."_coupons_v_rels" USING btree ("path");
  CREATE INDEX "_coupons_v_rels_products_id_idx" ON "cms"."_coupons_v_rels" USING btree ("products_id");
  CREATE INDEX "promotions_products_order_idx" ON "cms"."promotions_products" USING btree ("_order");
  CREATE INDEX "promotions_products_parent_id_idx" ON "cms"."promotions_products" USING btree ("_parent_id");
  CREATE INDEX "promotions_products_product_idx" ON "cms"."promotions_products" USING btree ("product_id");
  CREATE UNIQUE INDEX "promotions_code_idx" ON "cms"."promotions" USING btree ("code");
  CREATE UNIQUE INDEX "promotions_promotion_id_idx" ON "cms"."promotions" USING btree ("promotion_id");
  CREATE INDEX "promotions_updated_at_idx" ON "cms"."promotions" USING btree ("updated_at");
  CREATE INDEX "promotions_created_at_idx" ON "cms"."promotions" USING btree ("created_at");
  CREATE INDEX "promotions__status_idx" ON "cms"."promotions" USING btree ("_status");
  CREATE INDEX "promotions_rels_order_idx" ON "cms"."promotions_rels" USING btree ("order");
  CREATE INDEX "promotions_rels_parent_idx" ON "cms"."promotions_rels" USING btree ("parent_id");
  CREATE INDEX "promotions_rels_path_idx" ON "cms"."promotions_rels" USING btree ("path");
  CREATE INDEX "promotions_rels_products_id_idx" ON "cms"."promotions_rels" USING btree ("products_id");
  CREATE INDEX "_promotions_v_version_products_order_idx" ON "cms"."_promotions_v_version_products" USING btree ("_order");
  CREATE INDEX "_promotions_v_version_products_parent_id_idx" ON "cms"."_promotions_v_version_products" USING btree ("_parent_id");
  CREATE INDEX "_promotions_v_version_products_product_idx" ON "cms"."_promotions_v_version_products" USING btree ("product_id");
  CREATE INDEX "_promotions_v_parent_idx" ON "cms"."_promotions_v" USING btree ("parent_id");
  CREATE INDEX "_promotions_v_version_version_code_idx" ON "cms"."_promotions_v" USING btree ("version_code");
  CREATE INDEX "_promotions_v_version_version_promotion_id_idx" ON "cms"."_promotions_v" USING btree ("version_promotion_id");
  CREATE INDEX "_promotions_v_version_version_updated_at_idx" ON "cms"."_promotions_v" USING btree ("version_updated_at");
  CREATE INDEX "_promotions_v_version_version_created_at_idx" ON "cms"."_promotions_v" USING btree ("version_created_at");
  CREATE INDEX "_promotions_v_version_version__status_idx" ON "cms"."_promotions_v" USING btree ("version__status");
  CREATE INDEX "_promotions_v_created_at_idx" ON "cms"."_promotions_v" USING btree ("created_at");
  CREATE INDEX "_promotions_v_updated_at_idx" ON "cms"."_promotions_v" USING btree ("updated_at");
  CREATE INDEX "_promotions_v_snapshot_idx" ON "cms"."_promotions_v" USING btree ("snapshot");
  CREATE INDEX "_promotions_v_published_locale_idx" ON "cms"."_promotions_v" USING btree ("published_locale");
  CREATE INDEX "_promotions_v_latest_idx" ON "cms"."_promotions_v" USING btree ("latest");
  CREATE INDEX "_promotions_v_rels_order_idx" ON "cms"."_promotions_v_rels" USING btree ("order");
  CREATE INDEX "_promotions_v_rels_parent_idx" ON "cms"."_promotions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_promotions_v_rels_path_idx" ON "cms"."_promotions_v_rels" USING btree ("path");
  CREATE INDEX "_promotions_v_rels_products_id_idx" ON "cms"."_promotions_v_rels" USING btree ("products_id");
  ALTER TABLE "cms"."products" ADD CONSTRAINT "products_variant_parent_id_products_id_fk" FOREIGN KEY ("variant_parent_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_products_v" ADD CONSTRAINT "_products_v_version_variant_parent_id_products_id_fk" FOREIGN KEY ("version_variant_parent_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_upgrades_fk" FOREIGN KEY ("upgrades_id") REFERENCES "cms"."upgrades"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_cards_fk" FOREIGN KEY ("product_cards_id") REFERENCES "cms"."product_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_coupons_fk" FOREIGN KEY ("coupons_id") REFERENCES "cms"."coupons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promotions_fk" FOREIGN KEY ("promotions_id") REFERENCES "cms"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_variant_parent_idx" ON "cms"."products" USING btree ("variant_parent_id");
  CREATE INDEX "_products_v_version_version_variant_parent_idx" ON "cms"."_products_v" USING btree ("version_variant_parent_id");
  CREATE INDEX "payload_locked_documents_rels_upgrades_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("upgrades_id");
  CREATE INDEX "payload_locked_documents_rels_product_cards_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("product_cards_id");
  CREATE INDEX "payload_locked_documents_rels_coupons_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("coupons_id");
  CREATE INDEX "payload_locked_documents_rels_promotions_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("promotions_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "cms"."enum_products_type" ADD VALUE 'upgrade';
  ALTER TYPE "cms"."enum__products_v_version_type" ADD VALUE 'upgrade';
  ALTER TABLE "cms"."products_quantity_discounts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."products_freebies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."products_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_products_v_version_quantity_discounts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_products_v_version_freebies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_products_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."upgrades" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_upgrades_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_cards_content_annual" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_cards_content_annual_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_cards_content_monthly" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_cards_content_monthly_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_cards_content_default" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_cards_content_default_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_cards_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_cards_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_cards_v_version_content_annual" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_cards_v_version_content_annual_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_cards_v_version_content_monthly" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_cards_v_version_content_monthly_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_cards_v_version_content_default" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_cards_v_version_content_default_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_cards_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_cards_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_cards_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."coupons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."coupons_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_coupons_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_coupons_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."promotions_products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."promotions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."promotions_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_promotions_v_version_products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_promotions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_promotions_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."products_quantity_discounts" CASCADE;
  DROP TABLE "cms"."products_freebies" CASCADE;
  DROP TABLE "cms"."products_rels" CASCADE;
  DROP TABLE "cms"."_products_v_version_quantity_discounts" CASCADE;
  DROP TABLE "cms"."_products_v_version_freebies" CASCADE;
  DROP TABLE "cms"."_products_v_rels" CASCADE;
  DROP TABLE "cms"."upgrades" CASCADE;
  DROP TABLE "cms"."_upgrades_v" CASCADE;
  DROP TABLE "cms"."product_cards_content_annual" CASCADE;
  DROP TABLE "cms"."product_cards_content_annual_locales" CASCADE;
  DROP TABLE "cms"."product_cards_content_monthly" CASCADE;
  DROP TABLE "cms"."product_cards_content_monthly_locales" CASCADE;
  DROP TABLE "cms"."product_cards_content_default" CASCADE;
  DROP TABLE "cms"."product_cards_content_default_locales" CASCADE;
  DROP TABLE "cms"."product_cards" CASCADE;
  DROP TABLE "cms"."product_cards_locales" CASCADE;
  DROP TABLE "cms"."product_cards_rels" CASCADE;
  DROP TABLE "cms"."_product_cards_v_version_content_annual" CASCADE;
  DROP TABLE "cms"."_product_cards_v_version_content_annual_locales" CASCADE;
  DROP TABLE "cms"."_product_cards_v_version_content_monthly" CASCADE;
  DROP TABLE "cms"."_product_cards_v_version_content_monthly_locales" CASCADE;
  DROP TABLE "cms"."_product_cards_v_version_content_default" CASCADE;
  DROP TABLE "cms"."_product_cards_v_version_content_default_locales" CASCADE;
  DROP TABLE "cms"."_product_cards_v" CASCADE;
  DROP TABLE "cms"."_product_cards_v_locales" CASCADE;
  DROP TABLE "cms"."_product_cards_v_rels" CASCADE;
  DROP TABLE "cms"."coupons" CASCADE;
  DROP TABLE "cms"."coupons_rels" CASCADE;
  DROP TABLE "cms"."_coupons_v" CASCADE;
  DROP TABLE "cms"."_coupons_v_rels" CASCADE;
  DROP TABLE "cms"."promotions_products" CASCADE;
  DROP TABLE "cms"."promotions" CASCADE;
  DROP TABLE "cms"."promotions_rels" CASCADE;
  DROP TABLE "cms"."_promotions_v_version_products" CASCADE;
  DROP TABLE "cms"."_promotions_v" CASCADE;
  DROP TABLE "cms"."_promotions_v_rels" CASCADE;
  ALTER TABLE "cms"."products" DROP CONSTRAINT "products_variant_parent_id_products_id_fk";
  
  ALTER TABLE "cms"."_products_v" DROP CONSTRAINT "_products_v_version_variant_parent_id_products_id_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_upgrades_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_product_cards_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_coupons_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_promotions_fk";
  
  DROP INDEX "cms"."products_variant_parent_idx";
  DROP INDEX "cms"."_products_v_version_version_variant_parent_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_upgrades_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_product_cards_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_coupons_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_promotions_id_idx";
  ALTER TABLE "cms"."products" DROP COLUMN "discount_kind";
  ALTER TABLE "cms"."products" DROP COLUMN "discount_percent";
  ALTER TABLE "cms"."products" DROP COLUMN "discount_values_usd";
  ALTER TABLE "cms"."products" DROP COLUMN "discount_values_eur";
  ALTER TABLE "cms"."products" DROP COLUMN "discount_values_gbp";
  ALTER TABLE "cms"."products" DROP COLUMN "discount_values_cad";
  ALTER TABLE "cms"."products" DROP COLUMN "discount_values_aud";
  ALTER TABLE "cms"."products" DROP COLUMN "discount_values_jpy";
  ALTER TABLE "cms"."products" DROP COLUMN "discount_values_krw";
  ALTER TABLE "cms"."products" DROP COLUMN "discount_values_brl";
  ALTER TABLE "cms"."products" DROP COLUMN "discount_values_mxn";
  ALTER TABLE "cms"."products" DROP COLUMN "discount_values_chf";
  ALTER TABLE "cms"."products" DROP COLUMN "discount_values_sek";
  ALTER TABLE "cms"."products" DROP COLUMN "discount_values_pln";
  ALTER TABLE "cms"."products" DROP COLUMN "discount_starts_at";
  ALTER TABLE "cms"."products" DROP COLUMN "discount_ends_at";
  ALTER TABLE "cms"."products" DROP COLUMN "discount_reason";
  ALTER TABLE "cms"."products" DROP COLUMN "trial_days";
  ALTER TABLE "cms"."products" DROP COLUMN "promo_only";
  ALTER TABLE "cms"."products" DROP COLUMN "wp_only";
  ALTER TABLE "cms"."products" DROP COLUMN "use_wibu";
  ALTER TABLE "cms"."products" DROP COLUMN "variant_parent_id";
  ALTER TABLE "cms"."products_locales" DROP COLUMN "checkout_info";
  ALTER TABLE "cms"."products_locales" DROP COLUMN "special_text";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_discount_kind";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_discount_percent";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_discount_values_usd";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_discount_values_eur";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_discount_values_gbp";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_discount_values_cad";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_discount_values_aud";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_discount_values_jpy";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_discount_values_krw";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_discount_values_brl";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_discount_values_mxn";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_discount_values_chf";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_discount_values_sek";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_discount_values_pln";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_discount_starts_at";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_discount_ends_at";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_discount_reason";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_trial_days";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_promo_only";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_wp_only";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_use_wibu";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_variant_parent_id";
  ALTER TABLE "cms"."_products_v_locales" DROP COLUMN "version_checkout_info";
  ALTER TABLE "cms"."_products_v_locales" DROP COLUMN "version_special_text";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "upgrades_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "product_cards_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "coupons_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "promotions_id";
  DROP TYPE "cms"."enum_products_quantity_discounts_kind";
  DROP TYPE "cms"."enum_products_freebies_input_type";
  DROP TYPE "cms"."enum_products_discount_kind";
  DROP TYPE "cms"."enum__products_v_version_quantity_discounts_kind";
  DROP TYPE "cms"."enum__products_v_version_freebies_input_type";
  DROP TYPE "cms"."enum__products_v_version_discount_kind";
  DROP TYPE "cms"."enum_upgrades_discount_kind";
  DROP TYPE "cms"."enum_upgrades_status";
  DROP TYPE "cms"."enum__upgrades_v_version_discount_kind";
  DROP TYPE "cms"."enum__upgrades_v_version_status";
  DROP TYPE "cms"."enum__upgrades_v_published_locale";
  DROP TYPE "cms"."enum_product_cards_cta_override_action";
  DROP TYPE "cms"."enum_product_cards_type";
  DROP TYPE "cms"."enum_product_cards_status";
  DROP TYPE "cms"."enum__product_cards_v_version_cta_override_action";
  DROP TYPE "cms"."enum__product_cards_v_version_type";
  DROP TYPE "cms"."enum__product_cards_v_version_status";
  DROP TYPE "cms"."enum__product_cards_v_published_locale";
  DROP TYPE "cms"."enum_coupons_kind";
  DROP TYPE "cms"."enum_coupons_status";
  DROP TYPE "cms"."enum__coupons_v_version_kind";
  DROP TYPE "cms"."enum__coupons_v_version_status";
  DROP TYPE "cms"."enum__coupons_v_published_locale";
  DROP TYPE "cms"."enum_promotions_status";
  DROP TYPE "cms"."enum__promotions_v_version_status";
  DROP TYPE "cms"."enum__promotions_v_published_locale";`)
}
