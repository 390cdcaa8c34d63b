import { currencies, intervalUnits, productTypes, returnCauses } from "@autotune/commerce";
import { languages } from "@autotune/routes";
import Type from "typebox";
import { orderStates } from "../orders/order.ts";
import { subscriptionStates } from "../subscriptions/subscription.ts";
import { nullable, timestamp } from "../platform/schema-parts.ts";
import { PageNumber, pageOf } from "./staff-pages.ts";
import { StaffTimeline, TimelineCursor } from "./staff-timeline.ts";
import { StaffWithdrawal } from "./staff-withdrawals.ts";

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Currency = Type.Enum([...currencies]);

/** POST /staff/v1/customers/find: the search term is in no URL, and so in no access log. */
export const FindCustomersBody = Type.Object({
  query: Type.String({ minLength: 2, maxLength: 200 }),
});
export const foundBy = ["email", "name", "order", "serial"] as const;
export const FoundCustomers = Type.Object({
  customers: Type.Array(
    Type.Object({
      id: Type.Integer(),
      email: Type.String(),
      name: Type.String(),
      createdAt: timestamp,
      foundBy: Type.Enum([...foundBy]),
    }),
  ),
  /** There are others; a longer query finds fewer. */
  more: Type.Boolean(),
});
export type FoundCustomers = Type.Static<typeof FoundCustomers>;

/** GET /staff/v1/customers/{id} */
export const StaffCustomerParams = Type.Object({ id: Id });
export const StaffCustomerQuery = Type.Object({
  orders: PageNumber,
  licences: PageNumber,
  before: TimelineCursor,
});

/** What ends with a refund, and why. */
const ReturnEffect = Type.Object({
  name: Type.String(),
  cause: Type.Enum([...returnCauses]),
});

export const StaffOrder = Type.Object({
  reference: Type.String(),
  state: Type.Enum([...orderStates]),
  placedAt: timestamp,
  currency: Currency,
  total: Type.Integer(),
  refunded: Type.Integer(),
  invoiceUrl: nullable(Type.String()),
  /** The code that took something off. */
  coupon: nullable(Type.String()),
  /** What the provider counts towards its payout to us; null where it did not say. */
  payout: nullable(
    Type.Object({
      currency: Currency,
      subtotal: Type.Integer(),
      discount: Type.Integer(),
      tax: Type.Integer(),
      total: Type.Integer(),
    }),
  ),
  lines: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      type: Type.Enum([...productTypes]),
      /** It came free of charge with something else of the order. */
      isGift: Type.Boolean(),
      quantity: Type.Integer(),
      total: Type.Integer(),
      coupon: nullable(Type.String()),
      refundedAt: nullable(timestamp),
      /** Staff has requested its refund from the provider. */
      refundAskedAt: nullable(timestamp),
      /** What a refund of this line alone takes along. */
      takesAlong: Type.Array(ReturnEffect),
    }),
  ),
  /** What a refund of all lines that are left takes along: of two that give the same, each one alone leaves it. */
  takesAlong: Type.Array(ReturnEffect),
  /** What was charged later for the plans that it began, the newest first. */
  charges: Type.Array(
    Type.Object({
      id: Type.Integer(),
      reference: nullable(Type.String()),
      state: Type.Enum(["completed", "failed", "refunded"]),
      chargedAt: timestamp,
      currency: Currency,
      total: Type.Integer(),
      refundAskedAt: nullable(timestamp),
    }),
  ),
});
export type StaffOrder = Type.Static<typeof StaffOrder>;

/** A computer on which a licence or a plan is used. */
const StaffComputer = Type.Object({
  id: Type.String({ format: "uuid" }),
  name: Type.String(),
  system: Type.String(),
  appVersion: Type.String(),
  lastSeenAt: timestamp,
});
export type StaffComputer = Type.Static<typeof StaffComputer>;

/** `suspended`: what it depended on was refunded. `revoked`: it was refunded itself. */
const licenceConditions = ["valid", "upgraded", "suspended", "revoked"] as const;
export const StaffLicence = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** Its end alone for staff who may not act on licences. The authentication string is shown to nobody. */
  serial: Type.String(),
  condition: Type.Enum([...licenceConditions]),
  grantedAt: timestamp,
  seats: Type.Integer(),
  computers: Type.Array(StaffComputer),
  /** The order that granted it; null for one from before this shop. */
  order: nullable(Type.String()),
  /** Whose it is now. */
  customerId: Type.Integer(),
});
export type StaffLicence = Type.Static<typeof StaffLicence>;

export const StaffPlan = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  state: Type.Enum([...subscriptionStates]),
  currency: Currency,
  price: Type.Integer(),
  interval: Type.Object({ count: Type.Integer(), unit: Type.Enum([...intervalUnits]) }),
  nextChargeAt: nullable(timestamp),
  entitledUntil: timestamp,
  /** Staff has requested its end, and the provider has not reported it yet. */
  endAskedAt: nullable(timestamp),
  computers: Type.Array(StaffComputer),
});
export type StaffPlan = Type.Static<typeof StaffPlan>;

/** Why an e-mail address should not be written to. */
export const deliveryIssues = [
  /** There is no such mailbox. */
  "hard",
  /** It rejected an e-mail this time. */
  "soft",
  /** Its owner marked an e-mail as spam. */
  "complaint",
] as const;
const StaffMailbox = Type.Object({
  /** The delivery issues of the customer's e-mail address that still count, the newest first. */
  reports: Type.Array(
    Type.Object({
      kind: Type.Enum([...deliveryIssues]),
      /** As the other mail server put it: 5.1.1. */
      status: Type.String(),
      diagnostic: Type.String(),
      reportedAt: timestamp,
    }),
  ),
  /** Mails of the last 30 days that were not sent because of it, the newest first. */
  withheld: Type.Array(
    Type.Object({ kind: Type.String(), reason: Type.Enum([...deliveryIssues]), at: timestamp }),
  ),
});
export type StaffMailbox = Type.Static<typeof StaffMailbox>;

export const StaffCustomer = Type.Object({
  customer: Type.Object({
    id: Type.Integer(),
    email: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    company: Type.String(),
    /** Two letters, or empty. */
    country: Type.String(),
    language: nullable(Type.Enum([...languages])),
    createdAt: timestamp,
    erasedAt: nullable(timestamp),
    erasureDueAt: nullable(timestamp),
    /** Bought, and has not set up the account yet. */
    isGuest: Type.Boolean(),
    /** Comes from the shop before this one. */
    isLegacy: Type.Boolean(),
    passkeys: Type.Integer(),
  }),
  mailbox: StaffMailbox,
  devices: Type.Array(
    Type.Object({
      /** Browser and system. */
      device: Type.String(),
      country: Type.String(),
      createdAt: timestamp,
      lastSeenAt: timestamp,
    }),
  ),
  plans: Type.Array(StaffPlan),
  withdrawals: Type.Array(StaffWithdrawal),
  orders: pageOf(StaffOrder),
  licences: pageOf(StaffLicence),
  timeline: StaffTimeline,
});
export type StaffCustomer = Type.Static<typeof StaffCustomer>;
