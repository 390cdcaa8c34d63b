import type { StaffComputer } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { activation } from "@autotune/database/schema";
import { and, desc, inArray, isNull } from "drizzle-orm";

/** The computers that take a seat of licences or plans, by their ids, the last seen first. */
export async function readComputers(
  database: Database,
  kind: "licenceId" | "subscriptionId",
  ids: readonly number[],
): Promise<ReadonlyMap<number, StaffComputer[]>> {
  const computers = new Map<number, StaffComputer[]>();
  if (ids.length === 0) return computers;
  const rows = await database
    .select({
      of: activation[kind],
      id: activation.id,
      name: activation.deviceName,
      system: activation.system,
      appVersion: activation.appVersion,
      lastSeenAt: activation.lastSeenAt,
    })
    .from(activation)
    .where(and(inArray(activation[kind], [...ids]), isNull(activation.endedAt)))
    .orderBy(desc(activation.lastSeenAt), desc(activation.id));
  for (const { of, lastSeenAt, ...row } of rows)
    if (of !== null)
      computers.set(of, [
        ...(computers.get(of) ?? []),
        { ...row, lastSeenAt: lastSeenAt.toISOString() },
      ]);
  return computers;
}
