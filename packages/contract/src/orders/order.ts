import { agreedDocuments, intervalUnits, productTypes } from "@autotune/commerce";
import { languages } from "@autotune/routes";
import Type from "typebox";
import { InstallerResponse } from "../licensing/download.ts";
import { PlanDiscount, subscriptionStates } from "../subscriptions/subscription.ts";
import { nullable, timestamp } from "../platform/schema-parts.ts";

/**
 * `pending`: ordered, but the money is still on its way (a bank transfer). `refunded`: all of it was refunded;
 * of an order that was refunded in part, the lines show it.
 */
export const orderStates = ["pending", "completed", "failed", "refunded"] as const;
export type OrderState = (typeof orderStates)[number];

const LicenceResponse = Type.Object({
  /** Of a bundle: which of its products this is for. */
  name: Type.String(),
  serial: Type.String(),
  authenticationString: Type.String(),
  /** The name of the owned product that was traded in for it; null where none was. */
  upgradedFrom: Type.Union([Type.String(), Type.Null()]),
  /** A newer licence has taken its place. */
  isUpgraded: Type.Boolean(),
  /** It was refunded. */
  isRevoked: Type.Boolean(),
  /** Null for what cannot be installed, or not any more. */
  installer: Type.Union([InstallerResponse, Type.Null()]),
});

/** All amounts in the minor unit of the order's currency. */
export const OrderResponse = Type.Object({
  reference: Type.String(),
  state: Type.Enum([...orderStates]),
  placedAt: timestamp,
  currency: Type.String(),
  subtotal: Type.Integer(),
  discount: Type.Integer(),
  tax: Type.Integer(),
  /** The tax is a part of the subtotal, not added to it. */
  taxIncluded: Type.Boolean(),
  total: Type.Integer(),
  /** What has been refunded so far. */
  refunded: Type.Integer(),
  cardEnding: Type.Union([Type.String(), Type.Null()]),
  invoiceUrl: Type.Union([Type.String(), Type.Null()]),
  /** After the purchase the browser stays where it is. */
  suppressRedirect: Type.Boolean(),
  /** The buyer has no account yet: it waits to be set up by the link in the mail. */
  isGuest: Type.Boolean(),
  /** The texts that were agreed to; empty for what was bought elsewhere. */
  agreed: Type.Array(
    Type.Object({
      document: Type.Enum([...agreedDocuments]),
      version: Type.Integer(),
      language: Type.Enum([...languages]),
      agreedAt: timestamp,
    }),
  ),
  lines: Type.Array(
    Type.Object({
      path: Type.String(),
      pid: Type.String(),
      name: Type.String(),
      type: Type.Enum([...productTypes]),
      isFreebie: Type.Boolean(),
      quantity: Type.Integer(),
      /** Due at the purchase. */
      total: Type.Integer(),
      refundedAt: nullable(timestamp),
      /** Of a plan: what it costs each period, and when that is charged next. */
      plan: Type.Union([
        Type.Object({
          state: Type.Enum([...subscriptionStates]),
          price: Type.Integer(),
          /** Null where that holds for all charges. */
          discount: Type.Union([PlanDiscount, Type.Null()]),
          interval: Type.Object({ count: Type.Integer(), unit: Type.Enum([...intervalUnits]) }),
          trialEndsAt: nullable(timestamp),
          nextChargeAt: nullable(timestamp),
          /** One that ends with its trial was never charged. */
          entitledUntil: nullable(timestamp),
        }),
        Type.Null(),
      ]),
      licences: Type.Array(LicenceResponse),
      /** How many of its licences another person has by now: those are not listed. */
      givenAway: Type.Integer(),
      /** Where its installers are; empty where nothing can be installed, or not any more. */
      downloads: Type.Array(
        Type.Object({
          /** Of the download page. */
          slug: Type.String(),
          /** The anchor of one product on a page of several; null where the whole page is meant. */
          product: Type.Union([Type.String(), Type.Null()]),
          /** What is installed from there. */
          name: Type.String(),
        }),
      ),
    }),
  ),
});
export type OrderResponse = Type.Static<typeof OrderResponse>;

/** GET /laravel/rest/orders */
export const OrdersQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
});
export const OrdersResponse = Type.Object({
  total: Type.Integer(),
  current_page: Type.Integer(),
  last_page: Type.Integer(),
  per_page: Type.Integer(),
  data: Type.Array(OrderResponse),
});
export type OrdersResponse = Type.Static<typeof OrdersResponse>;
