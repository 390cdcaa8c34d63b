import { currencyOfCountry, defaultCountry } from "@autotune/commerce";
import { renderCartReminder } from "@autotune/emails";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { findRecipient } from "../../identity/index.ts";
import { communicationLinks } from "../unsubscribe/communication-links.ts";
import { wantsCartReminder } from "./wants-cart-reminder.ts";
import { cartEmailLines } from "./cart-email-lines.ts";
import { cartLinks } from "../../checkout/index.ts";
import { cartReminderQueue, type CartToRemindOf } from "./cart-reminder-queue.ts";
import { findCartToMail } from "./repository.ts";

/** Reminds a person of an abandoned cart. Who came back, bought, or has opted out since gets none. */
export function sendCartReminders(
  app: App,
  { origin, linkSecret }: { origin: string; linkSecret: string },
): QueueWork<CartToRemindOf> {
  const links = cartLinks(linkSecret);
  const choices = communicationLinks(linkSecret);
  return {
    queue: cartReminderQueue,
    atOnce: 5,
    async run({ cartId }) {
      const cart = await findCartToMail(app.database, cartId);
      if (cart === undefined) return;
      const recipient = await findRecipient(app.database, cart.accountId);
      if (recipient === undefined) return;
      const { email, name } = recipient;
      const language = cart.language ?? recipient.language;
      if (!(await wantsCartReminder(app.database, email))) return;
      const now = new Date();
      const currency = cart.currency ?? currencyOfCountry(defaultCountry);
      const lines = await cartEmailLines(app.database, { ...cart, currency, language }, now);
      if (lines.length === 0) return;
      await app.sendMail({
        kind: "cartReminder",
        to: email,
        ...(await renderCartReminder({
          language,
          name,
          lines,
          cartUrl: origin + links.pathFor(cartId, language, now),
          choicesUrl: origin + choices.pathFor(email, language),
        })),
        messageId: `<cart-${cartId}@${new URL(origin).hostname}>`,
        unsubscribeUrl: choices.unsubscribeUrlFor(email, origin),
      });
    },
  };
}
