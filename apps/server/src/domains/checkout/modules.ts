import type { ModuleManifest } from "../../platform/modules/module.ts";
import { cartsModule } from "./carts/module.ts";
import { couponsModule } from "./coupons/module.ts";
import { promotionsModule } from "./promotions/module.ts";
import { checkoutsModule } from "./checkouts/module.ts";

export const checkoutModules: readonly ModuleManifest[] = [
  cartsModule,
  couponsModule,
  promotionsModule,
  checkoutsModule,
];
