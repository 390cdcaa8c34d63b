import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_pages_blocks_tool_shelf_shelves_family" AS ENUM('auto-tune', 'ai-powered-vocal-chain', 'creative-vocal-effects', 'subscriptions');
  CREATE TYPE "cms"."enum__pages_v_blocks_tool_shelf_shelves_family" AS ENUM('auto-tune', 'ai-powered-vocal-chain', 'creative-vocal-effects', 'subscriptions');
  CREATE TYPE "cms"."enum_product_pages_blocks_tool_shelf_shelves_family" AS ENUM('auto-tune', 'ai-powered-vocal-chain', 'creative-vocal-effects', 'subscriptions');
  CREATE TYPE "cms"."enum__product_pages_v_blocks_tool_shelf_shelves_family" AS ENUM('auto-tune', 'ai-powered-vocal-chain', 'creative-vocal-effects', 'subscriptions');
  CREATE TABLE "cms"."pages_blocks_page_head" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_page_head_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_audio_demos_demos" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" integer
  );
  
  CREATE TABLE "cms"."pages_blocks_audio_demos_demos_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_audio_demos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_audio_demos_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_included_in" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_included_in_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_specs_groups_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_specs_groups_rows_locales" (
  	"name" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_specs_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_specs_groups_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_specs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_specs_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_tool_shelf_shelves" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"family" "cms"."enum_pages_blocks_tool_shelf_shelves_family"
  );
  
  CREATE TABLE "cms"."pages_blocks_tool_shelf_shelves_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_tool_shelf" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_tool_shelf_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_prose_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_prose_sections_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_prose" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_prose_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_page_head" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_page_head_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_audio_demos_demos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_audio_demos_demos_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_audio_demos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_audio_demos_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_included_in" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_included_in_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_specs_groups_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_specs_groups_rows_locales" (
  	"name" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_specs_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_specs_groups_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_specs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_specs_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_tool_shelf_shelves" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"family" "cms"."enum__pages_v_blocks_tool_shelf_shelves_family",
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_tool_shelf_shelves_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_tool_shelf" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_tool_shelf_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_prose_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_prose_sections_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_prose" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_prose_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_page_head" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_page_head_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_audio_demos_demos" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" integer
  );
  
  CREATE TABLE "cms"."product_pages_blocks_audio_demos_demos_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_audio_demos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_audio_demos_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_included_in" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_included_in_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_specs_groups_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_specs_groups_rows_locales" (
  	"name" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_specs_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_specs_groups_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_specs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_specs_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_tool_shelf_shelves" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"family" "cms"."enum_product_pages_blocks_tool_shelf_shelves_family"
  );
  
  CREATE TABLE "cms"."product_pages_blocks_tool_shelf_shelves_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_tool_shelf" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_tool_shelf_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_prose_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_prose_sections_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_prose" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_prose_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_page_head" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_page_head_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_audio_demos_demos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_audio_demos_demos_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_audio_demos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_audio_demos_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_included_in" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_included_in_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_specs_groups_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_specs_groups_rows_locales" (
  	"name" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_specs_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_specs_groups_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_specs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_specs_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_tool_shelf_shelves" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"family" "cms"."enum__product_pages_v_blocks_tool_shelf_shelves_family",
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_tool_shelf_shelves_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_tool_shelf" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_tool_shelf_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_prose_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_prose_sections_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_prose" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_prose_locales" (
  	"headline" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "cms"."pages_rels" ADD COLUMN "product_pages_id" integer;
  ALTER TABLE "cms"."_pages_v_rels" ADD COLUMN "product_pages_id" integer;
  ALTER TABLE "cms"."product_pages" ADD COLUMN "nav_shown" boolean DEFAULT false;
  ALTER TABLE "cms"."product_pages" ADD COLUMN "nav_is_new" boolean DEFAULT false;
  ALTER TABLE "cms"."product_pages" ADD COLUMN "nav_order" numeric DEFAULT 0;
  ALTER TABLE "cms"."product_pages_locales" ADD COLUMN "nav_description" varchar;
  ALTER TABLE "cms"."product_pages_rels" ADD COLUMN "product_pages_id" integer;
  ALTER TABLE "cms"."_product_pages_v" ADD COLUMN "version_nav_shown" boolean DEFAULT false;
  ALTER TABLE "cms"."_product_pages_v" ADD COLUMN "version_nav_is_new" boolean DEFAULT false;
  ALTER TABLE "cms"."_product_pages_v" ADD COLUMN "version_nav_order" numeric DEFAULT 0;
  ALTER TABLE "cms"."_product_pages_v_locales" ADD COLUMN "version_nav_description" varchar;
  ALTER TABLE "cms"."_product_pages_v_rels" ADD COLUMN "product_pages_id" integer;
  ALTER TABLE "cms"."pages_blocks_page_head" ADD CONSTRAINT "pages_blocks_page_head_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_page_head_locales" ADD CONSTRAINT "pages_blocks_page_head_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_page_head"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_audio_demos_demos" ADD CONSTRAINT "pages_blocks_audio_demos_demos_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_audio_demos_demos" ADD CONSTRAINT "pages_blocks_audio_demos_demos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_audio_demos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_audio_demos_demos_locales" ADD CONSTRAINT "pages_blocks_audio_demos_demos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_audio_demos_demos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_audio_demos" ADD CONSTRAINT "pages_blocks_audio_demos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_audio_demos_locales" ADD CONSTRAINT "pages_blocks_audio_demos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_audio_demos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_included_in" ADD CONSTRAINT "pages_blocks_included_in_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_included_in_locales" ADD CONSTRAINT "pages_blocks_included_in_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_included_in"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_specs_groups_rows" ADD CONSTRAINT "pages_blocks_specs_groups_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_specs_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_specs_groups_rows_locales" ADD CONSTRAINT "pages_blocks_specs_groups_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_specs_groups_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_specs_groups" ADD CONSTRAINT "pages_blocks_specs_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_specs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_specs_groups_locales" ADD CONSTRAINT "pages_blocks_specs_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_specs_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_specs" ADD CONSTRAINT "pages_blocks_specs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_specs_locales" ADD CONSTRAINT "pages_blocks_specs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_specs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_tool_shelf_shelves" ADD CONSTRAINT "pages_blocks_tool_shelf_shelves_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_tool_shelf"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_tool_shelf_shelves_locales" ADD CONSTRAINT "pages_blocks_tool_shelf_shelves_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_tool_shelf_shelves"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_tool_shelf" ADD CONSTRAINT "pages_blocks_tool_shelf_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_tool_shelf_locales" ADD CONSTRAINT "pages_blocks_tool_shelf_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_tool_shelf"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_prose_sections" ADD CONSTRAINT "pages_blocks_prose_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_prose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_prose_sections_locales" ADD CONSTRAINT "pages_blocks_prose_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_prose_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_prose" ADD CONSTRAINT "pages_blocks_prose_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_prose_locales" ADD CONSTRAINT "pages_blocks_prose_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_prose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_page_head" ADD CONSTRAINT "_pages_v_blocks_page_head_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_page_head_locales" ADD CONSTRAINT "_pages_v_blocks_page_head_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_page_head"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_audio_demos_demos" ADD CONSTRAINT "_pages_v_blocks_audio_demos_demos_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_audio_demos_demos" ADD CONSTRAINT "_pages_v_blocks_audio_demos_demos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_audio_demos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_audio_demos_demos_locales" ADD CONSTRAINT "_pages_v_blocks_audio_demos_demos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_audio_demos_demos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_audio_demos" ADD CONSTRAINT "_pages_v_blocks_audio_demos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_audio_demos_locales" ADD CONSTRAINT "_pages_v_blocks_audio_demos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_audio_demos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_included_in" ADD CONSTRAINT "_pages_v_blocks_included_in_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_included_in_locales" ADD CONSTRAINT "_pages_v_blocks_included_in_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_included_in"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_specs_groups_rows" ADD CONSTRAINT "_pages_v_blocks_specs_groups_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_specs_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_specs_groups_rows_locales" ADD CONSTRAINT "_pages_v_blocks_specs_groups_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_specs_groups_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_specs_groups" ADD CONSTRAINT "_pages_v_blocks_specs_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_specs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_specs_groups_locales" ADD CONSTRAINT "_pages_v_blocks_specs_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_specs_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_specs" ADD CONSTRAINT "_pages_v_blocks_specs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_specs_locales" ADD CONSTRAINT "_pages_v_blocks_specs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_specs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_tool_shelf_shelves" ADD CONSTRAINT "_pages_v_blocks_tool_shelf_shelves_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_tool_shelf"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_tool_shelf_shelves_locales" ADD CONSTRAINT "_pages_v_blocks_tool_shelf_shelves_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_tool_shelf_shelves"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_tool_shelf" ADD CONSTRAINT "_pages_v_blocks_tool_shelf_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_tool_shelf_locales" ADD CONSTRAINT "_pages_v_blocks_tool_shelf_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_tool_shelf"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_prose_sections" ADD CONSTRAINT "_pages_v_blocks_prose_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_prose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_prose_sections_locales" ADD CONSTRAINT "_pages_v_blocks_prose_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_prose_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_prose" ADD CONSTRAINT "_pages_v_blocks_prose_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_prose_locales" ADD CONSTRAINT "_pages_v_blocks_prose_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_prose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_page_head" ADD CONSTRAINT "product_pages_blocks_page_head_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_page_head_locales" ADD CONSTRAINT "product_pages_blocks_page_head_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_page_head"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_audio_demos_demos" ADD CONSTRAINT "product_pages_blocks_audio_demos_demos_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_audio_demos_demos" ADD CONSTRAINT "product_pages_blocks_audio_demos_demos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_audio_demos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_audio_demos_demos_locales" ADD CONSTRAINT "product_pages_blocks_audio_demos_demos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_audio_demos_demos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_audio_demos" ADD CONSTRAINT "product_pages_blocks_audio_demos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_audio_demos_locales" ADD CONSTRAINT "product_pages_blocks_audio_demos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_audio_demos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_included_in" ADD CONSTRAINT "product_pages_blocks_included_in_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_included_in_locales" ADD CONSTRAINT "product_pages_blocks_included_in_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_included_in"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_specs_groups_rows" ADD CONSTRAINT "product_pages_blocks_specs_groups_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_specs_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_specs_groups_rows_locales" ADD CONSTRAINT "product_pages_blocks_specs_groups_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_specs_groups_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_specs_groups" ADD CONSTRAINT "product_pages_blocks_specs_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_specs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_specs_groups_locales" ADD CONSTRAINT "product_pages_blocks_specs_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_specs_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_specs" ADD CONSTRAINT "product_pages_blocks_specs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_specs_locales" ADD CONSTRAINT "product_pages_blocks_specs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_specs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_tool_shelf_shelves" ADD CONSTRAINT "product_pages_blocks_tool_shelf_shelves_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_tool_shelf"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_tool_shelf_shelves_locales" ADD CONSTRAINT "product_pages_blocks_tool_shelf_shelves_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_tool_shelf_shelves"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_tool_shelf" ADD CONSTRAINT "product_pages_blocks_tool_shelf_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_tool_shelf_locales" ADD CONSTRAINT "product_pages_blocks_tool_shelf_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_tool_shelf"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_prose_sections" ADD CONSTRAINT "product_pages_blocks_prose_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_prose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_prose_sections_locales" ADD CONSTRAINT "product_pages_blocks_prose_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_prose_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_prose" ADD CONSTRAINT "product_pages_blocks_prose_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_prose_locales" ADD CONSTRAINT "product_pages_blocks_prose_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_prose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_page_head" ADD CONSTRAINT "_product_pages_v_blocks_page_head_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_page_head_locales" ADD CONSTRAINT "_product_pages_v_blocks_page_head_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_page_head"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_audio_demos_demos" ADD CONSTRAINT "_product_pages_v_blocks_audio_demos_demos_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_audio_demos_demos" ADD CONSTRAINT "_product_pages_v_blocks_audio_demos_demos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_audio_demos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_audio_demos_demos_locales" ADD CONSTRAINT "_product_pages_v_blocks_audio_demos_demos_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_audio_demos_demos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_audio_demos" ADD CONSTRAINT "_product_pages_v_blocks_audio_demos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_audio_demos_locales" ADD CONSTRAINT "_product_pages_v_blocks_audio_demos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_audio_demos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_included_in" ADD CONSTRAINT "_product_pages_v_blocks_included_in_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_included_in_locales" ADD CONSTRAINT "_product_pages_v_blocks_included_in_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_included_in"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_specs_groups_rows" ADD CONSTRAINT "_product_pages_v_blocks_specs_groups_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_specs_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_specs_groups_rows_locales" ADD CONSTRAINT "_product_pages_v_blocks_specs_groups_rows_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_specs_groups_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_specs_groups" ADD CONSTRAINT "_product_pages_v_blocks_specs_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_specs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_specs_groups_locales" ADD CONSTRAINT "_product_pages_v_blocks_specs_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_specs_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_specs" ADD CONSTRAINT "_product_pages_v_blocks_specs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_specs_locales" ADD CONSTRAINT "_product_pages_v_blocks_specs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_specs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_tool_shelf_shelves" ADD CONSTRAINT "_product_pages_v_blocks_tool_shelf_shelves_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_tool_shelf"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_tool_shelf_shelves_locales" ADD CONSTRAINT "_product_pages_v_blocks_tool_shelf_shelves_locales_parent_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_tool_shelf_shelves"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_tool_shelf" ADD CONSTRAINT "_product_pages_v_blocks_tool_shelf_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_tool_shelf_locales" ADD CONSTRAINT "_product_pages_v_blocks_tool_shelf_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_tool_shelf"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_prose_sections" ADD CONSTRAINT "_product_pages_v_blocks_prose_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_prose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_prose_sections_locales" ADD CONSTRAINT "_product_pages_v_blocks_prose_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_prose_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_prose" ADD CONSTRAINT "_product_pages_v_blocks_prose_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_prose_locales" ADD CONSTRAINT "_product_pages_v_blocks_prose_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_prose"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_page_head_order_idx" ON "cms"."pages_blocks_page_head" USING btree ("_order");
  CREATE INDEX "pages_blocks_page_head_parent_id_idx" ON "cms"."pages_blocks_page_head" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_page_head_path_idx" ON "cms"."pages_blocks_page_head" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_page_head_locales_locale_parent_id_unique" ON "cms"."pages_blocks_page_head_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_audio_demos_demos_order_idx" ON "cms"."pages_blocks_audio_demos_demos" USING btree ("_order");
  CREATE INDEX "pages_blocks_audio_demos_demos_parent_id_idx" ON "cms"."pages_blocks_audio_demos_demos" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_audio_demos_demos_product_idx" ON "cms"."pages_blocks_audio_demos_demos" USING btree ("product_id");
  CREATE UNIQUE INDEX "pages_blocks_audio_demos_demos_locales_locale_parent_id_uniq" ON "cms"."pages_blocks_audio_demos_demos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_audio_demos_order_idx" ON "cms"."pages_blocks_audio_demos" USING btree ("_order");
  CREATE INDEX "pages_blocks_audio_demos_parent_id_idx" ON "cms"."pages_blocks_audio_demos" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_audio_demos_path_idx" ON "cms"."pages_blocks_audio_demos" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_audio_demos_locales_locale_parent_id_unique" ON "cms"."pages_blocks_audio_demos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_included_in_order_idx" ON "cms"."pages_blocks_included_in" USING btree ("_order");
  CREATE INDEX "pages_blocks_included_in_parent_id_idx" ON "cms"."pages_blocks_included_in" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_included_in_path_idx" ON "cms"."pages_blocks_included_in" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_included_in_locales_locale_parent_id_unique" ON "cms"."pages_blocks_included_in_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_specs_groups_rows_order_idx" ON "cms"."pages_blocks_specs_groups_rows" USING btree ("_order");
  CREATE INDEX "pages_blocks_specs_groups_rows_parent_id_idx" ON "cms"."pages_blocks_specs_groups_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_specs_groups_rows_locales_locale_parent_id_uniq" ON "cms"."pages_blocks_specs_groups_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_specs_groups_order_idx" ON "cms"."pages_blocks_specs_groups" USING btree ("_order");
  CREATE INDEX "pages_blocks_specs_groups_parent_id_idx" ON "cms"."pages_blocks_specs_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_specs_groups_locales_locale_parent_id_unique" ON "cms"."pages_blocks_specs_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_specs_order_idx" ON "cms"."pages_blocks_specs" USING btree ("_order");
  CREATE INDEX "pages_blocks_specs_parent_id_idx" ON "cms"."pages_blocks_specs" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_specs_path_idx" ON "cms"."pages_blocks_specs" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_specs_locales_locale_parent_id_unique" ON "cms"."pages_blocks_specs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_tool_shelf_shelves_order_idx" ON "cms"."pages_blocks_tool_shelf_shelves" USING btree ("_order");
  CREATE INDEX "pages_blocks_tool_shelf_shelves_parent_id_idx" ON "cms"."pages_blocks_tool_shelf_shelves" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_tool_shelf_shelves_locales_locale_parent_id_uni" ON "cms"."pages_blocks_tool_shelf_shelves_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_tool_shelf_order_idx" ON "cms"."pages_blocks_tool_shelf" USING btree ("_order");
  CREATE INDEX "pages_blocks_tool_shelf_parent_id_idx" ON "cms"."pages_blocks_tool_shelf" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_tool_shelf_path_idx" ON "cms"."pages_blocks_tool_shelf" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_tool_shelf_locales_locale_parent_id_unique" ON "cms"."pages_blocks_tool_shelf_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_prose_sections_order_idx" ON "cms"."pages_blocks_prose_sections" USING btree ("_order");
  CREATE INDEX "pages_blocks_prose_sections_parent_id_idx" ON "cms"."pages_blocks_prose_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_prose_sections_locales_locale_parent_id_unique" ON "cms"."pages_blocks_prose_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_prose_order_idx" ON "cms"."pages_blocks_prose" USING btree ("_order");
  CREATE INDEX "pages_blocks_prose_parent_id_idx" ON "cms"."pages_blocks_prose" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_prose_path_idx" ON "cms"."pages_blocks_prose" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_prose_locales_locale_parent_id_unique" ON "cms"."pages_blocks_prose_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_page_head_order_idx" ON "cms"."_pages_v_blocks_page_head" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_page_head_parent_id_idx" ON "cms"."_pages_v_blocks_page_head" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_page_head_path_idx" ON "cms"."_pages_v_blocks_page_head" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_page_head_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_page_head_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_audio_demos_demos_order_idx" ON "cms"."_pages_v_blocks_audio_demos_demos" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_audio_demos_demos_parent_id_idx" ON "cms"."_pages_v_blocks_audio_demos_demos" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_audio_demos_demos_product_idx" ON "cms"."_pages_v_blocks_audio_demos_demos" USING btree ("product_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_audio_demos_demos_locales_locale_parent_id_u" ON "cms"."_pages_v_blocks_audio_demos_demos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_audio_demos_order_idx" ON "cms"."_pages_v_blocks_audio_demos" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_audio_demos_parent_id_idx" ON "cms"."_pages_v_blocks_audio_demos" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_audio_demos_path_idx" ON "cms"."_pages_v_blocks_audio_demos" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_audio_demos_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_audio_demos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_included_in_order_idx" ON "cms"."_pages_v_blocks_included_in" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_included_in_parent_id_idx" ON "cms"."_pages_v_blocks_included_in" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_included_in_path_idx" ON "cms"."_pages_v_blocks_included_in" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_included_in_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_included_in_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_specs_groups_rows_order_idx" ON "cms"."_pages_v_blocks_specs_groups_rows" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_specs_groups_rows_parent_id_idx" ON "cms"."_pages_v_blocks_specs_groups_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_specs_groups_rows_locales_locale_parent_id_u" ON "cms"."_pages_v_blocks_specs_groups_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_specs_groups_order_idx" ON "cms"."_pages_v_blocks_specs_groups" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_specs_groups_parent_id_idx" ON "cms"."_pages_v_blocks_specs_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_specs_groups_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_specs_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_specs_order_idx" ON "cms"."_pages_v_blocks_specs" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_specs_parent_id_idx" ON "cms"."_pages_v_blocks_specs" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_specs_path_idx" ON "cms"."_pages_v_blocks_specs" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_specs_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_specs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_tool_shelf_shelves_order_idx" ON "cms"."_pages_v_blocks_tool_shelf_shelves" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_tool_shelf_shelves_parent_id_idx" ON "cms"."_pages_v_blocks_tool_shelf_shelves" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_tool_shelf_shelves_locales_locale_parent_id_" ON "cms"."_pages_v_blocks_tool_shelf_shelves_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_tool_shelf_order_idx" ON "cms"."_pages_v_blocks_tool_shelf" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_tool_shelf_parent_id_idx" ON "cms"."_pages_v_blocks_tool_shelf" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_tool_shelf_path_idx" ON "cms"."_pages_v_blocks_tool_shelf" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_tool_shelf_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_tool_shelf_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_prose_sections_order_idx" ON "cms"."_pages_v_blocks_prose_sections" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_prose_sections_parent_id_idx" ON "cms"."_pages_v_blocks_prose_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_prose_sections_locales_locale_parent_id_uniq" ON "cms"."_pages_v_blocks_prose_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_prose_order_idx" ON "cms"."_pages_v_blocks_prose" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_prose_parent_id_idx" ON "cms"."_pages_v_blocks_prose" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_prose_path_idx" ON "cms"."_pages_v_blocks_prose" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_prose_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_prose_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_page_head_order_idx" ON "cms"."product_pages_blocks_page_head" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_page_head_parent_id_idx" ON "cms"."product_pages_blocks_page_head" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_page_head_path_idx" ON "cms"."product_pages_blocks_page_head" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_page_head_locales_locale_parent_id_uniq" ON "cms"."product_pages_blocks_page_head_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_audio_demos_demos_order_idx" ON "cms"."product_pages_blocks_audio_demos_demos" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_audio_demos_demos_parent_id_idx" ON "cms"."product_pages_blocks_audio_demos_demos" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_audio_demos_demos_product_idx" ON "cms"."product_pages_blocks_audio_demos_demos" USING btree ("product_id");
  CREATE UNIQUE INDEX "product_pages_blocks_audio_demos_demos_locales_locale_parent" ON "cms"."product_pages_blocks_audio_demos_demos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_audio_demos_order_idx" ON "cms"."product_pages_blocks_audio_demos" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_audio_demos_parent_id_idx" ON "cms"."product_pages_blocks_audio_demos" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_audio_demos_path_idx" ON "cms"."product_pages_blocks_audio_demos" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_audio_demos_locales_locale_parent_id_un" ON "cms"."product_pages_blocks_audio_demos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_included_in_order_idx" ON "cms"."product_pages_blocks_included_in" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_included_in_parent_id_idx" ON "cms"."product_pages_blocks_included_in" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_included_in_path_idx" ON "cms"."product_pages_blocks_included_in" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_included_in_locales_locale_parent_id_un" ON "cms"."product_pages_blocks_included_in_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_specs_groups_rows_order_idx" ON "cms"."product_pages_blocks_specs_groups_rows" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_specs_groups_rows_parent_id_idx" ON "cms"."product_pages_blocks_specs_groups_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_pages_blocks_specs_groups_rows_locales_locale_parent" ON "cms"."product_pages_blocks_specs_groups_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_specs_groups_order_idx" ON "cms"."product_pages_blocks_specs_groups" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_specs_groups_parent_id_idx" ON "cms"."product_pages_blocks_specs_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_pages_blocks_specs_groups_locales_locale_parent_id_u" ON "cms"."product_pages_blocks_specs_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_specs_order_idx" ON "cms"."product_pages_blocks_specs" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_specs_parent_id_idx" ON "cms"."product_pages_blocks_specs" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_specs_path_idx" ON "cms"."product_pages_blocks_specs" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_specs_locales_locale_parent_id_unique" ON "cms"."product_pages_blocks_specs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_tool_shelf_shelves_order_idx" ON "cms"."product_pages_blocks_tool_shelf_shelves" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_tool_shelf_shelves_parent_id_idx" ON "cms"."product_pages_blocks_tool_shelf_shelves" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_pages_blocks_tool_shelf_shelves_locales_locale_paren" ON "cms"."product_pages_blocks_tool_shelf_shelves_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_tool_shelf_order_idx" ON "cms"."product_pages_blocks_tool_shelf" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_tool_shelf_parent_id_idx" ON "cms"."product_pages_blocks_tool_shelf" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_tool_shelf_path_idx" ON "cms"."product_pages_blocks_tool_shelf" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_tool_shelf_locales_locale_parent_id_uni" ON "cms"."product_pages_blocks_tool_shelf_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_prose_sections_order_idx" ON "cms"."product_pages_blocks_prose_sections" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_prose_sections_parent_id_idx" ON "cms"."product_pages_blocks_prose_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "product_pages_blocks_prose_sections_locales_locale_parent_id" ON "cms"."product_pages_blocks_prose_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_prose_order_idx" ON "cms"."product_pages_blocks_prose" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_prose_parent_id_idx" ON "cms"."product_pages_blocks_prose" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_prose_path_idx" ON "cms"."product_pages_blocks_prose" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_prose_locales_locale_parent_id_unique" ON "cms"."product_pages_blocks_prose_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_page_head_order_idx" ON "cms"."_product_pages_v_blocks_page_head" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_page_head_parent_id_idx" ON "cms"."_product_pages_v_blocks_page_head" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_page_head_path_idx" ON "cms"."_product_pages_v_blocks_page_head" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_page_head_locales_locale_parent_id_u" ON "cms"."_product_pages_v_blocks_page_head_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_audio_demos_demos_order_idx" ON "cms"."_product_pages_v_blocks_audio_demos_demos" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_audio_demos_demos_parent_id_idx" ON "cms"."_product_pages_v_blocks_audio_demos_demos" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_audio_demos_demos_product_idx" ON "cms"."_product_pages_v_blocks_audio_demos_demos" USING btree ("product_id");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_audio_demos_demos_locales_locale_par" ON "cms"."_product_pages_v_blocks_audio_demos_demos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_audio_demos_order_idx" ON "cms"."_product_pages_v_blocks_audio_demos" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_audio_demos_parent_id_idx" ON "cms"."_product_pages_v_blocks_audio_demos" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_audio_demos_path_idx" ON "cms"."_product_pages_v_blocks_audio_demos" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_audio_demos_locales_locale_parent_id" ON "cms"."_product_pages_v_blocks_audio_demos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_included_in_order_idx" ON "cms"."_product_pages_v_blocks_included_in" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_included_in_parent_id_idx" ON "cms"."_product_pages_v_blocks_included_in" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_included_in_path_idx" ON "cms"."_product_pages_v_blocks_included_in" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_included_in_locales_locale_parent_id" ON "cms"."_product_pages_v_blocks_included_in_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_specs_groups_rows_order_idx" ON "cms"."_product_pages_v_blocks_specs_groups_rows" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_specs_groups_rows_parent_id_idx" ON "cms"."_product_pages_v_blocks_specs_groups_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_specs_groups_rows_locales_locale_par" ON "cms"."_product_pages_v_blocks_specs_groups_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_specs_groups_order_idx" ON "cms"."_product_pages_v_blocks_specs_groups" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_specs_groups_parent_id_idx" ON "cms"."_product_pages_v_blocks_specs_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_specs_groups_locales_locale_parent_i" ON "cms"."_product_pages_v_blocks_specs_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_specs_order_idx" ON "cms"."_product_pages_v_blocks_specs" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_specs_parent_id_idx" ON "cms"."_product_pages_v_blocks_specs" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_specs_path_idx" ON "cms"."_product_pages_v_blocks_specs" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_specs_locales_locale_parent_id_uniqu" ON "cms"."_product_pages_v_blocks_specs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_tool_shelf_shelves_order_idx" ON "cms"."_product_pages_v_blocks_tool_shelf_shelves" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_tool_shelf_shelves_parent_id_idx" ON "cms"."_product_pages_v_blocks_tool_shelf_shelves" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_tool_shelf_shelves_locales_locale_pa" ON "cms"."_product_pages_v_blocks_tool_shelf_shelves_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_tool_shelf_order_idx" ON "cms"."_product_pages_v_blocks_tool_shelf" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_tool_shelf_parent_id_idx" ON "cms"."_product_pages_v_blocks_tool_shelf" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_tool_shelf_path_idx" ON "cms"."_product_pages_v_blocks_tool_shelf" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_tool_shelf_locales_locale_parent_id_" ON "cms"."_product_pages_v_blocks_tool_shelf_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_prose_sections_order_idx" ON "cms"."_product_pages_v_blocks_prose_sections" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_prose_sections_parent_id_idx" ON "cms"."_product_pages_v_blocks_prose_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_prose_sections_locales_locale_parent" ON "cms"."_product_pages_v_blocks_prose_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_prose_order_idx" ON "cms"."_product_pages_v_blocks_prose" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_prose_parent_id_idx" ON "cms"."_product_pages_v_blocks_prose" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_prose_path_idx" ON "cms"."_product_pages_v_blocks_prose" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_prose_locales_locale_parent_id_uniqu" ON "cms"."_product_pages_v_blocks_prose_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "cms"."pages_rels" ADD CONSTRAINT "pages_rels_product_pages_fk" FOREIGN KEY ("product_pages_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_product_pages_fk" FOREIGN KEY ("product_pages_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_rels" ADD CONSTRAINT "product_pages_rels_product_pages_fk" FOREIGN KEY ("product_pages_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_rels" ADD CONSTRAINT "_product_pages_v_rels_product_pages_fk" FOREIGN KEY ("product_pages_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_rels_product_pages_id_idx" ON "cms"."pages_rels" USING btree ("product_pages_id");
  CREATE INDEX "_pages_v_rels_product_pages_id_idx" ON "cms"."_pages_v_rels" USING btree ("product_pages_id");
  CREATE INDEX "product_pages_rels_product_pages_id_idx" ON "cms"."product_pages_rels" USING btree ("product_pages_id");
  CREATE INDEX "_product_pages_v_rels_product_pages_id_idx" ON "cms"."_product_pages_v_rels" USING btree ("product_pages_id");`)
  // Product pages that were published before there were sub-pages have none.
  await db.execute(sql`
    update shop.published_document
       set body = body || '{"subpages": []}', version = nextval('shop.publication_version')
     where collection = 'product-pages' and not body ? 'subpages'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."pages_blocks_page_head" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_page_head_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_audio_demos_demos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_audio_demos_demos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_audio_demos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_audio_demos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_included_in" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_included_in_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_specs_groups_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_specs_groups_rows_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_specs_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_specs_groups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_specs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_specs_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_tool_shelf_shelves" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_tool_shelf_shelves_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_tool_shelf" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_tool_shelf_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_prose_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_prose_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_prose" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pages_blocks_prose_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_page_head" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_page_head_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_audio_demos_demos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_audio_demos_demos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_audio_demos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_audio_demos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_included_in" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_included_in_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_specs_groups_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_specs_groups_rows_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_specs_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_specs_groups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_specs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_specs_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_tool_shelf_shelves" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_tool_shelf_shelves_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_tool_shelf" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_tool_shelf_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_prose_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_prose_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_prose" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_blocks_prose_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_page_head" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_page_head_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_audio_demos_demos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_audio_demos_demos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_audio_demos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_audio_demos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_included_in" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_included_in_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_specs_groups_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_specs_groups_rows_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_specs_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_specs_groups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_specs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_specs_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_tool_shelf_shelves" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_tool_shelf_shelves_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_tool_shelf" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_tool_shelf_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_prose_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_prose_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_prose" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."product_pages_blocks_prose_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_page_head" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_page_head_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_audio_demos_demos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_audio_demos_demos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_audio_demos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_audio_demos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_included_in" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_included_in_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_specs_groups_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_specs_groups_rows_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_specs_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_specs_groups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_specs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_specs_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_tool_shelf_shelves" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_tool_shelf_shelves_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_tool_shelf" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_tool_shelf_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_prose_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_prose_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_prose" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_product_pages_v_blocks_prose_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."pages_blocks_page_head" CASCADE;
  DROP TABLE "cms"."pages_blocks_page_head_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_audio_demos_demos" CASCADE;
  DROP TABLE "cms"."pages_blocks_audio_demos_demos_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_audio_demos" CASCADE;
  DROP TABLE "cms"."pages_blocks_audio_demos_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_included_in" CASCADE;
  DROP TABLE "cms"."pages_blocks_included_in_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_specs_groups_rows" CASCADE;
  DROP TABLE "cms"."pages_blocks_specs_groups_rows_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_specs_groups" CASCADE;
  DROP TABLE "cms"."pages_blocks_specs_groups_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_specs" CASCADE;
  DROP TABLE "cms"."pages_blocks_specs_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_tool_shelf_shelves" CASCADE;
  DROP TABLE "cms"."pages_blocks_tool_shelf_shelves_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_tool_shelf" CASCADE;
  DROP TABLE "cms"."pages_blocks_tool_shelf_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_prose_sections" CASCADE;
  DROP TABLE "cms"."pages_blocks_prose_sections_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_prose" CASCADE;
  DROP TABLE "cms"."pages_blocks_prose_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_page_head" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_page_head_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_audio_demos_demos" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_audio_demos_demos_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_audio_demos" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_audio_demos_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_included_in" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_included_in_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_specs_groups_rows" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_specs_groups_rows_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_specs_groups" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_specs_groups_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_specs" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_specs_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_tool_shelf_shelves" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_tool_shelf_shelves_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_tool_shelf" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_tool_shelf_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_prose_sections" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_prose_sections_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_prose" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_prose_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_page_head" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_page_head_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_audio_demos_demos" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_audio_demos_demos_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_audio_demos" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_audio_demos_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_included_in" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_included_in_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_specs_groups_rows" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_specs_groups_rows_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_specs_groups" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_specs_groups_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_specs" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_specs_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_tool_shelf_shelves" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_tool_shelf_shelves_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_tool_shelf" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_tool_shelf_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_prose_sections" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_prose_sections_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_prose" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_prose_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_page_head" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_page_head_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_audio_demos_demos" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_audio_demos_demos_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_audio_demos" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_audio_demos_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_included_in" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_included_in_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_specs_groups_rows" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_specs_groups_rows_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_specs_groups" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_specs_groups_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_specs" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_specs_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_tool_shelf_shelves" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_tool_shelf_shelves_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_tool_shelf" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_tool_shelf_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_prose_sections" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_prose_sections_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_prose" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_prose_locales" CASCADE;
  ALTER TABLE "cms"."pages_rels" DROP CONSTRAINT "pages_rels_product_pages_fk";
  
  ALTER TABLE "cms"."_pages_v_rels" DROP CONSTRAINT "_pages_v_rels_product_pages_fk";
  
  ALTER TABLE "cms"."product_pages_rels" DROP CONSTRAINT "product_pages_rels_product_pages_fk";
  
  ALTER TABLE "cms"."_product_pages_v_rels" DROP CONSTRAINT "_product_pages_v_rels_product_pages_fk";
  
  DROP INDEX "cms"."pages_rels_product_pages_id_idx";
  DROP INDEX "cms"."_pages_v_rels_product_pages_id_idx";
  DROP INDEX "cms"."product_pages_rels_product_pages_id_idx";
  DROP INDEX "cms"."_product_pages_v_rels_product_pages_id_idx";
  ALTER TABLE "cms"."pages_rels" DROP COLUMN "product_pages_id";
  ALTER TABLE "cms"."_pages_v_rels" DROP COLUMN "product_pages_id";
  ALTER TABLE "cms"."product_pages" DROP COLUMN "nav_shown";
  ALTER TABLE "cms"."product_pages" DROP COLUMN "nav_is_new";
  ALTER TABLE "cms"."product_pages" DROP COLUMN "nav_order";
  ALTER TABLE "cms"."product_pages_locales" DROP COLUMN "nav_description";
  ALTER TABLE "cms"."product_pages_rels" DROP COLUMN "product_pages_id";
  ALTER TABLE "cms"."_product_pages_v" DROP COLUMN "version_nav_shown";
  ALTER TABLE "cms"."_product_pages_v" DROP COLUMN "version_nav_is_new";
  ALTER TABLE "cms"."_product_pages_v" DROP COLUMN "version_nav_order";
  ALTER TABLE "cms"."_product_pages_v_locales" DROP COLUMN "version_nav_description";
  ALTER TABLE "cms"."_product_pages_v_rels" DROP COLUMN "product_pages_id";
  DROP TYPE "cms"."enum_pages_blocks_tool_shelf_shelves_family";
  DROP TYPE "cms"."enum__pages_v_blocks_tool_shelf_shelves_family";
  DROP TYPE "cms"."enum_product_pages_blocks_tool_shelf_shelves_family";
  DROP TYPE "cms"."enum__product_pages_v_blocks_tool_shelf_shelves_family";`)
}
