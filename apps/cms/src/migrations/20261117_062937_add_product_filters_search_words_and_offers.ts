import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_search_screens_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__search_screens_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__search_screens_v_published_locale" AS ENUM('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
  CREATE TYPE "cms"."enum_search_synonyms_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__search_synonyms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__search_synonyms_v_published_locale" AS ENUM('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
  CREATE TYPE "cms"."enum_products_uses" AS ENUM('tune', 'mix', 'harmonize', 'transform', 'live');
  CREATE TYPE "cms"."enum_products_formats" AS ENUM('AU', 'VST3', 'AAX');
  CREATE TYPE "cms"."enum_products_systems" AS ENUM('mac', 'windows');
  CREATE TYPE "cms"."enum__products_v_version_uses" AS ENUM('tune', 'mix', 'harmonize', 'transform', 'live');
  CREATE TYPE "cms"."enum__products_v_version_formats" AS ENUM('AU', 'VST3', 'AAX');
  CREATE TYPE "cms"."enum__products_v_version_systems" AS ENUM('mac', 'windows');
  CREATE TABLE "cms"."pages_blocks_product_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_product_list_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_current_offers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_current_offers_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_product_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_product_list_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_current_offers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_current_offers_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_product_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_product_list_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_current_offers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_current_offers_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_product_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_product_list_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_current_offers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_current_offers_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."search_screens" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"ready_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_search_screens_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."search_screens_locales" (
  	"title" varchar,
  	"text" varchar,
  	"keywords" varchar,
  	"ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_search_screens_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_ready_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__search_screens_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__search_screens_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_search_screens_v_locales" (
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_keywords" varchar,
  	"version_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."search_synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"ready_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_search_synonyms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."search_synonyms_locales" (
  	"words" varchar,
  	"ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_search_synonyms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_ready_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__search_synonyms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__search_synonyms_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_search_synonyms_v_locales" (
  	"version_words" varchar,
  	"version_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."products_uses" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum_products_uses",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."products_formats" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum_products_formats",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."products_systems" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum_products_systems",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."_products_v_version_uses" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum__products_v_version_uses",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."_products_v_version_formats" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum__products_v_version_formats",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."_products_v_version_systems" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum__products_v_version_systems",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "search_screens_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "search_synonyms_id" integer;
  ALTER TABLE "cms"."pages_blocks_product_list" ADD CONSTRAINT "pages_blocks_product_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_product_list_locales" ADD CONSTRAINT "pages_blocks_product_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_product_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_current_offers" ADD CONSTRAINT "pages_blocks_current_offers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_current_offers_locales" ADD CONSTRAINT "pages_blocks_current_offers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_current_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_product_list" ADD CONSTRAINT "_pages_v_blocks_product_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_product_list_locales" ADD CONSTRAINT "_pages_v_blocks_product_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_product_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_current_offers" ADD CONSTRAINT "_pages_v_blocks_current_offers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_current_offers_locales" ADD CONSTRAINT "_pages_v_blocks_current_offers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_current_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_product_list" ADD CONSTRAINT "product_pages_blocks_product_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_product_list_locales" ADD CONSTRAINT "product_pages_blocks_product_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_product_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_current_offers" ADD CONSTRAINT "product_pages_blocks_current_offers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_current_offers_locales" ADD CONSTRAINT "product_pages_blocks_current_offers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_current_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_product_list" ADD CONSTRAINT "_product_pages_v_blocks_product_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_product_list_locales" ADD CONSTRAINT "_product_pages_v_blocks_product_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_product_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_current_offers" ADD CONSTRAINT "_product_pages_v_blocks_current_offers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_current_offers_locales" ADD CONSTRAINT "_product_pages_v_blocks_current_offers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_current_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."search_screens_locales" ADD CONSTRAINT "search_screens_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."search_screens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_search_screens_v" ADD CONSTRAINT "_search_screens_v_parent_id_search_screens_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."search_screens"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_search_screens_v_locales" ADD CONSTRAINT "_search_screens_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_search_screens_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."search_synonyms_locales" ADD CONSTRAINT "search_synonyms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_search_synonyms_v" ADD CONSTRAINT "_search_synonyms_v_parent_id_search_synonyms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."search_synonyms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_search_synonyms_v_locales" ADD CONSTRAINT "_search_synonyms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_search_synonyms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."products_uses" ADD CONSTRAINT "products_uses_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."products_formats" ADD CONSTRAINT "products_formats_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."products_systems" ADD CONSTRAINT "products_systems_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_products_v_version_uses" ADD CONSTRAINT "_products_v_version_uses_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_products_v_version_formats" ADD CONSTRAINT "_products_v_version_formats_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_products_v_version_systems" ADD CONSTRAINT "_products_v_version_systems_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_product_list_order_idx" ON "cms"."pages_blocks_product_list" USING btree ("_order");
  CREATE INDEX "pages_blocks_product_list_parent_id_idx" ON "cms"."pages_blocks_product_list" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_product_list_path_idx" ON "cms"."pages_blocks_product_list" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_product_list_locales_locale_parent_id_unique" ON "cms"."pages_blocks_product_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_current_offers_order_idx" ON "cms"."pages_blocks_current_offers" USING btree ("_order");
  CREATE INDEX "pages_blocks_current_offers_parent_id_idx" ON "cms"."pages_blocks_current_offers" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_current_offers_path_idx" ON "cms"."pages_blocks_current_offers" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_current_offers_locales_locale_parent_id_unique" ON "cms"."pages_blocks_current_offers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_product_list_order_idx" ON "cms"."_pages_v_blocks_product_list" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_product_list_parent_id_idx" ON "cms"."_pages_v_blocks_product_list" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_product_list_path_idx" ON "cms"."_pages_v_blocks_product_list" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_product_list_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_product_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_current_offers_order_idx" ON "cms"."_pages_v_blocks_current_offers" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_current_offers_parent_id_idx" ON "cms"."_pages_v_blocks_current_offers" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_current_offers_path_idx" ON "cms"."_pages_v_blocks_current_offers" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_current_offers_locales_locale_parent_id_uniq" ON "cms"."_pages_v_blocks_current_offers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_product_list_order_idx" ON "cms"."product_pages_blocks_product_list" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_product_list_parent_id_idx" ON "cms"."product_pages_blocks_product_list" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_product_list_path_idx" ON "cms"."product_pages_blocks_product_list" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_product_list_locales_locale_parent_id_u" ON "cms"."product_pages_blocks_product_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_current_offers_order_idx" ON "cms"."product_pages_blocks_current_offers" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_current_offers_parent_id_idx" ON "cms"."product_pages_blocks_current_offers" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_current_offers_path_idx" ON "cms"."product_pages_blocks_current_offers" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_current_offers_locales_locale_parent_id" ON "cms"."product_pages_blocks_current_offers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_product_list_order_idx" ON "cms"."_product_pages_v_blocks_product_list" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_product_list_parent_id_idx" ON "cms"."_product_pages_v_blocks_product_list" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_product_list_path_idx" ON "cms"."_product_pages_v_blocks_product_list" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_product_list_locales_locale_parent_i" ON "cms"."_product_pages_v_blocks_product_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_current_offers_order_idx" ON "cms"."_product_pages_v_blocks_current_offers" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_current_offers_parent_id_idx" ON "cms"."_product_pages_v_blocks_current_offers" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_current_offers_path_idx" ON "cms"."_product_pages_v_blocks_current_offers" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_current_offers_locales_locale_parent" ON "cms"."_product_pages_v_blocks_current_offers_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "search_screens_slug_idx" ON "cms"."search_screens" USING btree ("slug");
  CREATE INDEX "search_screens_updated_at_idx" ON "cms"."search_screens" USING btree ("updated_at");
  CREATE INDEX "search_screens_created_at_idx" ON "cms"."search_screens" USING btree ("created_at");
  CREATE INDEX "search_screens__status_idx" ON "cms"."search_screens" USING btree ("_status");
  CREATE UNIQUE INDEX "search_screens_locales_locale_parent_id_unique" ON "cms"."search_screens_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_search_screens_v_parent_idx" ON "cms"."_search_screens_v" USING btree ("parent_id");
  CREATE INDEX "_search_screens_v_version_version_slug_idx" ON "cms"."_search_screens_v" USING btree ("version_slug");
  CREATE INDEX "_search_screens_v_version_version_updated_at_idx" ON "cms"."_search_screens_v" USING btree ("version_updated_at");
  CREATE INDEX "_search_screens_v_version_version_created_at_idx" ON "cms"."_search_screens_v" USING btree ("version_created_at");
  CREATE INDEX "_search_screens_v_version_version__status_idx" ON "cms"."_search_screens_v" USING btree ("version__status");
  CREATE INDEX "_search_screens_v_created_at_idx" ON "cms"."_search_screens_v" USING btree ("created_at");
  CREATE INDEX "_search_screens_v_updated_at_idx" ON "cms"."_search_screens_v" USING btree ("updated_at");
  CREATE INDEX "_search_screens_v_snapshot_idx" ON "cms"."_search_screens_v" USING btree ("snapshot");
  CREATE INDEX "_search_screens_v_published_locale_idx" ON "cms"."_search_screens_v" USING btree ("published_locale");
  CREATE INDEX "_search_screens_v_latest_idx" ON "cms"."_search_screens_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_search_screens_v_locales_locale_parent_id_unique" ON "cms"."_search_screens_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "search_synonyms_slug_idx" ON "cms"."search_synonyms" USING btree ("slug");
  CREATE INDEX "search_synonyms_updated_at_idx" ON "cms"."search_synonyms" USING btree ("updated_at");
  CREATE INDEX "search_synonyms_created_at_idx" ON "cms"."search_synonyms" USING btree ("created_at");
  CREATE INDEX "search_synonyms__status_idx" ON "cms"."search_synonyms" USING btree ("_status");
  CREATE UNIQUE INDEX "search_synonyms_locales_locale_parent_id_unique" ON "cms"."search_synonyms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_search_synonyms_v_parent_idx" ON "cms"."_search_synonyms_v" USING btree ("parent_id");
  CREATE INDEX "_search_synonyms_v_version_version_slug_idx" ON "cms"."_search_synonyms_v" USING btree ("version_slug");
  CREATE INDEX "_search_synonyms_v_version_version_updated_at_idx" ON "cms"."_search_synonyms_v" USING btree ("version_updated_at");
  CREATE INDEX "_search_synonyms_v_version_version_created_at_idx" ON "cms"."_search_synonyms_v" USING btree ("version_created_at");
  CREATE INDEX "_search_synonyms_v_version_version__status_idx" ON "cms"."_search_synonyms_v" USING btree ("version__status");
  CREATE INDEX "_search_synonyms_v_created_at_idx" ON "cms"."_search_synonyms_v" USING btree ("created_at");
  CREATE INDEX "_search_synonyms_v_updated_at_idx" ON "cms"."_search_synonyms_v" USING btree ("updated_at");
  CREATE INDEX "_search_synonyms_v_snapshot_idx" ON "cms"."_search_synonyms_v" USING btree ("snapshot");
  CREATE INDEX "_search_synonyms_v_published_locale_idx" ON "cms"."_search_synonyms_v" USING btree ("published_locale");
  CREATE INDEX "_search_synonyms_v_latest_idx" ON "cms"."_search_synonyms_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_search_synonyms_v_locales_locale_parent_id_unique" ON "cms"."_search_synonyms_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_uses_order_idx" ON "cms"."products_uses" USING btree ("order");
  CREATE INDEX "products_uses_parent_idx" ON "cms"."products_uses" USING btree ("parent_id");
  CREATE INDEX "products_formats_order_idx" ON "cms"."products_formats" USING btree ("order");
  CREATE INDEX "products_formats_parent_idx" ON "cms"."products_formats" USING btree ("parent_id");
  CREATE INDEX "products_systems_order_idx" ON "cms"."products_systems" USING btree ("order");
  CREATE INDEX "products_systems_parent_idx" ON "cms"."products_systems" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_uses_order_idx" ON "cms"."_products_v_version_uses" USING btree ("order");
  CREATE INDEX "_products_v_version_uses_parent_idx" ON "cms"."_products_v_version_uses" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_formats_order_idx" ON "cms"."_products_v_version_formats" USING btree ("order");
  CREATE INDEX "_products_v_version_formats_parent_idx" ON "cms"."_products_v_version_formats" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_systems_order_idx" ON "cms"."_products_v_version_systems" USING btree ("order");
  CREATE INDEX "_products_v_version_systems_parent_idx" ON "cms"."_products_v_version_systems" USING btree ("parent_id");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_screens_fk" FOREIGN KEY ("search_screens_id") REFERENCES "cms"."search_screens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk" FOREIGN KEY ("search_synonyms_id") REFERENCES "cms"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_search_screens_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("search_screens_id");
  CREATE INDEX "payload_locked_documents_rels_search_synonyms_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("search_synonyms_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."pages_blocks_product_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_product_list_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_current_offers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_current_offers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_product_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_product_list_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_current_offers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_current_offers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_product_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_product_list_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_current_offers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_current_offers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_product_list" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_product_list_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_current_offers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_current_offers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."search_screens" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."search_screens_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_search_screens_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_search_screens_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."search_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."search_synonyms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_search_synonyms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_search_synonyms_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."products_uses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."products_formats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."products_systems" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_products_v_version_uses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_products_v_version_formats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_products_v_version_systems" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."pages_blocks_product_list" CASCADE;
  DROP TABLE "cms"."pages_blocks_product_list_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_current_offers" CASCADE;
  DROP TABLE "cms"."pages_blocks_current_offers_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_product_list" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_product_list_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_current_offers" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_current_offers_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_product_list" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_product_list_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_current_offers" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_current_offers_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_product_list" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_product_list_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_current_offers" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_current_offers_locales" CASCADE;
  DROP TABLE "cms"."search_screens" CASCADE;
  DROP TABLE "cms"."search_screens_locales" CASCADE;
  DROP TABLE "cms"."_search_screens_v" CASCADE;
  DROP TABLE "cms"."_search_screens_v_locales" CASCADE;
  DROP TABLE "cms"."search_synonyms" CASCADE;
  DROP TABLE "cms"."search_synonyms_locales" CASCADE;
  DROP TABLE "cms"."_search_synonyms_v" CASCADE;
  DROP TABLE "cms"."_search_synonyms_v_locales" CASCADE;
  DROP TABLE "cms"."products_uses" CASCADE;
  DROP TABLE "cms"."products_formats" CASCADE;
  DROP TABLE "cms"."products_systems" CASCADE;
  DROP TABLE "cms"."_products_v_version_uses" CASCADE;
  DROP TABLE "cms"."_products_v_version_formats" CASCADE;
  DROP TABLE "cms"."_products_v_version_systems" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_screens_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk";
  
  DROP INDEX "cms"."payload_locked_documents_rels_search_screens_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_search_synonyms_id_idx";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "search_screens_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "search_synonyms_id";
  DROP TYPE "cms"."enum_search_screens_status";
  DROP TYPE "cms"."enum__search_screens_v_version_status";
  DROP TYPE "cms"."enum__search_screens_v_published_locale";
  DROP TYPE "cms"."enum_search_synonyms_status";
  DROP TYPE "cms"."enum__search_synonyms_v_version_status";
  DROP TYPE "cms"."enum__search_synonyms_v_published_locale";
  DROP TYPE "cms"."enum_products_uses";
  DROP TYPE "cms"."enum_products_formats";
  DROP TYPE "cms"."enum_products_systems";
  DROP TYPE "cms"."enum__products_v_version_uses";
  DROP TYPE "cms"."enum__products_v_version_formats";
  DROP TYPE "cms"."enum__products_v_version_systems";`)
}
