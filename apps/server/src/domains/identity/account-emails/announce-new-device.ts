import type { UnitOfWork } from "../../../platform/jobs/unit-of-work.ts";
import type { NewDevice } from "../../../platform/session/session.ts";
import { noticeQueue } from "./notice-queue.ts";

/** Notifies the owner of an account that somebody signed in at a browser it did not know. */
export async function announceNewDevice(
  { transaction, enqueue }: UnitOfWork,
  { sessionId, accountId, userAgent, country, startedAt }: NewDevice,
): Promise<void> {
  const news = { kind: "newDevice", userAgent, country, at: startedAt.toISOString() } as const;
  await enqueue(transaction, noticeQueue, [{ name: `new-device-${sessionId}`, accountId, news }]);
}
