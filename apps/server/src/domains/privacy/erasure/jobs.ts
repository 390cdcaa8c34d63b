import type { Storage } from "@autotune/storage";
import type { App } from "../../../platform/app.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { cancelErasure, noticeQueue, findRecipient } from "../../identity/index.ts";
import { removeExpiredExports } from "../data-export/jobs.ts";
import { emptyLateEvents } from "./empty-late-events.ts";
import { erasedEmailQueue } from "./erased-email-queue.ts";
import { erasePerson } from "./erase-person.ts";
import {
  findDueErasures,
  hasChargingPlan,
  lockDueErasure,
  markErased,
  waitsForMoney,
} from "./repository.ts";

const atMost = 100;

/** Erases accounts whose request is due. */
export function eraseAccounts(app: App, { storage }: { storage: Storage }): Job {
  return {
    name: "erase-accounts",
    schedule: "10 * * * *",
    async run() {
      const failed: number[] = [];
      for (let after = 0; ;) {
        const due = await findDueErasures(app.database, { after, atMost });
        for (const accountId of due)
          await eraseAccount(app, storage, accountId).catch((error: unknown) => {
            // One failure must not block the others.
            app.log.error({ err: error, accountId }, "an account was not erased");
            failed.push(accountId);
          });
        const last = due.at(-1);
        if (last === undefined || due.length < atMost) break;
        after = last;
      }
      await emptyLateEvents(app.database);
      // Fails the job, so that it is noticed and retried.
      if (failed.length > 0) throw new Error(`Not erased: ${failed.join(", ")}`);
    },
  };
}

export async function eraseAccount(
  app: Pick<App, "database" | "modules" | "transact" | "readyToEnqueue" | "log">,
  storage: Storage,
  accountId: number,
): Promise<void> {
  const recipient = await findRecipient(app.database, accountId);
  if (recipient === undefined) return;
  const enqueue = await app.readyToEnqueue();
  const outcome = await app.transact(async (transaction) => {
    if (!(await lockDueErasure(transaction, accountId))) return "not due";
    // A plan started since means that they changed their mind. The request would erase them when the plan
    // ends.
    if (await hasChargingPlan(transaction, accountId)) {
      await cancelErasure(transaction, accountId);
      const name = `erasure-stopped-${accountId}-${Date.now()}`;
      const news = { kind: "erasureStopped" } as const;
      await enqueue(transaction, noticeQueue, [{ name, accountId, news }]);
      return "stopped";
    }
    if (await waitsForMoney(transaction, accountId)) return "waits";
    const { email, name, language } = recipient;
    await erasePerson(transaction, app.modules, { accountId, email });
    await markErased(transaction, accountId);
    const person = { accountId, to: email, name, language };
    await enqueue(transaction, erasedEmailQueue, [person]);
    return "erased";
  });
  app.log.info({ accountId, outcome }, "erasure");
  if (outcome === "erased") await removeExpiredExports(app.database, storage);
}
