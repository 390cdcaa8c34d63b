import type { ProductType } from "@autotune/commerce";
import type { Fulfilment } from "./fulfilment.ts";
import { perpetual } from "./perpetual.ts";
import { subscription } from "./subscription.ts";
import { trial } from "./trial.ts";
import { upgrade } from "./upgrade.ts";

/** How each kind of product is delivered: a new kind is a new file, and a line here. */
export const kinds: Readonly<Record<ProductType, Fulfilment>> = {
  perpetual,
  upgrade,
  subscription,
  trial,
};
