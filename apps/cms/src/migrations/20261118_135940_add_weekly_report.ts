import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."users" ADD COLUMN "weekly_report" boolean DEFAULT true;
  -- From here on each change of a staff account writes it.
  INSERT INTO "shop"."reporting_reader" ("staff_id", "email")
    SELECT "id", "email" FROM "cms"."users" WHERE "role" IN ('manager', 'admin')
    ON CONFLICT ("staff_id") DO NOTHING;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "shop"."reporting_reader";
   ALTER TABLE "cms"."users" DROP COLUMN "weekly_report";`)
}
