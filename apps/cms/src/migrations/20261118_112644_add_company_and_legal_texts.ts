import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_product_pages_blocks_company_details_notice" AS ENUM('provider', 'impressum', 'mentionsLegales', 'commercialTransactions', 'koreanBusiness', 'brazilianConsumer', 'privacy', 'accessibility');
  CREATE TYPE "cms"."enum__product_pages_v_blocks_company_details_notice" AS ENUM('provider', 'impressum', 'mentionsLegales', 'commercialTransactions', 'koreanBusiness', 'brazilianConsumer', 'privacy', 'accessibility');
  CREATE TYPE "cms"."enum_pages_blocks_company_details_notice" AS ENUM('provider', 'impressum', 'mentionsLegales', 'commercialTransactions', 'koreanBusiness', 'brazilianConsumer', 'privacy', 'accessibility');
  CREATE TYPE "cms"."enum__pages_v_blocks_company_details_notice" AS ENUM('provider', 'impressum', 'mentionsLegales', 'commercialTransactions', 'koreanBusiness', 'brazilianConsumer', 'privacy', 'accessibility');
  CREATE TABLE "cms"."product_pages_blocks_company_details" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"notice" "cms"."enum_product_pages_blocks_company_details_notice" DEFAULT 'provider',
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."product_pages_blocks_company_details_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_company_details" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"notice" "cms"."enum__product_pages_v_blocks_company_details_notice" DEFAULT 'provider',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_product_pages_v_blocks_company_details_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."pages_blocks_company_details" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"notice" "cms"."enum_pages_blocks_company_details_notice" DEFAULT 'provider',
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."pages_blocks_company_details_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_company_details" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"notice" "cms"."enum__pages_v_blocks_company_details_notice" DEFAULT 'provider',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_blocks_company_details_locales" (
  	"headline" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."company" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"legal_name" varchar,
  	"representative" varchar,
  	"address" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"register" varchar,
  	"vat_id" varchar,
  	"content_responsible" varchar,
  	"business_purpose" varchar,
  	"chamber" varchar,
  	"supervisory_authority" varchar,
  	"capital" varchar,
  	"publication_director" varchar,
  	"mediator" varchar,
  	"host" varchar,
  	"sales_manager" varchar,
  	"phone_hours" varchar,
  	"korean_registration" varchar,
  	"korean_mail_order" varchar,
  	"brazilian_registration" varchar,
  	"brazilian_service" varchar,
  	"privacy_officer" varchar,
  	"privacy_email" varchar,
  	"accessibility_email" varchar,
  	"enforcement_body" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."_company_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_legal_name" varchar,
  	"version_representative" varchar,
  	"version_address" varchar,
  	"version_email" varchar,
  	"version_phone" varchar,
  	"version_register" varchar,
  	"version_vat_id" varchar,
  	"version_content_responsible" varchar,
  	"version_business_purpose" varchar,
  	"version_chamber" varchar,
  	"version_supervisory_authority" varchar,
  	"version_capital" varchar,
  	"version_publication_director" varchar,
  	"version_mediator" varchar,
  	"version_host" varchar,
  	"version_sales_manager" varchar,
  	"version_phone_hours" varchar,
  	"version_korean_registration" varchar,
  	"version_korean_mail_order" varchar,
  	"version_brazilian_registration" varchar,
  	"version_brazilian_service" varchar,
  	"version_privacy_officer" varchar,
  	"version_privacy_email" varchar,
  	"version_accessibility_email" varchar,
  	"version_enforcement_body" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "cms"."pages" ADD COLUMN "policy_is_template" boolean DEFAULT false;
  ALTER TABLE "cms"."pages" ADD COLUMN "policy_version" numeric;
  ALTER TABLE "cms"."pages" ADD COLUMN "policy_tells_customers" boolean DEFAULT false;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_policy_is_template" boolean DEFAULT false;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_policy_version" numeric;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_policy_tells_customers" boolean DEFAULT false;
  ALTER TABLE "cms"."product_pages_blocks_company_details" ADD CONSTRAINT "product_pages_blocks_company_details_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."product_pages_blocks_company_details_locales" ADD CONSTRAINT "product_pages_blocks_company_details_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."product_pages_blocks_company_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_company_details" ADD CONSTRAINT "_product_pages_v_blocks_company_details_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_product_pages_v_blocks_company_details_locales" ADD CONSTRAINT "_product_pages_v_blocks_company_details_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_product_pages_v_blocks_company_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_company_details" ADD CONSTRAINT "pages_blocks_company_details_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_blocks_company_details_locales" ADD CONSTRAINT "pages_blocks_company_details_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages_blocks_company_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_company_details" ADD CONSTRAINT "_pages_v_blocks_company_details_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_blocks_company_details_locales" ADD CONSTRAINT "_pages_v_blocks_company_details_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v_blocks_company_details"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "product_pages_blocks_company_details_order_idx" ON "cms"."product_pages_blocks_company_details" USING btree ("_order");
  CREATE INDEX "product_pages_blocks_company_details_parent_id_idx" ON "cms"."product_pages_blocks_company_details" USING btree ("_parent_id");
  CREATE INDEX "product_pages_blocks_company_details_path_idx" ON "cms"."product_pages_blocks_company_details" USING btree ("_path");
  CREATE UNIQUE INDEX "product_pages_blocks_company_details_locales_locale_parent_i" ON "cms"."product_pages_blocks_company_details_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_pages_v_blocks_company_details_order_idx" ON "cms"."_product_pages_v_blocks_company_details" USING btree ("_order");
  CREATE INDEX "_product_pages_v_blocks_company_details_parent_id_idx" ON "cms"."_product_pages_v_blocks_company_details" USING btree ("_parent_id");
  CREATE INDEX "_product_pages_v_blocks_company_details_path_idx" ON "cms"."_product_pages_v_blocks_company_details" USING btree ("_path");
  CREATE UNIQUE INDEX "_product_pages_v_blocks_company_details_locales_locale_paren" ON "cms"."_product_pages_v_blocks_company_details_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_company_details_order_idx" ON "cms"."pages_blocks_company_details" USING btree ("_order");
  CREATE INDEX "pages_blocks_company_details_parent_id_idx" ON "cms"."pages_blocks_company_details" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_company_details_path_idx" ON "cms"."pages_blocks_company_details" USING btree ("_path");
  CREATE UNIQUE INDEX "pages_blocks_company_details_locales_locale_parent_id_unique" ON "cms"."pages_blocks_company_details_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_company_details_order_idx" ON "cms"."_pages_v_blocks_company_details" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_company_details_parent_id_idx" ON "cms"."_pages_v_blocks_company_details" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_blocks_company_details_path_idx" ON "cms"."_pages_v_blocks_company_details" USING btree ("_path");
  CREATE UNIQUE INDEX "_pages_v_blocks_company_details_locales_locale_parent_id_uni" ON "cms"."_pages_v_blocks_company_details_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_v_created_at_idx" ON "cms"."_company_v" USING btree ("created_at");
  CREATE INDEX "_company_v_updated_at_idx" ON "cms"."_company_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."product_pages_blocks_company_details" CASCADE;
  DROP TABLE "cms"."product_pages_blocks_company_details_locales" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_company_details" CASCADE;
  DROP TABLE "cms"."_product_pages_v_blocks_company_details_locales" CASCADE;
  DROP TABLE "cms"."pages_blocks_company_details" CASCADE;
  DROP TABLE "cms"."pages_blocks_company_details_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_company_details" CASCADE;
  DROP TABLE "cms"."_pages_v_blocks_company_details_locales" CASCADE;
  DROP TABLE "cms"."company" CASCADE;
  DROP TABLE "cms"."_company_v" CASCADE;
  ALTER TABLE "cms"."pages" DROP COLUMN "policy_is_template";
  ALTER TABLE "cms"."pages" DROP COLUMN "policy_version";
  ALTER TABLE "cms"."pages" DROP COLUMN "policy_tells_customers";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_policy_is_template";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_policy_version";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_policy_tells_customers";
  DROP TYPE "cms"."enum_product_pages_blocks_company_details_notice";
  DROP TYPE "cms"."enum__product_pages_v_blocks_company_details_notice";
  DROP TYPE "cms"."enum_pages_blocks_company_details_notice";
  DROP TYPE "cms"."enum__pages_v_blocks_company_details_notice";`)
}
