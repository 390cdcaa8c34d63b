import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."testimonials" ADD COLUMN "is_sample" boolean DEFAULT false;
  ALTER TABLE "cms"."_testimonials_v" ADD COLUMN "version_is_sample" boolean DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."testimonials" DROP COLUMN "is_sample";
  ALTER TABLE "cms"."_testimonials_v" DROP COLUMN "version_is_sample";`)
}
