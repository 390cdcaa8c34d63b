import type pg from "pg";
import { cmsTables, jobTables, shopTables, type TableGrants } from "./grants.ts";
import { roles } from "./roles.ts";

const allButWorker = [roles.web, roles.cms, roles.reports].join(", ");
const processes = `${roles.worker}, ${allButWorker}`;

/** What was granted before is taken first, in the same transaction, so that a right ends with its line. */
const exactly = (tables: Readonly<Record<string, TableGrants>>, holders: string) =>
  Object.entries(tables)
    .flatMap(([table, { web, worker, cms, reports }]) => [
      `revoke all on ${table} from public, ${holders};`,
      ...Object.entries({ web, worker, cms, reports }).map(([name, rights = []]) =>
        rights.length === 0 ? "" : `grant ${rights.join(", ")} on ${table} to shop_${name};`,
      ),
    ])
    .join("\n");

const schemas = `
  grant usage on schema shop to ${processes};
  grant usage on schema cms to ${roles.cms};
  grant usage on schema audit to ${roles.web}, ${roles.worker}, ${roles.cms};
  create schema if not exists jobs authorization ${roles.worker};
  grant usage on schema jobs to ${roles.web};`;

/** Also what the CMS's own migrations make after these. */
const ofCms = `
  grant ${cmsTables.join(", ")} on all tables in schema cms to ${roles.cms};
  grant usage, select on all sequences in schema cms to ${roles.cms};
  alter default privileges in schema cms grant ${cmsTables.join(", ")} on tables to ${roles.cms};
  alter default privileges in schema cms grant usage, select on sequences to ${roles.cms};`;

const beyondTables = `
  grant usage on sequence shop.publication_version to ${roles.cms};
  revoke all on function shop.keep_event_partitions from public;
  grant execute on function shop.keep_event_partitions to ${roles.worker};
  -- Its owner as well: a mistake in a migration changes no entry.
  revoke update, delete, truncate on audit.entry from ${roles.migrations};`;

/** After the migrations, each time, as their role. */
export async function grantRights(client: pg.Client): Promise<void> {
  await client.query(schemas + exactly(shopTables, processes) + ofCms + beyondTables);
}

/** What the worker grants of the job library's tables, which are its own, once the library has made them. */
export const jobGrants = exactly(jobTables, allButWorker);
