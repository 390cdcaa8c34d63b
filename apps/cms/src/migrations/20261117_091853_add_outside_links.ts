import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."outside_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"help_center" varchar,
  	"faq" varchar,
  	"community_chat" varchar,
  	"merch" varchar,
  	"videos" varchar,
  	"photos" varchar,
  	"clips" varchar,
  	"podcast" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."_outside_links_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_help_center" varchar,
  	"version_faq" varchar,
  	"version_community_chat" varchar,
  	"version_merch" varchar,
  	"version_videos" varchar,
  	"version_photos" varchar,
  	"version_clips" varchar,
  	"version_podcast" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "_outside_links_v_created_at_idx" ON "cms"."_outside_links_v" USING btree ("created_at");
  CREATE INDEX "_outside_links_v_updated_at_idx" ON "cms"."_outside_links_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."outside_links" CASCADE;
  DROP TABLE "cms"."_outside_links_v" CASCADE;`)
}
