import type { App } from "../../app.ts";
import { codeDeskRoutes, type CodeDeskOptions } from "../codes/staff-routes.ts";
import { actingRoutes } from "./acting-routes.ts";
import { readingRoutes } from "./reading-routes.ts";
import { createStaffGuard } from "./require-staff.ts";

/**
 * The support desk, for the back office in the CMS. No call here gives a session, a hash or a token of a customer.
 * The edge passes none of them on.
 */
export async function staffRoutes(
  app: App,
  { secret, ...codes }: { secret: string } & Omit<CodeDeskOptions, "guard">,
): Promise<void> {
  const guard = createStaffGuard(app, secret);
  await app.register(readingRoutes, { guard });
  await app.register(actingRoutes, { guard });
  await app.register(codeDeskRoutes, { guard, ...codes });
}
