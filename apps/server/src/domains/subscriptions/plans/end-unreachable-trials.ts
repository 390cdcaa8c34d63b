import { subscription } from "@autotune/database/schema";
import { sql } from "drizzle-orm";
import type { MailKind } from "../../../platform/mail-delivery/mail-kinds.ts";
import type { UnitOfWork } from "../../../platform/jobs/unit-of-work.ts";
import type { BouncedMail } from "../../../platform/modules/module.ts";
import { endSubscriptionQueue } from "./end-subscription-queue.ts";

/** The emails that welcome somebody to a trial. */
const welcomes: readonly string[] = ["plan.trialStarted", "order"] satisfies MailKind[];

/**
 * Ends the trials of a mailbox that does not exist. Nobody could be told when the first charge comes, and a made-up
 * mailbox gives no trial. It stays used.
 */
export async function endUnreachableTrials(
  { transaction, enqueue }: UnitOfWork,
  { email, kind }: BouncedMail,
): Promise<void> {
  if (!welcomes.includes(kind)) return;
  const ended = await transaction
    .update(subscription)
    .set({
      state: "deactivated",
      nextChargeAt: null,
      endsAt: null,
      endedAt: sql`now()`,
      entitledUntil: sql`least(${subscription.entitledUntil}, now())`,
      changedAt: sql`greatest(${subscription.changedAt}, now())`,
    })
    .where(
      sql`${subscription.state} = 'trial'
        and ${subscription.accountId} = (select id from shop.account where email = ${email})`,
    )
    .returning({ providerSubscriptionId: subscription.providerSubscriptionId });
  await enqueue(transaction, endSubscriptionQueue, ended);
}
