import Type from "typebox";
import { CalendarDay as Day } from "../platform/calendar-day.ts";

const Count = Type.Integer();
/** In minor units of the report's currency. */
const Amount = Type.Integer();

/** What a report can be broken down by. */
export const salesBreakdowns = [
  "product",
  "family",
  "kind",
  "currency",
  "country",
  "language",
  "coupon",
  "promotion",
  "channel",
] as const;
export type SalesBreakdown = (typeof salesBreakdowns)[number];

/** Three years: a page has a row for each day. */
export const longestReportDays = 3 * 366;
/** Days in UTC, both included. */
export const ReportPeriod = Type.Object({ from: Day, to: Day });
export type ReportPeriod = Type.Static<typeof ReportPeriod>;

export const SalesFigures = Type.Object({
  /** Paid orders and later charges of plans. */
  orders: Count,
  units: Count,
  /** After discounts, without tax, before refunds. */
  sales: Amount,
  /** At the rate of each order. */
  discount: Amount,
  tax: Amount,
  /** Orders and charges of which something was refunded. */
  returns: Count,
  /** Without tax, on the day of the refund. */
  refunded: Amount,
});
export type SalesFigures = Type.Static<typeof SalesFigures>;

const SalesDay = Type.Object({ day: Day, ...SalesFigures.properties });
export type SalesDay = Type.Static<typeof SalesDay>;

/** What the buyers of one currency paid, with tax, in its minor units. */
const OwnFigures = Type.Object({ total: Amount, discount: Amount, refunded: Amount });

const SalesGroup = Type.Object({
  key: Type.String(),
  name: Type.String(),
  ...SalesFigures.properties,
  former: SalesFigures,
  own: Type.Optional(OwnFigures),
});
export type SalesGroup = Type.Static<typeof SalesGroup>;

const head = {
  /** Of the amounts: the payout's. Null where the provider said it of no order of both periods. */
  currency: Type.Union([Type.String(), Type.Null()]),
  period: ReportPeriod,
  /** Of the same length, right before it. */
  former: ReportPeriod,
  /** No change waits to be counted. */
  isCurrent: Type.Boolean(),
};

/** GET /staff/v1/reports/sales */
export const SalesQuery = Type.Object({
  ...ReportPeriod.properties,
  by: Type.Optional(Type.Enum([...salesBreakdowns])),
});
export const SalesReport = Type.Object({
  ...head,
  /** Orders of the period whose payout the provider did not say, or said in another currency: in no amount. */
  uncounted: Count,
  days: Type.Array(SalesDay),
  formerDays: Type.Array(SalesDay),
  groups: Type.Array(SalesGroup),
});
export type SalesReport = Type.Static<typeof SalesReport>;

/** GET /staff/v1/reports/today: today and yesterday in UTC, as far as they have come. */
const DayFigures = Type.Object({ ...SalesDay.properties, trials: Count });
export const TodayReport = Type.Object({
  currency: head.currency,
  isCurrent: head.isCurrent,
  today: DayFigures,
  yesterday: DayFigures,
});
export type TodayReport = Type.Static<typeof TodayReport>;

/** GET /staff/v1/reports/subscriptions */
export const ReportPeriodQuery = Type.Object({ ...ReportPeriod.properties });
const PlanFigures = Type.Object({
  /** Plans that were paid for the first time, after a trial or without one. */
  started: Count,
  /** Paid plans that ended. */
  ended: Count,
  canceled: Count,
  /** Pauses that began, and pauses after which the plan went on. */
  paused: Count,
  resumed: Count,
  trials: Count,
  /** Trials that became a paid plan, and trials that ended without. */
  converted: Count,
  lost: Count,
  /** Charges that failed, and charges that came after the one before had failed. */
  failed: Count,
  recovered: Count,
});
export type PlanFigures = Type.Static<typeof PlanFigures>;
const PlanDay = Type.Object({
  day: Day,
  /** Monthly recurring revenue at the end of the day, without tax. */
  revenue: Amount,
  ...PlanFigures.properties,
});
export type PlanDay = Type.Static<typeof PlanDay>;
export const SubscriptionsReport = Type.Object({
  ...head,
  days: Type.Array(PlanDay),
  formerDays: Type.Array(PlanDay),
  plans: Type.Array(
    Type.Object({
      key: Type.String(),
      name: Type.String(),
      /** By which the period changed the monthly revenue of this plan. */
      movement: Amount,
      ...PlanFigures.properties,
    }),
  ),
  changes: Type.Array(Type.Object({ name: Type.String(), count: Count })),
  /** How many plans are in which state, as counted last. */
  states: Type.Array(Type.Object({ state: Type.String(), count: Count })),
});
export type SubscriptionsReport = Type.Static<typeof SubscriptionsReport>;

/** GET /staff/v1/reports/checkout: from a visit to the payment. */
const CheckoutDay = Type.Object({
  day: Day,
  /** Pages that a browser opened from elsewhere, and carts that got their first product. Null before the first count. */
  visits: Type.Union([Count, Type.Null()]),
  carts: Type.Union([Count, Type.Null()]),
  opened: Count,
  paid: Count,
  declined: Count,
});
const VisitGroup = Type.Object({ name: Type.String(), visits: Count, former: Count });
export type CheckoutDay = Type.Static<typeof CheckoutDay>;
export const CheckoutReport = Type.Object({
  period: head.period,
  former: head.former,
  isCurrent: head.isCurrent,
  days: Type.Array(CheckoutDay),
  formerDays: Type.Array(CheckoutDay),
  countries: Type.Array(VisitGroup),
  languages: Type.Array(VisitGroup),
});
export type CheckoutReport = Type.Static<typeof CheckoutReport>;

/** GET /staff/v1/reports/demand: what people ask for. No money, so that support may read it. */
export const DemandReport = Type.Object({
  period: head.period,
  former: head.former,
  /** Price alerts that wait today, by product, the most wished for first. */
  alerts: Type.Array(Type.Object({ name: Type.String(), waiting: Count, asked: Count })),
  searches: Type.Array(
    Type.Object({ query: Type.String(), language: Type.String(), count: Count }),
  ),
  codes: Type.Array(Type.Object({ dealer: Type.String(), redeemed: Count, former: Count })),
});
export type DemandReport = Type.Static<typeof DemandReport>;

/** The pages of the reports. */
export const reportPages = ["sales", "subscriptions", "marketing", "checkout", "demand"] as const;
export type ReportPage = (typeof reportPages)[number];

const viewFields = {
  name: Type.String({ minLength: 1, maxLength: 60, pattern: "\\S" }),
  /** Everybody who may see its report sees it; only who saved it changes it. */
  isShared: Type.Boolean(),
};
/** POST /staff/v1/reports/views: saves a report with its period and its breakdown. */
export const SaveViewBody = Type.Object({
  ...viewFields,
  /** The page and its query, e.g. `sales?days=28&by=country`. */
  target: Type.String({ maxLength: 120, pattern: `^(${reportPages.join("|")})\\?[a-z0-9=&-]+$` }),
});
/** POST /staff/v1/reports/views/:id */
export const ChangeViewBody = Type.Object(viewFields);
export const SavedView = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  target: Type.String(),
  isShared: Type.Boolean(),
  /** Whether the staff member who asks saved it. */
  isOwn: Type.Boolean(),
});
export type SavedView = Type.Static<typeof SavedView>;
/** GET /staff/v1/reports/views: those of the staff member, and those that others share. */
export const SavedViewsResponse = Type.Object({ views: Type.Array(SavedView) });
export type SavedViewsResponse = Type.Static<typeof SavedViewsResponse>;

/** What remains of sales after refunds. */
export function netSales({ sales, refunded }: Pick<SalesFigures, "sales" | "refunded">): number {
  return sales - refunded;
}
