import { sql } from "drizzle-orm";
import { confirmMailboxQueue } from "./confirm-mailbox-queue.ts";
import { purgeOldEmailChanges } from "./jobs.ts";
import { requestMailboxConfirmation } from "./request-mailbox-confirmation.ts";
import { emailChangeRoutes } from "./routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const emailChangeModule: ModuleManifest = {
  name: "email-change",
  routes: (app) => app.register(emailChangeRoutes),
  queues: [confirmMailboxQueue],
  async work(app, { settings }) {
    await app.workOn(requestMailboxConfirmation(app, settings.PUBLIC_URL));
    await app.work(purgeOldEmailChanges(app));
  },
  personalData: {
    email_change: (id) => sql`
      select new_email, old_confirmed_at, new_confirmed_at, created_at
        from shop.email_change where account_id = ${id}`,
  },
  timeline: (id) => [
    sql`select created_at, 'emailChange ' || id, 'emailChangeRequested', new_email, null, null, null
          from shop.email_change where account_id = ${id}`,
  ],
  isJobOf: (id) =>
    sql`data ->> 'changeId' in (select id::text from shop.email_change where account_id = ${id})`,
};
