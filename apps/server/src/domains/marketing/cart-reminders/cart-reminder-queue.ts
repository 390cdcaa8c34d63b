import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const CartToRemindOf = Type.Object({ cartId: Type.String({ format: "uuid" }) });
export type CartToRemindOf = Type.Static<typeof CartToRemindOf>;

export const cartReminderQueue = defineQueue({
  name: "send-cart-reminder",
  data: CartToRemindOf,
  keyOf: ({ cartId }) => cartId,
  isBulk: true,
});
