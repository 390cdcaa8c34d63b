import { intervalUnits } from "@autotune/commerce";
import { languages } from "@autotune/routes";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { ProductChange } from "./plan-change.ts";
import { PlanDiscount, subscriptionStates } from "./subscription.ts";
import { nullable, timestamp } from "../platform/schema-parts.ts";

/** POST /laravel/rest/products/summary, in `data`. */
const SummaryRequest = Type.Object({
  /** The versions of what the browser has cached. */
  products: Type.Optional(Type.String()),
  subscriptions: Type.Optional(Type.String()),
  /** Of the page: in which plans are named. */
  language: Type.Optional(Type.Enum([...languages])),
});
export type SummaryRequest = Type.Static<typeof SummaryRequest>;
export const summaryRequestValidator = Compile(SummaryRequest);

const PlanSummaries = Type.Array(
  Type.Object({
    /** Ours; `fs_id` is the provider's. */
    id: Type.Integer(),
    fs_id: Type.String(),
    fs_status: Type.Enum([...subscriptionStates]),
    path: Type.String(),
    name: Type.String(),
    currency: Type.String(),
    /** Of one period, in minor units. */
    price: Type.Integer(),
    /** Null where that holds for all charges. */
    discount: Type.Union([PlanDiscount, Type.Null()]),
    interval: Type.Object({ count: Type.Integer(), unit: Type.Enum([...intervalUnits]) }),
    trialEndsAt: nullable(timestamp),
    /** The next charge; null where none comes. */
    nextChargeAt: nullable(timestamp),
    entitledUntil: timestamp,
    /** When a cancelled one ends, and when one has ended. */
    endsAt: nullable(timestamp),
    endedAt: nullable(timestamp),
    /** The name of the plan that it becomes with the next charge; null where it stays what it is. */
    nextName: Type.Union([Type.String(), Type.Null()]),
  }),
);
const ProductSummaries = Type.Array(Type.Object({ pid: Type.String(), quantity: Type.Integer() }));

/** What an account has and had. */
export const SummaryResponse = Type.Object({
  isActiveSubscriber: Type.Boolean(),
  isActiveTrialer: Type.Boolean(),
  wasTrialer: Type.Boolean(),
  wasSubscriber: Type.Boolean(),
  hasAvailableTrial: Type.Integer(),
  subscriptionSummary: PlanSummaries,
  productSummary: ProductSummaries,
  /** Paths of everything that licences are for, also as a part of a bundle, with the upgrades offered for it. */
  owned_products: Type.Array(Type.Object({ path: Type.String(), upgrades: Type.Integer() })),
  available_upgrades: Type.Integer(),
  pendingProductChanges: Type.Array(ProductChange),
  /** The versions of what may be cached: of `productSummary` and of `subscriptionSummary`. */
  cbValues: Type.Object({ products: Type.String(), subscriptions: Type.String() }),
});
export type SummaryResponse = Type.Static<typeof SummaryResponse>;

/** The same without what the browser has cached. */
export const NewsOfSummaryResponse = Type.Object({
  ...SummaryResponse.properties,
  subscriptionSummary: Type.Optional(PlanSummaries),
  productSummary: Type.Optional(ProductSummaries),
});
export type NewsOfSummaryResponse = Type.Static<typeof NewsOfSummaryResponse>;
