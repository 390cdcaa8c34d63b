import { sql } from "drizzle-orm";
import { purgeOldChallenges } from "./jobs.ts";
import { passkeyRoutes } from "./routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const passkeysModule: ModuleManifest = {
  name: "passkeys",
  routes: (app, { settings }) => app.register(passkeyRoutes, { origin: settings.PUBLIC_URL }),
  work: (app) => app.work(purgeOldChallenges(app)),
  personalData: {
    passkeys: (id) => sql`
      select name, created_at, last_used_at from shop.passkey where account_id = ${id} order by created_at`,
  },
  timeline: (id) => [
    sql`select created_at, 'passkey ' || id, 'passkeyAdded', name, null, null, null
          from shop.passkey where account_id = ${id}`,
  ],
};
