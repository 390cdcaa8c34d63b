import type { Database } from "@autotune/database";
import { activation } from "@autotune/database/schema";
import { and, desc, eq, isNull, type SQL } from "drizzle-orm";

/** What an activation belongs to: a licence or a plan. */
export type ActivatedId = { readonly licenceId: number } | { readonly subscriptionId: number };

/** It takes a seat until it is ended: by its owner, by the app on it, or with its licence. */
export const isRunning = isNull(activation.endedAt);

export function isOf(of: ActivatedId): SQL {
  return "licenceId" in of
    ? eq(activation.licenceId, of.licenceId)
    : eq(activation.subscriptionId, of.subscriptionId);
}

/** The computers that take a seat, the last seen first. */
export function readRunningActivations(database: Database, of: ActivatedId) {
  return database
    .select({
      id: activation.id,
      deviceName: activation.deviceName,
      system: activation.system,
      appVersion: activation.appVersion,
      activatedAt: activation.activatedAt,
      lastSeenAt: activation.lastSeenAt,
    })
    .from(activation)
    .where(and(isOf(of), isRunning))
    .orderBy(desc(activation.lastSeenAt), desc(activation.id));
}
export type RunningActivation = Awaited<ReturnType<typeof readRunningActivations>>[number];
