import { currencies, intervalUnits, planMoveKinds } from "@autotune/commerce";
import Type from "typebox";
import { nullable, timestamp } from "../platform/schema-parts.ts";

const Interval = Type.Object({ count: Type.Integer(), unit: Type.Enum([...intervalUnits]) });

/** A requested change of plan, and its outcome. */
export const ProductChange = Type.Object({
  id: Type.String({ format: "uuid" }),
  /** Pending, failed, complete. */
  status: Type.Enum(["requested", "payment_failed", "delivered"]),
  change_option: Type.Object({
    is_term_increase: Type.Boolean(),
    is_term_decrease: Type.Boolean(),
  }),
  /** The provider's subscription; `subscription_id` is ours. */
  fs_sub_id: Type.String(),
  subscription_id: Type.Integer(),
});
export type ProductChange = Type.Static<typeof ProductChange>;

/** POST /laravel/rest/product-changes/{id}/seen */
export const ProductChangeParams = Type.Object({ id: Type.String({ format: "uuid" }) });

/** POST /laravel/rest/subscriptions/{id}/change-preview */
export const PlanChangeBody = Type.Object({ path: Type.String({ minLength: 1, maxLength: 200 }) });

/** POST /laravel/rest/subscriptions/{id}/change */
export const ConfirmedPlanChangeBody = Type.Object({
  ...PlanChangeBody.properties,
  /** As the preview showed them: what the person was shown is what is charged, or nothing is. */
  dueNow: Type.Integer({ minimum: 0 }),
  nextCharge: Type.Integer({ minimum: 0 }),
  /** The text beside the button, which the person agrees to. */
  renewalTerms: Type.String({ minLength: 1, maxLength: 1000, pattern: "\\S" }),
});

/** What a change would cost and when, as the provider estimates it. Amounts in the minor unit of the currency. */
export const PlanChangePreview = Type.Object({
  path: Type.String(),
  name: Type.String(),
  kind: Type.Enum([...planMoveKinds]),
  currency: Type.Enum([...currencies]),
  /** Charged when it is confirmed, tax included; 0 where nothing is. */
  dueNow: Type.Integer(),
  /** From when on the new plan applies; null for at once. */
  beginsAt: nullable(timestamp),
  /** What each period costs from the next charge on, as prices are shown. */
  nextCharge: Type.Integer(),
  nextChargeAt: timestamp,
  interval: Interval,
  /** Names of what comes with it, and of what goes; what is owned besides stays. */
  gains: Type.Array(Type.String()),
  loses: Type.Array(Type.String()),
});
export type PlanChangePreview = Type.Static<typeof PlanChangePreview>;
