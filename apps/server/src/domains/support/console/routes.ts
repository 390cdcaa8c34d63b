import type { App } from "../../../platform/app.ts";
import {
  staffCodeRoutes,
  type StaffCodeOptions,
} from "../../marketing/redemption-codes/staff-routes.ts";
import { actingRoutes } from "./acting-routes.ts";
import { readingRoutes } from "./reading-routes.ts";
import { createStaffGuard } from "../../../platform/staff-calls/staff-guard.ts";

/**
 * The support console's API, for the back office in the CMS. No endpoint here returns a session, a hash or a
 * token of a customer. The edge does not expose them.
 */
export async function staffRoutes(
  app: App,
  { secret, ...codes }: { secret: string } & Omit<StaffCodeOptions, "guard">,
): Promise<void> {
  const guard = createStaffGuard(app, secret);
  await app.register(readingRoutes, { guard });
  await app.register(actingRoutes, { guard });
  await app.register(staffCodeRoutes, { guard, ...codes });
}
