import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_promotion_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__promotion_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__promotion_pages_v_published_locale" AS ENUM('en', 'fr', 'es', 'de', 'pt', 'ja', 'ko', 'it');
  CREATE TABLE "cms"."promotion_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"slug" varchar,
  	"is_sample" boolean DEFAULT false,
  	"ready_in" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_promotion_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."promotion_pages_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"text" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."promotion_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."_promotion_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" varchar,
  	"version_slug" varchar,
  	"version_is_sample" boolean DEFAULT false,
  	"version_ready_in" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__promotion_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__promotion_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_promotion_pages_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_text" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_promotion_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "promotion_pages_id" integer;
  ALTER TABLE "cms"."promotion_pages_locales" ADD CONSTRAINT "promotion_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."promotion_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."promotion_pages_rels" ADD CONSTRAINT "promotion_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."promotion_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."promotion_pages_rels" ADD CONSTRAINT "promotion_pages_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_promotion_pages_v" ADD CONSTRAINT "_promotion_pages_v_parent_id_promotion_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."promotion_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_promotion_pages_v_locales" ADD CONSTRAINT "_promotion_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_promotion_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_promotion_pages_v_rels" ADD CONSTRAINT "_promotion_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_promotion_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_promotion_pages_v_rels" ADD CONSTRAINT "_promotion_pages_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "promotion_pages_code_idx" ON "cms"."promotion_pages" USING btree ("code");
  CREATE UNIQUE INDEX "promotion_pages_slug_idx" ON "cms"."promotion_pages" USING btree ("slug");
  CREATE INDEX "promotion_pages_updated_at_idx" ON "cms"."promotion_pages" USING btree ("updated_at");
  CREATE INDEX "promotion_pages_created_at_idx" ON "cms"."promotion_pages" USING btree ("created_at");
  CREATE INDEX "promotion_pages__status_idx" ON "cms"."promotion_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "promotion_pages_locales_locale_parent_id_unique" ON "cms"."promotion_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "promotion_pages_rels_order_idx" ON "cms"."promotion_pages_rels" USING btree ("order");
  CREATE INDEX "promotion_pages_rels_parent_idx" ON "cms"."promotion_pages_rels" USING btree ("parent_id");
  CREATE INDEX "promotion_pages_rels_path_idx" ON "cms"."promotion_pages_rels" USING btree ("path");
  CREATE INDEX "promotion_pages_rels_products_id_idx" ON "cms"."promotion_pages_rels" USING btree ("products_id");
  CREATE INDEX "_promotion_pages_v_parent_idx" ON "cms"."_promotion_pages_v" USING btree ("parent_id");
  CREATE INDEX "_promotion_pages_v_version_version_code_idx" ON "cms"."_promotion_pages_v" USING btree ("version_code");
  CREATE INDEX "_promotion_pages_v_version_version_slug_idx" ON "cms"."_promotion_pages_v" USING btree ("version_slug");
  CREATE INDEX "_promotion_pages_v_version_version_updated_at_idx" ON "cms"."_promotion_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_promotion_pages_v_version_version_created_at_idx" ON "cms"."_promotion_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_promotion_pages_v_version_version__status_idx" ON "cms"."_promotion_pages_v" USING btree ("version__status");
  CREATE INDEX "_promotion_pages_v_created_at_idx" ON "cms"."_promotion_pages_v" USING btree ("created_at");
  CREATE INDEX "_promotion_pages_v_updated_at_idx" ON "cms"."_promotion_pages_v" USING btree ("updated_at");
  CREATE INDEX "_promotion_pages_v_snapshot_idx" ON "cms"."_promotion_pages_v" USING btree ("snapshot");
  CREATE INDEX "_promotion_pages_v_published_locale_idx" ON "cms"."_promotion_pages_v" USING btree ("published_locale");
  CREATE INDEX "_promotion_pages_v_latest_idx" ON "cms"."_promotion_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_promotion_pages_v_locales_locale_parent_id_unique" ON "cms"."_promotion_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_promotion_pages_v_rels_order_idx" ON "cms"."_promotion_pages_v_rels" USING btree ("order");
  CREATE INDEX "_promotion_pages_v_rels_parent_idx" ON "cms"."_promotion_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_promotion_pages_v_rels_path_idx" ON "cms"."_promotion_pages_v_rels" USING btree ("path");
  CREATE INDEX "_promotion_pages_v_rels_products_id_idx" ON "cms"."_promotion_pages_v_rels" USING btree ("products_id");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promotion_pages_fk" FOREIGN KEY ("promotion_pages_id") REFERENCES "cms"."promotion_pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_promotion_pages_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("promotion_pages_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."promotion_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."promotion_pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."promotion_pages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_promotion_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_promotion_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_promotion_pages_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."promotion_pages" CASCADE;
  DROP TABLE "cms"."promotion_pages_locales" CASCADE;
  DROP TABLE "cms"."promotion_pages_rels" CASCADE;
  DROP TABLE "cms"."_promotion_pages_v" CASCADE;
  DROP TABLE "cms"."_promotion_pages_v_locales" CASCADE;
  DROP TABLE "cms"."_promotion_pages_v_rels" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_promotion_pages_fk";
  
  DROP INDEX "cms"."payload_locked_documents_rels_promotion_pages_id_idx";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "promotion_pages_id";
  DROP TYPE "cms"."enum_promotion_pages_status";
  DROP TYPE "cms"."enum__promotion_pages_v_version_status";
  DROP TYPE "cms"."enum__promotion_pages_v_published_locale";`)
}
