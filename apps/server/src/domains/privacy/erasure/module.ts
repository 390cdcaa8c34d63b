import { sql } from "drizzle-orm";
import { erasedEmailQueue } from "./erased-email-queue.ts";
import { eraseAccounts } from "./jobs.ts";
import { erasureRoutes } from "./routes.ts";
import { sendErasedEmails } from "./send-erased-email.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const erasureModule: ModuleManifest = {
  name: "erasure",
  routes: (app) => app.register(erasureRoutes),
  queues: [erasedEmailQueue],
  async work(app, { settings, storage }) {
    await app.workOn(sendErasedEmails(app, settings.PUBLIC_URL));
    await app.work(eraseAccounts(app, { storage }));
  },
  personalData: {
    erasure: (id) => sql`
      select requested_at, due_at from shop.account_erasure where account_id = ${id}`,
  },
  timeline: (id) => [
    sql`select requested_at, 'erasure ' || account_id, 'erasureRequested',
               to_char(due_at, 'YYYY-MM-DD'), null, null, null
          from shop.account_erasure where account_id = ${id}`,
  ],
};
