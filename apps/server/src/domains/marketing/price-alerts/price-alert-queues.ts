import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const AlertToConfirm = Type.Object({ alertId: Type.Integer() });
export type AlertToConfirm = Type.Static<typeof AlertToConfirm>;
const ReachedAlert = Type.Object({
  alertId: Type.Integer(),
  /** The price when the wish was reached, in the minor unit of its currency: what workers of the former release mail. */
  price: Type.Integer(),
});
export type ReachedAlert = Type.Static<typeof ReachedAlert>;

export const confirmPriceAlertQueue = defineQueue({
  name: "ask-for-price-alert",
  data: AlertToConfirm,
  keyOf: ({ alertId }) => String(alertId),
});

export const reachedPriceQueue = defineQueue({
  name: "tell-reached-price",
  data: ReachedAlert,
  keyOf: ({ alertId }) => String(alertId),
  isBulk: true,
});
