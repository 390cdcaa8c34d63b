import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."promotions" ADD COLUMN "once_per_person" boolean DEFAULT false;
  ALTER TABLE "cms"."_promotions_v" ADD COLUMN "version_once_per_person" boolean DEFAULT false;
  ALTER TABLE "cms"."users" DROP COLUMN "login_attempts";
  ALTER TABLE "cms"."users" DROP COLUMN "lock_until";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "cms"."users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "cms"."promotions" DROP COLUMN "once_per_person";
  ALTER TABLE "cms"."_promotions_v" DROP COLUMN "version_once_per_person";`)
}
