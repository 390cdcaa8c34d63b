import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Payload knows nothing of the table: it is no document that anybody edits.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "cms"."products" VALIDATE CONSTRAINT "products_picture_id_pictures_id_fk";
  ALTER TABLE "cms"."_products_v" VALIDATE CONSTRAINT "_products_v_version_picture_id_pictures_id_fk";
  CREATE TABLE "cms"."translation_check" (
  	"collection" text NOT NULL,
  	"document_id" integer NOT NULL,
  	"locale" text NOT NULL,
  	"english_published_at" timestamp with time zone NOT NULL,
  	"checked_by" integer REFERENCES "cms"."users"("id") ON DELETE set null,
  	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
  	PRIMARY KEY ("collection", "document_id", "locale")
  );
  CREATE INDEX "translation_check_checked_by_idx" ON "cms"."translation_check" USING btree ("checked_by");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "cms"."translation_check";`)
}
