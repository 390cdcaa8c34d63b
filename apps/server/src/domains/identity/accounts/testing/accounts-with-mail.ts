import { randomUUID } from "node:crypto";
import { cloneDatabase } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import { expect, inject, vi } from "vitest";
import { startMailbox, type ReadableMail } from "../../../../../test/mailbox.ts";
import { settings } from "../../../../../test/settings.ts";
import { startMailWorker } from "../../../../../test/start-mail-worker.ts";
import type { App } from "../../../../platform/app.ts";
import { sendNotices } from "../../account-emails/send-notices.ts";
import { requestMergeConfirmation } from "../../account-merges/request-merge-confirmation.ts";
import { accountMergeRoutes } from "../../account-merges/routes.ts";
import { defaultLimits } from "../../limits/account-limits.ts";
import { createAccountsApp, noLimits } from "./accounts-app.ts";
import { Visitor } from "./visitor.ts";
import { requestMailboxConfirmation } from "../../email-change/request-mailbox-confirmation.ts";
import { emailChangeRoutes } from "../../email-change/routes.ts";
import { passkeyRoutes } from "../../passkeys/routes.ts";
import { sendTransferEmails } from "../../../licensing/transfers/send-transfer-email.ts";
import { sessionRoutes } from "../../sessions/routes.ts";

export interface Customer {
  readonly id: number;
  readonly email: string;
  readonly visitor: Visitor;
}

export type AccountsWithMail = Awaited<ReturnType<typeof openAccountsWithMail>>;

const queues = ["send-account-notice", "ask-mailbox", "ask-to-merge", "send-transfer-email"];

const limits = { ...noLimits, failedSignIn: defaultLimits.failedSignIn };

/** The web process with what accounts and their security need, a worker, and a mail server. */
export async function openAccountsWithMail() {
  const [clone, mailbox] = await Promise.all([
    cloneDatabase(inject("databaseTemplate")),
    startMailbox(),
  ]);
  const worker: App = await startMailWorker(clone.url, mailbox);
  await worker.workOn(sendNotices(worker, settings.PUBLIC_URL));
  await worker.workOn(requestMailboxConfirmation(worker, settings.PUBLIC_URL));
  await worker.workOn(requestMergeConfirmation(worker, settings.PUBLIC_URL));
  await worker.workOn(sendTransferEmails(worker, settings.PUBLIC_URL));
  const web = await createAccountsApp({ databaseUrl: clone.url, limits });
  await web.register(sessionRoutes, { limits });
  await web.register(passkeyRoutes, { origin: settings.PUBLIC_URL, limits });
  await web.register(emailChangeRoutes, { limits });
  await web.register(accountMergeRoutes);

  let people = 0;
  /** A browser with its own IP address, so that no rate limit affects the next test. */
  const browser = (headers: Record<string, string> = {}) => {
    people += 1;
    const ipAddress = `10.0.${Math.floor(people / 250)}.${people % 250}`;
    return new Visitor(web, { "x-forwarded-for": ipAddress, ...headers });
  };

  return {
    web,
    worker,
    mailbox,
    browser,

    /** A user who has just created an account. */
    async newCustomer(headers?: Record<string, string>): Promise<Customer> {
      const email = `${randomUUID()}@studio.test`;
      const visitor = browser(headers);
      const created = await visitor.createAccount(email);
      expect(created.statusCode).toBe(201);
      return { id: created.json<{ id: number }>().id, email, visitor };
    },

    /** Waits until so many messages have been sent to a recipient; no job is left that would send another. */
    async mailsTo(email: string, count: number): Promise<ReadableMail[]> {
      await vi.waitFor(
        async () => {
          const { rows } = await web.database.execute(
            sql`select 1 from jobs.job where name in ${queues} and state < 'completed'`,
          );
          expect([mailbox.mailsTo(email).length, rows.length]).toEqual([count, 0]);
        },
        { timeout: 10_000, interval: 50 },
      );
      return mailbox.mailsTo(email);
    },

    async close() {
      await Promise.all([web.close(), worker.close(), mailbox.close()]);
    },
  };
}

/** Jobs run concurrently: the order of two messages is undefined. */
export const mailNamed = (mails: readonly ReadableMail[], name: string) =>
  mails.find(({ messageId }) => messageId.startsWith(`<${name}-`));

/** The token of an emailed link. */
export const tokenIn = (mailed: ReadableMail | undefined): string =>
  /token=([\w-]{43})\b/.exec(mailed?.text ?? "")?.[1] ?? "";
