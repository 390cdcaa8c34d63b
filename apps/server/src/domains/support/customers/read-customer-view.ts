import type { OrderResponse, StaffCustomerView } from "@autotune/contract";
import type { Transaction } from "@autotune/database";
import { account } from "@autotune/database/schema";
import { defaultLanguage } from "@autotune/routes";
import { and, eq, isNull } from "drizzle-orm";
import type { SummaryReader } from "../../../platform/modules/module.ts";
import { maskSerial, readOwnedProducts, type InstallerLinks } from "../../licensing/index.ts";
import { readOrders } from "../../orders/index.ts";

interface ViewDeps {
  readonly summarise: SummaryReader;
  /** The account's pages sign download links; none of them is passed on. */
  readonly links: InstallerLinks;
}

/** What a customer's account shows them; undefined where there is no such account. No session is opened for it. */
export async function readCustomerView(
  transaction: Transaction,
  { summarise, links }: ViewDeps,
  accountId: number,
): Promise<StaffCustomerView | undefined> {
  const [found] = await transaction
    .select()
    .from(account)
    .where(and(eq(account.id, accountId), isNull(account.erasedAt)));
  if (found === undefined) return undefined;
  const language = found.language ?? defaultLanguage;
  const summary = await summarise(found, language);
  const products = await readOwnedProducts(transaction, {
    accountId,
    page: 1,
    perpetualOnly: false,
    language,
  });
  const orders = await readOrders(transaction, { accountId, page: 1, links });
  return {
    email: found.email,
    name: `${found.firstName} ${found.lastName}`.trim(),
    language,
    mayTryPlan: summary.hasAvailableTrial > 0,
    products: {
      total: products.total,
      data: products.data.map((product) => ({
        name: product.sr_product,
        serial: maskSerial(product.pr_serial_number),
        isFromPlan: product.is_subscription,
        isActivated: product.is_activated,
        isInTransfer: product.is_in_transfer,
        isUpgraded: product.pr_purchaseid_upg_to !== "",
        upgrades: product.availableUpgrades.map(({ destination_product_name: name }) => name),
      })),
    },
    plans: summary.subscriptionSummary.map((plan) => ({
      name: plan.name,
      state: plan.fs_status,
      currency: plan.currency,
      price: plan.price,
      interval: plan.interval,
      nextChargeAt: plan.nextChargeAt,
      entitledUntil: plan.entitledUntil,
    })),
    orders: { total: orders.total, data: orders.orders.map(viewOrder) },
  };
}

function viewOrder(order: OrderResponse): StaffCustomerView["orders"]["data"][number] {
  const { reference, state, placedAt, currency, total, refunded, lines } = order;
  return {
    reference,
    state,
    placedAt,
    currency,
    total,
    refunded,
    lines: lines.map((line) => ({
      name: line.name,
      quantity: line.quantity,
      total: line.total,
      isRefunded: line.refundedAt !== null,
      licences: line.licences.map((licence) => ({
        name: licence.name,
        serial: maskSerial(licence.serial),
        isUpgraded: licence.isUpgraded,
        isRevoked: licence.isRevoked,
        hasInstaller: licence.installer !== null,
      })),
    })),
  };
}
