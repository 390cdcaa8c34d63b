import { greetingName, type Currency } from "@autotune/commerce";
import { renderPlanEmail, type PriceToCome } from "@autotune/emails";
import { ProviderRejected, ProviderUnavailable, type PaymentProvider } from "@autotune/payments";
import { defaultLanguage, linkTo } from "@autotune/routes";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { isForgotten } from "../../identity/index.ts";
import { hasRecordingTemplates } from "../../licensing/index.ts";
import { planEmailQueue, type PlanMail } from "./plan-email-queue.ts";
import { findPlanToMail } from "../plans/repository.ts";

interface PlanEmailOptions {
  readonly origin: string;
  /** At the payment provider. */
  readonly findInvoice: PaymentProvider["findInvoice"];
}

/** Emails the owner of a plan what has happened to it, in the language of the purchase. */
export function sendPlanEmails(
  app: App,
  { origin, findInvoice }: PlanEmailOptions,
): QueueWork<PlanMail> {
  return {
    queue: planEmailQueue,
    atOnce: 2,
    async run({ kind, subscriptionId, key, path, amount, priceToCome, date, ...more }) {
      const found = await findPlanToMail(app.database, subscriptionId, path);
      if (found === undefined) throw new Error(`There is no subscription ${subscriptionId}`);
      if (isForgotten(found)) return;
      const { email, language, currency, cardEnding, names } = found;
      const page = linkTo("SubscriptionDetail", { id: String(subscriptionId) }, language);
      const query = new URLSearchParams({ fs_id: found.providerSubscriptionId });
      const rendered = await renderPlanEmail({
        kind,
        language,
        name: greetingName(found, language),
        planName: names[language] ?? names[defaultLanguage] ?? path,
        amount: amount === null ? null : { amount, currency },
        interval: more.interval ?? null,
        taxIncluded: found.taxIncluded,
        priceToCome: priceToCome === undefined ? null : inCurrency(priceToCome, currency),
        date: date === null ? null : new Date(date),
        accessUntil: more.accessUntil === undefined ? null : new Date(more.accessUntil),
        startsLater: more.startsLater ?? false,
        cardEnding,
        invoiceUrl: await findInvoiceOf(more.chargeId, findInvoice),
        accountUrl: `${origin}${page}?${query.toString()}`,
        hasTemplates: await hasRecordingTemplates(app.database, path),
      });
      const { hostname } = new URL(origin);
      await app.sendMail({
        kind: `plan.${kind}`,
        to: email,
        ...rendered,
        messageId: `<plan-${key}@${hostname}>`,
      });
    },
  };
}

/** Null where the provider has none or cannot be asked: the email is worth more than the link in it. */
async function findInvoiceOf(
  chargeId: string | undefined,
  findInvoice: PaymentProvider["findInvoice"],
): Promise<string | null> {
  if (chargeId === undefined) return null;
  try {
    return await findInvoice(chargeId);
  } catch (error) {
    if (error instanceof ProviderUnavailable || error instanceof ProviderRejected) return null;
    throw error;
  }
}

function inCurrency(
  { price, interval, discount }: NonNullable<PlanMail["priceToCome"]>,
  currency: Currency,
): PriceToCome {
  const money = (amount: number) => ({ amount, currency });
  return {
    price: money(price),
    interval,
    discount:
      discount === null
        ? null
        : { chargesLeft: discount.chargesLeft, priceAfter: money(discount.priceAfter) },
  };
}
