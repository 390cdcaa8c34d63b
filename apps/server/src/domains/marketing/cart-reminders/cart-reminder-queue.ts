import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const form = Compile(Type.Object({ cartId: Type.String({ format: "uuid" }) }));

export interface CartToRemindOf {
  readonly cartId: string;
}

export const cartReminderQueue: Queue<CartToRemindOf> = {
  name: "send-cart-reminder",
  isData: (data): data is CartToRemindOf => form.Check(data),
  keyOf: ({ cartId }) => cartId,
};
