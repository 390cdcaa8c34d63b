import type pg from "pg";

/**
 * The role with which web, worker and CMS connect. It owns no table of the shop, of the CMS or of the audit
 * log: what it may do with them is granted here. Its password, where the server requires one, is the
 * operator's.
 */
const createRole = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'shop_application') then
      create role shop_application login;
    end if;
    -- Who is no superuser has to be a member to hand something over.
    if not pg_has_role('shop_application', 'member') then
      execute format('grant shop_application to %I', current_user);
    end if;
  -- Roles are the whole server's: another database may be at the same in this moment.
  exception when duplicate_object or unique_violation then null;
  end $$`;

const mayChangeRows = ["shop", "cms"]
  .map(
    (schema) => `
  grant usage on schema ${schema} to shop_application;
  grant select, insert, update, delete on all tables in schema ${schema} to shop_application;
  grant usage, select on all sequences in schema ${schema} to shop_application;
  alter default privileges in schema ${schema}
    grant select, insert, update, delete on tables to shop_application;
  alter default privileges in schema ${schema}
    grant usage, select on sequences to shop_application;`,
  )
  .join("");

const mayNotMigrate = `
  revoke all on shop.__drizzle_migrations from shop_application;
  revoke all on function shop.keep_event_partitions from public;
  grant execute on function shop.keep_event_partitions to shop_application;`;

/** Number, time and hashes of an entry are not among the columns: the database gives them. */
const mayAddToAuditLog = `
  grant usage on schema audit to shop_application;
  grant select on audit.entry to shop_application;
  grant insert (staff_id, staff, role, action, subject, details) on audit.entry to shop_application;`;

/** Jobs keep their own tables up to date, so these are the application's; also those that an older release made. */
const ownsJobs = `
  create schema if not exists jobs authorization shop_application;
  do $$ declare statement text; begin
    for statement in
      select 'alter schema jobs owner to shop_application'
      union all
      select format('alter table %s owner to shop_application', oid::regclass) from pg_class
       where relnamespace = 'jobs'::regnamespace and relkind in ('r', 'p')
         and relowner <> 'shop_application'::regrole
      union all
      select format('alter routine %s owner to shop_application', oid::regprocedure) from pg_proc
       where pronamespace = 'jobs'::regnamespace and proowner <> 'shop_application'::regrole
      union all
      select format('alter type %s owner to shop_application', oid::regtype) from pg_type
       where typnamespace = 'jobs'::regnamespace and typtype = 'e'
         and typowner <> 'shop_application'::regrole
    loop execute statement; end loop;
  end $$;`;

/** Before the migrations. */
export async function createApplicationRole(client: pg.Client): Promise<void> {
  await client.query(createRole);
}

/** After them, each time: a new table is the application's to use as the others are. */
export async function grantToApplication(client: pg.Client): Promise<void> {
  await client.query(mayChangeRows + mayNotMigrate + mayAddToAuditLog + ownsJobs);
}
