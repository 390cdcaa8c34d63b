import { currencies, intervalUnits, planMoveKinds, planStates } from "@autotune/commerce";
import { languages } from "@autotune/routes";
import Type from "typebox";
import { systems } from "../platform/systems.ts";
import { ProductChange } from "./plan-change.ts";
import { nullable, timestamp } from "../platform/schema-parts.ts";

export const subscriptionStates = planStates;
export type SubscriptionState = (typeof subscriptionStates)[number];

const Interval = Type.Object({ count: Type.Integer(), unit: Type.Enum([...intervalUnits]) });
const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** GET /laravel/rest/subscriptions/{id} */
export const SubscriptionParams = Type.Object({ id: Id });
export const SubscriptionQuery = Type.Object({
  /** The provider's name of it: both must mean the same one. */
  fs_id: Type.String({ maxLength: 200 }),
  /** In which products are named. */
  lang: Type.Optional(Type.Enum([...languages])),
});
/** An action on a plan returns the plan as it is then. */
export const UpdateSubscriptionQuery = Type.Object({
  lang: Type.Optional(Type.Enum([...languages])),
});

/** POST /laravel/rest/subscriptions/{id}/pause */
export const PauseBody = Type.Object({ periods: Type.Integer({ minimum: 1, maximum: 12 }) });

/** GET /laravel/rest/subscriptions/{id}/charges/{chargeId}/receipt */
export const ChargeParams = Type.Object({ id: Id, chargeId: Id });

/** A URL at the payment provider, for this person and for now. */
export const ProviderPageResponse = Type.Object({ url: Type.String() });
export type ProviderPageResponse = Type.Static<typeof ProviderPageResponse>;

/** A discount that holds for some more charges. */
export const PlanDiscount = Type.Object({
  chargesLeft: Type.Integer({ minimum: 1 }),
  /** What each charge after them costs. */
  priceAfter: Type.Integer(),
});
export type PlanDiscount = Type.Static<typeof PlanDiscount>;

/** A plan of the signed-in person. All amounts are in the minor unit of its currency. */
export const SubscriptionDetail = Type.Object({
  /** Ours; `fs_id` is the provider's. */
  id: Type.Integer(),
  fs_id: Type.String(),
  fs_status: Type.Enum([...subscriptionStates]),
  path: Type.String(),
  /** Empty where the catalogue does not know the plan any more. */
  pid: Type.String(),
  name: Type.String(),
  currency: Type.Enum([...currencies]),
  /** Of one period, from the next charge on. */
  price: Type.Integer(),
  /** Null where that holds for all charges. */
  discount: nullable(PlanDiscount),
  interval: Interval,
  /** The plan that it becomes with the next charge; null where it stays what it is. */
  next: nullable(Type.Object({ path: Type.String(), name: Type.String() })),
  beganAt: timestamp,
  trialEndsAt: nullable(timestamp),
  /** Null where nothing is charged any more. */
  nextChargeAt: nullable(timestamp),
  /** When a cancelled one ends: until then that can be revoked. Null where it is not cancelled. */
  endsAt: nullable(timestamp),
  endedAt: nullable(timestamp),
  entitledUntil: timestamp,
  cardEnding: nullable(Type.String()),
  /** With this the desktop application proves that it acts for the subscriber; null where the plan has ended. */
  activationKey: nullable(Type.String()),
  /** On how many computers it may be used at once, and those on which it is. */
  seats: Type.Integer(),
  activations: Type.Array(
    Type.Object({
      id: Type.String({ format: "uuid" }),
      deviceName: Type.String(),
      system: Type.Enum([...systems]),
      lastSeenAt: timestamp,
    }),
  ),
  /** What the plan includes today. */
  includes: Type.Array(
    Type.Object({
      pid: Type.String(),
      name: Type.String(),
      /** There is a licence as well: it stays when the plan ends. */
      isOwned: Type.Boolean(),
    }),
  ),
  /** What was paid for it, the newest first. */
  charges: Type.Array(
    Type.Object({
      /** Null for the order with which it began. */
      id: nullable(Type.Integer()),
      reference: nullable(Type.String()),
      state: Type.Enum(["completed", "failed", "refunded"]),
      total: Type.Integer(),
      chargedAt: timestamp,
      /** Where it is at hand; otherwise it is fetched by the charge's id. */
      invoiceUrl: nullable(Type.String()),
    }),
  ),
  /** A change that is under way, or failed a short while ago. */
  change: nullable(Type.Object({ ...ProductChange.properties, toName: Type.String() })),
  /** Where it can go from here. */
  options: Type.Array(
    Type.Object({
      path: Type.String(),
      pid: Type.String(),
      name: Type.String(),
      kind: Type.Enum([...planMoveKinds]),
      price: Type.Integer(),
      interval: Interval,
      /** It takes effect at once, and the difference is paid today; otherwise it comes with the next charge. */
      beginsToday: Type.Boolean(),
    }),
  ),
  /** For how long it can rest, and until when that is. */
  pauses: Type.Array(Type.Object({ periods: Type.Integer(), until: timestamp })),
});
export type SubscriptionDetail = Type.Static<typeof SubscriptionDetail>;
