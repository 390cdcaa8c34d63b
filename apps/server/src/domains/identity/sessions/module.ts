import { sql } from "drizzle-orm";
import { sessionRoutes } from "./routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const sessionsModule: ModuleManifest = {
  name: "sessions",
  routes: (app) => app.register(sessionRoutes, {}),
  personalData: {
    sign_ins: (id) => sql`
      select user_agent, country, created_at, last_seen_at, expires_at
        from shop.session where account_id = ${id} order by created_at`,
  },
  timeline: (id) => [
    sql`select created_at, 'session ' || id, 'signedIn', user_agent, nullif(country, ''), null, null
          from shop.session where account_id = ${id}`,
  ],
};
