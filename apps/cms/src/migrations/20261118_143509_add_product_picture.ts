import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."products" ADD COLUMN "picture_id" integer;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_picture_id" integer;
  ALTER TABLE "cms"."products" ADD CONSTRAINT "products_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."pictures"("id") ON DELETE set null ON UPDATE no action NOT VALID;
  ALTER TABLE "cms"."_products_v" ADD CONSTRAINT "_products_v_version_picture_id_pictures_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."pictures"("id") ON DELETE set null ON UPDATE no action NOT VALID;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."products" DROP CONSTRAINT "products_picture_id_pictures_id_fk";
  ALTER TABLE "cms"."_products_v" DROP CONSTRAINT "_products_v_version_picture_id_pictures_id_fk";
  ALTER TABLE "cms"."products" DROP COLUMN "picture_id";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_picture_id";`)
}
