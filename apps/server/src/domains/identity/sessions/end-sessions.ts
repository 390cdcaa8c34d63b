import type { App } from "../../../platform/app.ts";
import { noticeQueue, type Notice } from "../account-emails/notice-queue.ts";
import { endOtherSessions, endSession, type CurrentSession } from "./repository.ts";

type Deps = Pick<App, "transact" | "readyToEnqueue">;

/** Ends one session. Where it is another browser's, the owner is notified in the same transaction. */
export async function signOutBrowser(
  { transact, readyToEnqueue }: Deps,
  current: CurrentSession,
  named: { readonly id: string; readonly deviceHash: Buffer | null },
): Promise<"current" | "other" | undefined> {
  const enqueue = await readyToEnqueue();
  return transact(async (transaction) => {
    const ended = await endSession(transaction, current, named);
    if (ended === undefined) return undefined;
    if (ended.isCurrent) return "current";
    const name = `session-ended-${named.id}`;
    await enqueue(transaction, noticeQueue, [noticeOf(current, name, ended.userAgent)]);
    return "other";
  });
}

/** Ends all sessions but the requesting one, with a notice where there was another. */
export async function signOutOtherBrowsers(
  { transact, readyToEnqueue }: Deps,
  current: CurrentSession,
  deviceHash: Buffer | null,
): Promise<void> {
  const enqueue = await readyToEnqueue();
  await transact(async (transaction) => {
    if ((await endOtherSessions(transaction, current, deviceHash)) === 0) return;
    const name = `sessions-ended-${current.accountId}-${Date.now()}`;
    await enqueue(transaction, noticeQueue, [noticeOf(current, name, null)]);
  });
}

function noticeOf({ accountId }: CurrentSession, name: string, userAgent: string | null): Notice {
  const at = new Date().toISOString();
  return { name, accountId, news: { kind: "sessionsEnded", userAgent, at } };
}
