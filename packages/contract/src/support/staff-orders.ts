import { currencies } from "@autotune/commerce";
import Type from "typebox";
import { CalendarDay } from "../platform/calendar-day.ts";
import { nullable, timestamp } from "../platform/schema-parts.ts";

const Currency = Type.Enum([...currencies]);

/** The states of an order as staff sees it: what was refunded in part has one of its own. */
export const orderStandings = ["paid", "partlyRefunded", "refunded", "pending", "failed"] as const;
export type OrderStanding = (typeof orderStandings)[number];

/** Why somebody should look at an order. */
export const orderConcerns = [
  /** Its payment has been on its way for days. */
  "pending",
  /** The customer withdrew from it, and nobody has settled that. */
  "withdrawal",
  /** Staff requested a refund a day ago, and the provider has not confirmed it. */
  "refund",
  /** The customer's email address bounces, so that they may not have what they bought. */
  "email",
] as const;
export type OrderConcern = (typeof orderConcerns)[number];

/** What else an order has in it. */
export const orderTraits = ["gift", "upgrade", "plan", "renewed"] as const;
export type OrderTrait = (typeof orderTraits)[number];

/** Where a page of orders ended: the time of its last one, and its number. */
export const orderCursor =
  "^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.][0-9]{6}Z~[0-9]{1,15}$";

/** POST /staff/v1/orders/find: the search term is in no URL, and so in no access log. */
export const FindOrdersBody = Type.Object({
  /** An order's reference, the end of a serial, or a part of a name or email address. */
  query: Type.Optional(Type.String({ minLength: 3, maxLength: 200 })),
  standing: Type.Optional(Type.Enum([...orderStandings, "toLookAt", "emailFailed"])),
  trait: Type.Optional(Type.Enum([...orderTraits])),
  /** Days in UTC, both included. */
  from: Type.Optional(CalendarDay),
  to: Type.Optional(CalendarDay),
  /** A product's path. */
  product: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  /** Two letters. */
  country: Type.Optional(Type.String({ pattern: "^[A-Z]{2}$" })),
  currency: Type.Optional(Currency),
  /** Where the last page ended. */
  after: Type.Optional(Type.String({ pattern: orderCursor })),
});
export type FindOrdersBody = Type.Static<typeof FindOrdersBody>;

const ListedOrder = Type.Object({
  reference: Type.String(),
  placedAt: timestamp,
  standing: Type.Enum([...orderStandings]),
  concerns: Type.Array(Type.Enum([...orderConcerns])),
  traits: Type.Array(Type.Enum([...orderTraits])),
  customer: Type.Object({ id: Type.Integer(), name: Type.String(), email: Type.String() }),
  /** Two letters, or empty. */
  country: Type.String(),
  currency: Currency,
  total: Type.Integer(),
  refunded: Type.Integer(),
  /** Of its lines, in their order. */
  products: Type.Array(Type.String()),
});
export type ListedOrder = Type.Static<typeof ListedOrder>;

export const FoundOrders = Type.Object({
  orders: Type.Array(ListedOrder),
  /** On the first page of a search: those with a licence whose serial is, or ends in, the search term. */
  bySerial: Type.Array(ListedOrder),
  /** The next `after`; null where there is nothing older. */
  next: nullable(Type.String()),
  /** What the list can be narrowed to. */
  choices: Type.Object({
    products: Type.Array(Type.Object({ path: Type.String(), name: Type.String() })),
    /** Two letters each. */
    countries: Type.Array(Type.String()),
  }),
});
export type FoundOrders = Type.Static<typeof FoundOrders>;

/** GET /staff/v1/waiting: what waits for staff, in numbers. It names nobody and is not logged. */
export const StaffWaiting = Type.Object({
  ordersToLookAt: Type.Integer(),
  openWithdrawals: Type.Integer(),
  /** Absent where a web process of an earlier release answers. */
  openCancellations: Type.Optional(Type.Integer()),
  /** Orders of the last weeks whose customers our emails do not reach. */
  failedEmails: Type.Integer(),
});
export type StaffWaiting = Type.Static<typeof StaffWaiting>;
