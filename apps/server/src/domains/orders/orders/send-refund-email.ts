import { greetingName } from "@autotune/commerce";
import { account, order, refund } from "@autotune/database/schema";
import { renderRefundEmail } from "@autotune/emails";
import { linkTo } from "@autotune/routes";
import { eq } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { accountEnd, isForgotten } from "../../identity/index.ts";
import { refundEmailQueue, type RefundToMail } from "./refund-email-queue.ts";

/** Notifies the buyer that their money is on its way back, and for what. */
export function sendRefundEmails(app: App, origin: string): QueueWork<RefundToMail> {
  return {
    queue: refundEmailQueue,
    atOnce: 2,
    async run({ returnId, reference, names, suspended = [] }) {
      const [found] = await app.database
        .select({
          email: account.email,
          firstName: account.firstName,
          lastName: account.lastName,
          language: order.language,
          currency: order.currency,
          amount: refund.amount,
          ...accountEnd,
        })
        .from(refund)
        .innerJoin(order, eq(order.id, refund.orderId))
        .innerJoin(account, eq(account.id, order.accountId))
        .where(eq(refund.providerReturnId, returnId));
      if (found === undefined) throw new Error(`There is no return ${returnId}`);
      if (isForgotten(found)) return;
      const { email, language, currency, amount } = found;
      const rendered = await renderRefundEmail({
        language,
        name: greetingName(found, language),
        reference,
        names: [...names],
        suspended: [...suspended],
        amount: { amount, currency },
        ordersUrl: origin + linkTo("Orders", {}, language),
      });
      const { hostname } = new URL(origin);
      await app.sendMail({
        kind: "refund",
        to: email,
        ...rendered,
        messageId: `<refund-${returnId}@${hostname}>`,
      });
    },
  };
}
