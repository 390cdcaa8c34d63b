import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_products_crafts" AS ENUM('sing', 'rap', 'harmonies', 'effects', 'beats', 'mix', 'live', 'speech');
  CREATE TYPE "cms"."enum__products_v_version_crafts" AS ENUM('sing', 'rap', 'harmonies', 'effects', 'beats', 'mix', 'live', 'speech');
  CREATE TABLE "cms"."products_crafts" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum_products_crafts",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."_products_v_version_crafts" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "cms"."enum__products_v_version_crafts",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "cms"."products_crafts" ADD CONSTRAINT "products_crafts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_products_v_version_crafts" ADD CONSTRAINT "_products_v_version_crafts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_crafts_order_idx" ON "cms"."products_crafts" USING btree ("order");
  CREATE INDEX "products_crafts_parent_idx" ON "cms"."products_crafts" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_crafts_order_idx" ON "cms"."_products_v_version_crafts" USING btree ("order");
  CREATE INDEX "_products_v_version_crafts_parent_idx" ON "cms"."_products_v_version_crafts" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."products_crafts" CASCADE;
  DROP TABLE "cms"."_products_v_version_crafts" CASCADE;
  DROP TYPE "cms"."enum_products_crafts";
  DROP TYPE "cms"."enum__products_v_version_crafts";`)
}
