import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "cms"."enum_users_role" ADD VALUE 'support';
  ALTER TYPE "cms"."enum_users_role" ADD VALUE 'manager';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "cms"."users" ALTER COLUMN "role" SET DEFAULT 'translator'::text;
  DROP TYPE "cms"."enum_users_role";
  CREATE TYPE "cms"."enum_users_role" AS ENUM('admin', 'editor', 'translator');
  ALTER TABLE "cms"."users" ALTER COLUMN "role" SET DEFAULT 'translator'::"cms"."enum_users_role";
  ALTER TABLE "cms"."users" ALTER COLUMN "role" SET DATA TYPE "cms"."enum_users_role" USING "role"::"cms"."enum_users_role";`)
}
