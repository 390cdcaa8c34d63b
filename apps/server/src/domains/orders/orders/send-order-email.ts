import { greetingName } from "@autotune/commerce";
import type { Currency } from "@autotune/commerce";
import type { InstallerResponse, OrderResponse } from "@autotune/contract";
import { renderReceiptEmail, type OrderEmailLine } from "@autotune/emails";
import { linkTo, type Language } from "@autotune/routes";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { isForgotten, makeSetupLink } from "../../identity/index.ts";
import type { InstallerLinks } from "../../licensing/index.ts";
import { orderEmailQueue, type OrderToMail } from "./order-email-queue.ts";
import { findOrderToMail } from "./repository.ts";

/** Emails the buyer about an order, in the language of the purchase. */
export function sendOrderEmails(
  app: App,
  { origin, links }: { readonly origin: string; readonly links: InstallerLinks },
): QueueWork<OrderToMail> {
  return {
    queue: orderEmailQueue,
    atOnce: 2,
    async run({ orderId, isPending = false, copy }) {
      const found = await findOrderToMail(app.database, orderId, links);
      if (found === undefined) throw new Error(`There is no order ${orderId}`);
      if (isForgotten(found)) return;
      const { order, view, email, accountId } = found;
      // The money was faster than this email, or will not come.
      if (isPending && order.state !== "pending") return;
      const { language, currency } = order;
      const money = (amount: number) => ({ amount, currency });
      const setupPath = view.isGuest
        ? await makeSetupLink(app.database, { accountId, email, language })
        : null;
      const named = new URLSearchParams({ reference: order.reference });
      const rendered = await renderReceiptEmail({
        language,
        state: isPending ? "pending" : "completed",
        name: greetingName(found, order.language),
        reference: order.reference,
        placedAt: order.placedAt,
        lines: view.lines.map((line) => lineOf(line, { currency, language, origin })),
        subtotal: money(order.subtotal),
        discount: money(order.discount),
        tax: money(order.tax),
        taxIncluded: order.taxIncluded,
        total: money(order.total),
        cardEnding: order.cardEnding,
        ordersUrl: origin + linkTo("Orders", {}, language),
        invoiceUrl: order.invoiceUrl,
        withdrawalUrl: `${origin}${linkTo("Withdrawal", {}, language)}?${named.toString()}`,
        setupUrl: setupPath === null ? null : origin + setupPath,
      });
      const { hostname } = new URL(origin);
      const name = isPending ? "order-pending" : "order";
      const suffix = copy === undefined ? "" : `-${copy}`;
      await app.sendMail({
        kind: isPending ? "orderPending" : "order",
        to: email,
        ...rendered,
        messageId: `<${name}-${order.reference}${suffix}@${hostname}>`,
      });
    },
  };
}

interface LineContext {
  readonly currency: Currency;
  readonly language: Language;
  readonly origin: string;
}

function lineOf(
  line: OrderResponse["lines"][number],
  { currency, language, origin }: LineContext,
): OrderEmailLine {
  const { name, quantity, isFreebie, licences, plan, downloads } = line;
  return {
    name,
    quantity,
    total: { amount: line.total, currency },
    isFreebie,
    licences: licences.map(({ installer, ...licence }) => ({
      ...licence,
      installer: installer === null ? null : withOrigin(installer, origin),
    })),
    // A plan that ended at once has no next charge.
    plan:
      plan === null || plan.state === "deactivated"
        ? null
        : {
            price: { amount: plan.price, currency },
            interval: plan.interval,
            discount:
              plan.discount === null
                ? null
                : {
                    chargesLeft: plan.discount.chargesLeft,
                    priceAfter: { amount: plan.discount.priceAfter, currency },
                  },
            trialEndsAt: readTime(plan.trialEndsAt),
            nextChargeAt: readTime(plan.nextChargeAt),
          },
    downloads: downloads.map(({ slug, product, name: installed }) => ({
      name: installed,
      url:
        origin +
        linkTo("SoftwareDownload", { slug }, language) +
        (product === null ? "" : `#${product}`),
    })),
  };
}

function withOrigin({ version, files }: InstallerResponse, origin: string): InstallerResponse {
  return { version, files: files.map((file) => ({ ...file, url: origin + file.url })) };
}

function readTime(time: string | null): Date | null {
  return time === null ? null : new Date(time);
}
