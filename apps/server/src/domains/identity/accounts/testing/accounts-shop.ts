import { cloneDatabase } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import { expect, inject, vi } from "vitest";
import { startMailbox, type Mailbox } from "../../../../../test/mailbox.ts";
import { linkSecret, settings } from "../../../../../test/settings.ts";
import { startMailWorker } from "../../../../../test/start-mail-worker.ts";
import type { App } from "../../../../platform/app.ts";
import { sendNotices } from "../../account-emails/send-notices.ts";
import { sendNewsletterEmails } from "../../../marketing/newsletter/send-newsletter-email.ts";
import { requestReminderConfirmation } from "../../../marketing/communications/request-reminder-confirmation.ts";
import { sendResetEmails } from "../../password/send-reset-email.ts";
import { sendSetupEmails } from "../../account-emails/send-setup-email.ts";
import { createAccountsApp } from "./accounts-app.ts";
import type { AccountLimits } from "../../limits/account-limits.ts";

export interface AccountsShop {
  readonly app: App;
  readonly mailbox: Mailbox;
  /** The messages to a recipient, once none is pending. */
  mailsTo(email: string): Promise<ReturnType<Mailbox["mailsTo"]>>;
  close(): Promise<void>;
}

/** The account endpoints, with a worker and a mail server: what is requested arrives. */
export async function openAccountsShop(limits?: AccountLimits): Promise<AccountsShop> {
  const [clone, mailbox] = await Promise.all([
    cloneDatabase(inject("databaseTemplate")),
    startMailbox(),
  ]);
  const { PUBLIC_URL: origin } = settings;
  const worker = await startMailWorker(clone.url, mailbox);
  await worker.workOn(sendSetupEmails(worker, origin));
  await worker.workOn(sendResetEmails(worker, origin));
  await worker.workOn(requestReminderConfirmation(worker, { origin, linkSecret }));
  await worker.workOn(sendNotices(worker, origin));
  await worker.workOn(sendNewsletterEmails(worker, origin));
  const app = await createAccountsApp({
    databaseUrl: clone.url,
    ...(limits === undefined ? {} : { limits }),
  });
  await app.ready();
  return {
    app,
    mailbox,
    async mailsTo(email) {
      await vi.waitFor(
        async () => {
          const { rows } = await app.database.execute(
            sql`select name from jobs.job where state < 'completed'`,
          );
          expect(rows).toEqual([]);
        },
        { timeout: 15_000, interval: 50 },
      );
      return mailbox.mailsTo(email);
    },
    async close() {
      await Promise.all([app.close(), worker.close(), mailbox.close()]);
    },
  };
}
