import type { OrderConcern, OrderStanding, OrderTrait } from "@autotune/contract";
import type { BadgeTone } from "./badge.tsx";

export const standingWords: Readonly<Record<OrderStanding, string>> = {
  paid: "Paid",
  partlyRefunded: "Partly refunded",
  refunded: "Refunded",
  pending: "Payment pending",
  failed: "Failed",
};

export const standingTones: Readonly<Record<OrderStanding, BadgeTone>> = {
  paid: "good",
  partlyRefunded: "warning",
  refunded: "plain",
  pending: "warning",
  failed: "problem",
};

/** Why somebody should look at it. */
export const concernWords: Readonly<Record<OrderConcern, string>> = {
  pending: "Pending for more than 3 days",
  withdrawal: "Open withdrawal",
  refund: "Refund unconfirmed for a day",
  email: "Email bounces",
};

export const traitWords: Readonly<Record<OrderTrait, string>> = {
  gift: "With a gift",
  upgrade: "Upgrade",
  plan: "Plan",
  renewed: "Plan renewed since",
};
