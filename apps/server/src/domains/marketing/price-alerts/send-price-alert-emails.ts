import { renderPriceAlertEmail } from "@autotune/emails";
import { defaultLanguage, linkTo } from "@autotune/routes";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { isForSale } from "../../../platform/published/is-for-sale.ts";
import { createToken, hashToken } from "../../../platform/session/token.ts";
import { readOffers } from "../../catalogue/index.ts";
import { stopPriceAlertLinks } from "./stop-price-alert-links.ts";
import {
  confirmPriceAlertQueue,
  reachedPriceQueue,
  type AlertToConfirm,
  type ReachedAlert,
} from "./price-alert-queues.ts";
import { readProductToName } from "./read-product-to-name.ts";
import { findAlert, insertToken, reactivate } from "./repository.ts";

interface AlertMailOptions {
  readonly origin: string;
  readonly linkSecret: string;
}

/** Asks the mailbox to confirm, in the language of the page the request came from. */
export function sendAlertConfirmations(
  app: App,
  { origin, linkSecret }: AlertMailOptions,
): QueueWork<AlertToConfirm> {
  const links = stopPriceAlertLinks(linkSecret);
  return {
    queue: confirmPriceAlertQueue,
    atOnce: 2,
    async run({ alertId }) {
      const found = await findAlert(app.database, alertId);
      if (found === undefined || found.toldAt !== null) return;
      const { email, path, currency, amount, language, askedAt } = found;
      // Made here and not with the request: job data is stored in the database as plain text.
      const token = createToken();
      const expiresAt = await insertToken(app.database, alertId, hashToken(token));
      const { name } = await readProductToName(app.database, path, language);
      const query = new URLSearchParams({ kind: "price", token }).toString();
      await app.sendMail({
        kind: "priceAlertConfirm",
        to: email,
        ...(await renderPriceAlertEmail({
          kind: "confirm",
          language,
          product: name,
          wish: { amount, currency },
          confirmUrl: `${origin}${linkTo("Confirm", {}, language)}#${query}`,
          expiresAt,
          stopUrl: origin + links.pathFor(alertId, language),
        })),
        messageId: `<price-alert-${alertId}-${askedAt.getTime()}@${new URL(origin).hostname}>`,
        unsubscribeUrl: links.oneClickUrlFor(alertId, origin),
      });
    },
  };
}

/**
 * Notifies that a wished price is reached. No email where the wish was deleted meanwhile. The email may have been held
 * back for days, so it states the price of now; a wish that is no longer reached is active again.
 */
export function sendReachedPrices(
  app: App,
  { origin, linkSecret }: AlertMailOptions,
  now: () => Date = () => new Date(),
): QueueWork<ReachedAlert> {
  const links = stopPriceAlertLinks(linkSecret);
  return {
    queue: reachedPriceQueue,
    atOnce: 5,
    async run({ alertId }) {
      const found = await findAlert(app.database, alertId);
      // Requested anew since: that is another wish, which is active.
      if (found === undefined || found.toldAt === null) return;
      const { email, path, currency, amount, language, toldAt } = found;
      const [offer] = await readOffers(app.database, [path], defaultLanguage, now());
      const price = offer && isForSale(offer) ? offer.prices[currency] : undefined;
      if (price === undefined || price > amount) {
        await reactivate(app.database, alertId);
        return;
      }
      const { name, href } = await readProductToName(app.database, path, language);
      await app.sendMail({
        kind: "priceAlert",
        to: email,
        ...(await renderPriceAlertEmail({
          kind: "reached",
          language,
          product: name,
          wish: { amount, currency },
          price: { amount: price, currency },
          productUrl: origin + href,
          stopUrl: origin + links.pathFor(alertId, language),
        })),
        messageId: `<price-reached-${alertId}-${toldAt.getTime()}@${new URL(origin).hostname}>`,
        unsubscribeUrl: links.oneClickUrlFor(alertId, origin),
      });
    },
  };
}
