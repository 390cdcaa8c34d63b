import { defaultLanguage } from "@autotune/routes";
import { sql, type SQL } from "drizzle-orm";
import { nameOfPid } from "../../catalogue/index.ts";
import { installerLinks } from "../downloads/installer-links.ts";
import { licenceRoutes } from "./routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const licencesModule: ModuleManifest = {
  name: "licences",
  routes: (app, { settings }) =>
    app.register(licenceRoutes, { links: installerLinks(settings.LINK_SECRET) }),
  personalData: {
    licences: (id) => sql`
      select pid, serial, legacy_serial, authentication_string, seats, granted_at, upgraded_at, revoked_at
        from shop.licence where account_id = ${id} order by granted_at`,
  },
  /** The rows stay, because orders refer to them; the strings that would activate another computer do not. */
  async erase(transaction, { accountId }) {
    await transaction.execute(sql`
      update shop.licence set authentication_string = gen_random_uuid()::text
       where account_id = ${accountId}`);
  },
  ownedTables: [["licence", "account_id"]],
  timeline(id) {
    const name = nameOfPid(sql`licence.pid`, defaultLanguage);
    const once = (column: SQL, kind: string) => sql`
      select ${column}, ${sql.raw(`'${kind} '`)} || id, ${sql.raw(`'${kind}'`)}, ${name}, serial, null, null
        from shop.licence where account_id = ${id}`;
    return [
      once(sql`granted_at`, "licenceGranted"),
      once(sql`upgraded_at`, "licenceUpgraded"),
      once(sql`revoked_at`, "licenceRevoked"),
    ];
  },
};
