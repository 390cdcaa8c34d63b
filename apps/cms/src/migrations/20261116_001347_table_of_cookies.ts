import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."pages_blocks_cookie_table" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_cookie_table_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_cookie_table" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_cookie_table_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."product_pages_blocks_cookie_table" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_cookie_table_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_cookie_table" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_cookie_table_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "cms"."pages_blocks_cookie_table" ADD CONSTRAINT "pages_blocks_cookie_table_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_cookie_table_locales" ADD CONSTRAINT "pages_blocks_cookie_table_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_cookie_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_cookie_table" ADD CONSTRAINT "_pages_v_blocks_cookie_table_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_cookie_table_locales" ADD CONSTRAINT "_pages_v_blocks_cookie_table_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_cookie_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_cookie_table" ADD CONSTRAINT "product_pages_blocks_cookie_table_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_cookie_table_locales" ADD CONSTRAINT "product_pages_blocks_cookie_table_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_cookie_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_cookie_table" ADD CONSTRAINT "_product_pages_v_blocks_cookie_table_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_cookie_table_locales" ADD CONSTRAINT "_product_pages_v_blocks_cookie_table_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_cookie_table"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_cookie_table_order_idx" ON "cms"."pages_blocks_cookie_table" USING btree ("_order");
  CREATE INDEX "pages_blocks_cookie_table_parent_id_idx" ON "cms"."pages_blocks_cookie_table" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_cookie_table_path_idx" ON "cms"."pages_blocks_cookie_table" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_cookie_table_locales_locale_parent_id_unique" ON "cms"."pages_blocks_cookie_table_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_cookie_table_order_idx" ON "cms"."_pages_v_blocks_cookie_table" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_cookie_table_parent_id_idx" ON "cms"."_pages_v_blocks_cookie_table" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_cookie_table_path_idx" ON "cms"."_pages_v_blocks_cookie_table" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_cookie_table_locales_locale_parent_id_unique" ON "cms"."_pages_v_blocks_cookie_table_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_pages_blocks_cookie_table_order_idx" ON "cms"."product_pages_blocks_cookie_table" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_cookie_table_parent_id_idx" ON "cms"."product_pages_blocks_cookie_table" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_cookie_table_path_idx" ON "cms"."product_pages_blocks_cookie_table" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_cookie_table_locales_locale_parent_id_u" ON "cms"."product_pages_blocks_cookie_table_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_cookie_table_order_idx" ON "cms"."_product_pages_v_blocks_cookie_table" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_cookie_table_parent_id_idx" ON "cms"."_product_pages_v_blocks_cookie_table" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_cookie_table_path_idx" ON "cms"."_product_pages_v_blocks_cookie_table" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_cookie_table_locales_locale_parent_i" ON "cms"."_product_pages_v_blocks_cookie_table_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."pages_blocks_cookie_table" CASCADE;
  DROP TABLE "cms"."pages_blocks_cookie_table_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_cookie_table" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_cookie_table_locales" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_cookie_table" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_cookie_table_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_cookie_table" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_cookie_table_locales" CASCADE;`)
}
