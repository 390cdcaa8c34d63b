import { sql, type SQL } from "drizzle-orm";
import { activationIdsOfAccount } from "./activation-ids-of.ts";
import { desktopRoutes } from "./desktop-routes.ts";
import { activationRoutes } from "./routes.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const activationsModule: ModuleManifest = {
  name: "activations",
  async routes(app, { settings }) {
    await app.register(activationRoutes);
    await app.register(desktopRoutes, { secret: settings.ACTIVATION_SECRET });
  },
  personalData: {
    // Those of former owners are empty.
    activations: (id) => sql`
      select licence.serial, subscription.path as plan, device_id, device_name, system, app_version, activated_at,
             last_seen_at, activation.ended_at
        from shop.activation
        left join shop.licence on licence.id = activation.licence_id
        left join shop.subscription on subscription.id = activation.subscription_id
       where activation.id in (${activationIdsOfAccount(id)}) and device_id <> ''
       order by activated_at`,
  },
  /** Their computers are deactivated. */
  async erase(transaction, { accountId }) {
    await transaction.execute(sql`
      update shop.activation
         set device_id = '', device_name = '', ended_at = coalesce(ended_at, now())
       where id in (${activationIdsOfAccount(accountId)})`);
  },
  timeline(id) {
    const device = (column: SQL, kind: string) => sql`
      select ${column}, ${sql.raw(`'${kind} '`)} || activation.id, ${sql.raw(`'${kind}'`)}, device_name,
             system || ' ' || app_version, null, null
        from shop.activation where id in (${activationIdsOfAccount(id)})`;
    return [
      device(sql`activated_at`, "deviceActivated"),
      device(sql`activation.ended_at`, "deviceDeactivated"),
    ];
  },
};
