import type { InstallerResponse, OrderResponse } from "@autotune/contract";
import type { order, orderLine, policyAgreement, subscription } from "@autotune/database/schema";

import { nextPriceOf, viewDiscount } from "../../subscriptions/index.ts";
import { chooseDownloadPages, type InstallPage } from "../../licensing/index.ts";

export type OrderRow = typeof order.$inferSelect;
type LineRow = typeof orderLine.$inferSelect;
type PlanRow = Pick<
  typeof subscription.$inferSelect,
  | "orderLineId"
  | "state"
  | "price"
  | "subInterval"
  | "subIntervalUnit"
  | "trialEndsAt"
  | "nextChargeAt"
  | "entitledUntil"
  | "discountedChargesLeft"
  | "priceAfterDiscount"
> & {
  /** Of what it entitles to today. */
  readonly pids: readonly string[];
};
type LineResponse = OrderResponse["lines"][number];
export type LicenceRow = Omit<LineResponse["licences"][number], "installer"> & {
  readonly orderLineId: number | null;
  readonly pid: string;
};

/** What belongs to some orders. */
export interface OrderParts {
  readonly lines: readonly LineRow[];
  readonly licences: readonly LicenceRow[];
  /** By pid. */
  readonly installers: ReadonlyMap<string, InstallerResponse>;
  /** By line: how many licences were transferred. */
  readonly givenAway: ReadonlyMap<number, number>;
  readonly plans: readonly PlanRow[];
  readonly agreements: readonly (typeof policyAgreement.$inferSelect)[];
  /** Accounts that wait to be set up. */
  readonly guests: ReadonlySet<number>;
  /** All that exist, in their order. */
  readonly installPages: readonly InstallPage[];
}

/** An order as its owner sees it. Details of other orders are ignored. */
export function viewOrder(row: OrderRow, parts: OrderParts): OrderResponse {
  const { reference, state, currency, subtotal, discount, tax, taxIncluded, total, refunded } = row;
  const { cardEnding, invoiceUrl, suppressRedirect } = row;
  return {
    reference,
    state,
    placedAt: row.placedAt.toISOString(),
    currency,
    subtotal,
    discount,
    tax,
    taxIncluded,
    total,
    refunded,
    agreed: parts.agreements
      .filter(({ checkoutId }) => checkoutId === row.checkoutId)
      .map(({ document, version, language, agreedAt }) => ({
        document,
        version,
        language,
        agreedAt: agreedAt.toISOString(),
      })),
    cardEnding,
    invoiceUrl,
    suppressRedirect,
    isGuest: parts.guests.has(row.accountId),
    lines: parts.lines
      .filter((line) => line.orderId === row.id)
      .map((line) => viewLine(line, parts)),
  };
}

function viewLine(line: LineRow, parts: OrderParts): LineResponse {
  const { path, pid, name, type, isFreebie, quantity, total } = line;
  const plan = parts.plans.find(({ orderLineId }) => orderLineId === line.id);
  const licences = parts.licences.filter(({ orderLineId }) => orderLineId === line.id);
  return {
    path,
    pid,
    name,
    type,
    isFreebie,
    quantity,
    total,
    refundedAt: line.refundedAt?.toISOString() ?? null,
    plan: plan === undefined ? null : viewPlan(plan),
    licences: licences.map(({ orderLineId: _orderLineId, pid: ofPid, ...licence }) => ({
      ...licence,
      installer: isValid(licence) ? (parts.installers.get(ofPid) ?? null) : null,
    })),
    givenAway: parts.givenAway.get(line.id) ?? 0,
    downloads: viewDownloads(line, { licences, plan, installPages: parts.installPages }),
  };
}

interface Installable {
  readonly licences: readonly LicenceRow[];
  readonly plan: PlanRow | undefined;
  readonly installPages: readonly InstallPage[];
}

/** What the line still entitles its owner to: a valid licence, or a plan that has not ended. */
function viewDownloads(
  { name }: LineRow,
  { licences, plan, installPages }: Installable,
): LineResponse["downloads"] {
  const valid = licences.filter(isValid);
  const ofPlan = plan === undefined || plan.state === "deactivated" ? [] : plan.pids;
  const places = chooseDownloadPages([...valid.map(({ pid }) => pid), ...ofPlan], installPages);
  return places.map(({ slug, product, pids }) => ({
    slug,
    product,
    name: places.length === 1 ? name : (valid.find(({ pid }) => pid === pids[0])?.name ?? name),
  }));
}

function isValid({ isRevoked, isUpgraded }: Pick<LicenceRow, "isRevoked" | "isUpgraded">): boolean {
  return !isRevoked && !isUpgraded;
}

function viewPlan(plan: PlanRow): LineResponse["plan"] {
  return {
    state: plan.state,
    price: nextPriceOf(plan),
    discount: viewDiscount(plan),
    interval: { count: plan.subInterval, unit: plan.subIntervalUnit },
    trialEndsAt: plan.trialEndsAt?.toISOString() ?? null,
    nextChargeAt: plan.nextChargeAt?.toISOString() ?? null,
    entitledUntil: plan.entitledUntil.toISOString(),
  };
}
