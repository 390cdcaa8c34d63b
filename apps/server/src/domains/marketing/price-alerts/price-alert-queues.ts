import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

export interface AlertToConfirm {
  readonly alertId: number;
}

export interface ReachedAlert {
  readonly alertId: number;
  /** The price when the wish was reached, in the minor unit of the wish's currency. */
  readonly price: number;
}

const toConfirm = Compile(Type.Object({ alertId: Type.Integer() }));
const reached = Compile(Type.Object({ alertId: Type.Integer(), price: Type.Integer() }));

export const confirmPriceAlertQueue: Queue<AlertToConfirm> = {
  name: "ask-for-price-alert",
  isData: (data): data is AlertToConfirm => toConfirm.Check(data),
  keyOf: ({ alertId }) => String(alertId),
};

export const reachedPriceQueue: Queue<ReachedAlert> = {
  name: "tell-reached-price",
  isData: (data): data is ReachedAlert => reached.Check(data),
  keyOf: ({ alertId }) => String(alertId),
};
