import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cloneDatabase } from "@autotune/database/testing";
import { storageFromUrl } from "@autotune/storage";
import { expect, inject, vi } from "vitest";
import { startMailbox, type ReadableMail } from "../../../../../test/mailbox.ts";
import { settings } from "../../../../../test/settings.ts";
import { modules } from "../../../../app/modules.ts";
import { startMailWorker } from "../../../../../test/start-mail-worker.ts";
import { sendNotices } from "../../../identity/account-emails/send-notices.ts";
import { defaultLimits } from "../../../identity/limits/account-limits.ts";
import { createAccountsApp, noLimits } from "../../../identity/accounts/testing/accounts-app.ts";
import { Visitor } from "../../../identity/accounts/testing/visitor.ts";
import { dataExportRoutes } from "../../data-export/routes.ts";
import { writeExports } from "../../data-export/write-exports.ts";
import { sendSettledEmails } from "../../../orders/withdrawals/send-settled-email.ts";
import { sendWithdrawalEmails } from "../../../orders/withdrawals/send-withdrawal-email.ts";
import { withdrawalRoutes } from "../../../orders/withdrawals/routes.ts";
import { erasureRoutes } from "../routes.ts";
import { sendErasedEmails } from "../send-erased-email.ts";

export type RightsShop = Awaited<ReturnType<typeof openRightsShop>>;

const limits = { ...noLimits, failedSignIn: defaultLimits.failedSignIn };

/** The processes with what data requests need, with mail and a storage of their own. */
export async function openRightsShop() {
  const [clone, mailbox, folder] = await Promise.all([
    cloneDatabase(inject("databaseTemplate")),
    startMailbox(),
    mkdtemp(join(tmpdir(), "rights-")),
  ]);
  const storage = storageFromUrl(pathToFileURL(folder).href);
  const origin = settings.PUBLIC_URL;
  const worker = await startMailWorker(clone.url, mailbox, modules);
  await worker.workOn(sendNotices(worker, origin));
  await worker.workOn(writeExports(worker, storage));
  await worker.workOn(sendErasedEmails(worker, origin));
  await worker.workOn(sendWithdrawalEmails(worker, origin));
  await worker.workOn(sendSettledEmails(worker, origin));
  const web = await createAccountsApp({ databaseUrl: clone.url, limits });
  await web.register(erasureRoutes, { limits });
  await web.register(dataExportRoutes, { storage });
  await web.register(withdrawalRoutes);

  let people = 0;
  /** With its own IP address, so that no rate limit affects the next test. */
  const browser = () => new Visitor(web, { "x-forwarded-for": `10.1.0.${(people += 1)}` });

  return {
    web,
    worker,
    origin,
    storage,
    browser,

    async newCustomer() {
      const email = `${randomUUID()}@studio.test`;
      const visitor = browser();
      const created = await visitor.createAccount(email);
      expect(created.statusCode).toBe(201);
      return { id: created.json<{ id: number }>().id, email, visitor };
    },

    async mailsTo(email: string, count: number): Promise<ReadableMail[]> {
      await vi.waitFor(() => expect(mailbox.mailsTo(email)).toHaveLength(count), {
        timeout: 10_000,
        interval: 50,
      });
      return mailbox.mailsTo(email);
    },

    async close() {
      await Promise.all([web.close(), worker.close(), mailbox.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
