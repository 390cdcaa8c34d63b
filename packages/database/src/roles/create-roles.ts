import pg from "pg";
import { roles } from "./roles.ts";

/** Roles are the whole server's: another database may be at the same in this moment. */
const makeRoles = Object.values(roles)
  .map(
    (role) => `
  do $$ begin
    create role ${role} login;
  exception when duplicate_object or unique_violation then null;
  end $$;`,
  )
  .join("");

/** The migrations hand the job library's schema over to the worker, and grant web a part of it. */
const mayHandOver = `
  do $$ begin
    if not pg_has_role('${roles.migrations}', '${roles.worker}', 'member') then
      grant ${roles.worker} to ${roles.migrations};
    end if;
    -- Who is no superuser has to be a member to hand a database over.
    if not pg_has_role('${roles.migrations}', 'member') then
      execute format('grant ${roles.migrations} to %I', current_user);
    end if;
  -- Two sessions that grant the same at once: the second finds the row changed.
  exception when duplicate_object or unique_violation or internal_error then null;
  end $$;`;

/** What a release made whose migrations ran as another login. The job library's objects are the worker's. */
const toHandOver = `
  with ours (schema, owner) as (
    values ('shop', '${roles.migrations}'), ('cms', '${roles.migrations}'),
           ('audit', '${roles.migrations}'), ('jobs', '${roles.worker}')
  ), held as (
    select ours.*, namespace.oid as namespace, owner.oid as owner_id, namespace.nspowner
      from ours join pg_namespace namespace on nspname = schema
      join pg_roles owner on owner.rolname = ours.owner
  )
  select format('alter schema %I owner to %I', schema, owner) as statement
    from held where nspowner <> owner_id
  union all
  select format('alter %s %s owner to %I', case relkind when 'S' then 'sequence' else 'table' end,
                pg_class.oid::regclass, owner)
    from pg_class join held on relnamespace = namespace
   where relowner <> owner_id
     -- A sequence that belongs to a column goes with its table.
     and (relkind in ('r', 'p') or relkind = 'S' and not exists (
       select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i')))
  union all
  select format('alter routine %s owner to %I', pg_proc.oid::regprocedure, owner)
    from pg_proc join held on pronamespace = namespace where proowner <> owner_id
  union all
  select format('alter type %s owner to %I', pg_type.oid::regtype, owner)
    from pg_type join held on typnamespace = namespace
   where typowner <> owner_id and typtype = 'e'`;

/** Makes the roles of a server. May run twice, and beside another one. */
export async function createRoles(client: pg.Client): Promise<void> {
  await client.query(makeRoles);
  await client.query(mayHandOver);
}

/**
 * Gives the database that the client is connected to, and what is in it already, to the roles. Statement by
 * statement: the CMS has so many tables that one transaction could not lock them all.
 */
export async function handOverDatabase(client: pg.Client): Promise<void> {
  const { rows: names } = await client.query<{ name: string }>("select current_database() as name");
  const database = pg.escapeIdentifier(names[0]?.name ?? "");
  await client.query(`alter database ${database} owner to ${roles.migrations}`);
  const { rows } = await client.query<{ statement: string }>(toHandOver);
  for (const { statement } of rows) await client.query(statement);
}
