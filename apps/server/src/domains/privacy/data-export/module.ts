import { sql } from "drizzle-orm";
import { dataExportQueue } from "./data-export-queue.ts";
import { removeOldExports } from "./jobs.ts";
import { expireExportsOf } from "./repository.ts";
import { dataExportRoutes } from "./routes.ts";
import { writeExports } from "./write-exports.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const dataExportModule: ModuleManifest = {
  name: "data-export",
  routes: (app, { storage }) => app.register(dataExportRoutes, { storage }),
  queues: [dataExportQueue],
  async work(app, { storage }) {
    await app.workOn(writeExports(app, storage));
    await app.work(removeOldExports(app, { storage }));
  },
  personalData: {
    data_exports: (id) => sql`
      select requested_at, expires_at from shop.data_export where account_id = ${id}
       order by requested_at`,
  },
  erase: (transaction, { accountId }) => expireExportsOf(transaction, accountId),
  ownedTables: [["data_export", "account_id"]],
  timeline: (id) => [
    sql`select requested_at, 'export ' || id, 'dataExported', '', null, null, null
          from shop.data_export where account_id = ${id}`,
  ],
};
