import type { ProductUse } from "@autotune/contract/product-traits";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ProductOrder } from "./filter-products.ts";

export const useLabels: Readonly<Record<ProductUse, MessageDescriptor>> = {
  tune: msg`Tune a voice`,
  mix: msg`Clean up and mix`,
  harmonize: msg`Add voices`,
  transform: msg`Change the sound`,
  live: msg`Sing live`,
};

export const orderLabels: Readonly<Record<ProductOrder, MessageDescriptor>> = {
  family: msg`By family`,
  cheapest: msg`Lowest price`,
  dearest: msg`Highest price`,
  name: msg`Name`,
};
