import { randomUUID } from "node:crypto";
import { account } from "@autotune/database/schema";
import {
  renderCompleteAccountEmail,
  renderReactivateLegacyEmail,
  renderSetupEmail,
  type RenderedEmail,
} from "@autotune/emails";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { findRecipient } from "./recipient.ts";
import { makeSetupLink } from "./setup-link.ts";
import { setupEmailQueue, type AccountToMail } from "./setup-email-queue.ts";

/** Sends a set-up link to the owner of an account without a password. */
export function sendSetupEmails(app: App, origin: string): QueueWork<AccountToMail> {
  return {
    queue: setupEmailQueue,
    atOnce: 2,
    async run({ accountId }) {
      const recipient = await findRecipient(app.database, accountId);
      const waiting = await findWaitingAccount(app, accountId);
      // Set up meanwhile, or erased.
      if (recipient === undefined || waiting === undefined) return;
      const { email, ...shown } = recipient;
      const { language } = shown;
      const path = await makeSetupLink(app.database, { accountId, email, language });
      const { kind, rendered } = await render(waiting, { ...shown, setupUrl: origin + path });
      const { hostname } = new URL(origin);
      const messageId = `<set-up-${randomUUID()}@${hostname}>`;
      await app.sendMail({ kind, to: email, ...rendered, messageId });
    },
  };
}

interface WaitingAccount {
  /** Comes from the shop before this one. */
  readonly isLegacy: boolean;
  /** Of the newest order that waits in the account. */
  readonly reference: string | null;
}

async function findWaitingAccount(app: App, id: number): Promise<WaitingAccount | undefined> {
  const [found] = await app.database
    .select({
      isLegacy: sql<boolean>`${account.legacyId} is not null`,
      reference: sql<string | null>`(
        select reference from shop.order bought where bought.account_id = account.id
         order by placed_at desc limit 1)`,
    })
    .from(account)
    .where(and(eq(account.id, id), isNull(account.passwordHash)));
  return found;
}

interface SetupMail {
  readonly kind: "reactivateLegacy" | "completeAccount" | "setup";
  readonly rendered: RenderedEmail;
}

/** Why the account exists: imported from an older shop, created by an order, or for a captured email address. */
async function render(
  { isLegacy, reference }: WaitingAccount,
  shown: Omit<Parameters<typeof renderSetupEmail>[0], "reference">,
): Promise<SetupMail> {
  if (!isLegacy && reference !== null)
    return { kind: "setup", rendered: await renderSetupEmail({ ...shown, reference }) };
  return isLegacy
    ? { kind: "reactivateLegacy", rendered: await renderReactivateLegacyEmail(shown) }
    : { kind: "completeAccount", rendered: await renderCompleteAccountEmail(shown) };
}
