import type { App } from "../../../platform/app.ts";
import { noticeQueue } from "../account-emails/notice-queue.ts";
import { deletePasskey } from "./repository.ts";

/** Removes a key and notifies its owner, in one transaction. Returns whether the account had it. */
export async function removePasskey(
  { transact, readyToEnqueue }: Pick<App, "transact" | "readyToEnqueue">,
  { id, accountId }: { id: string; accountId: number },
): Promise<boolean> {
  const enqueue = await readyToEnqueue();
  return transact(async (transaction) => {
    const name = await deletePasskey(transaction, { id, accountId });
    if (name === undefined) return false;
    const news = { kind: "passkeyRemoved", name, at: new Date().toISOString() } as const;
    await enqueue(transaction, noticeQueue, [{ name: `passkey-removed-${id}`, accountId, news }]);
    return true;
  });
}
