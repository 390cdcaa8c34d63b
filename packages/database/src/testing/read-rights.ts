import type pg from "pg";
import { roles, type RoleName } from "../roles/roles.ts";

/** What each role can do with one table, as in a grant: `select`, or `insert (a, b)` for some columns only. */
export type TableRights = Record<RoleName, readonly string[]>;

const tablePrivileges = [
  "select",
  "insert",
  "update",
  "delete",
  "truncate",
  "references",
  "trigger",
];
const columnPrivileges = new Set(["select", "insert", "update", "references"]);

/**
 * The rights of every role on every table of a schema, from PostgreSQL's catalogue: what it would decide, however
 * somebody came by it. A partition is reached through its table: it counts only where it has grants of its own.
 */
export async function readRights(
  client: Pick<pg.ClientBase, "query">,
  schema: string,
): Promise<Record<string, TableRights>> {
  const { rows } = await client.query<{
    table: string;
    role: RoleName;
    privilege: string;
    whole: boolean;
    columns: string[] | null;
  }>(
    `select format('%s.%I', $1::text, relname) as table, role.key as role, privilege,
            has_table_privilege(role.value, pg_class.oid, privilege) as whole,
            case when privilege = any ($4) then (
              select array_agg(attname::text order by attnum) from pg_attribute
               where attrelid = pg_class.oid and attnum > 0 and not attisdropped
                 and has_column_privilege(role.value, attrelid, attnum, privilege)) end as columns
       from pg_class, jsonb_each_text($2) role, unnest($3::text[]) privilege
      where relnamespace = to_regnamespace($1) and relkind in ('r', 'p', 'v', 'm', 'f')
        and (not relispartition or relacl is not null)
      order by relname, array_position($3::text[], privilege)`,
    [schema, roles, tablePrivileges, [...columnPrivileges]],
  );
  const tables: Record<string, Record<RoleName, string[]>> = {};
  for (const { table, role, privilege, whole, columns } of rows) {
    const rights = (tables[table] ??= {
      migrations: [],
      web: [],
      worker: [],
      cms: [],
      reports: [],
    });
    if (whole) rights[role].push(privilege);
    else if (columns !== null) rights[role].push(`${privilege} (${columns.join(", ")})`);
  }
  return tables;
}
