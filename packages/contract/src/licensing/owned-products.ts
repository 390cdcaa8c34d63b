import { languages } from "@autotune/routes";
import Type from "typebox";
import { timestamp } from "../platform/schema-parts.ts";

/** GET /laravel/rest/user/products */
export const OwnedProductsQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  perpetual_only: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
  /** In which the products are named. */
  lang: Type.Optional(Type.Enum([...languages])),
});

/** An offer to a licence; its price is in the minor unit of each currency. */
const AvailableUpgrade = Type.Object({
  ug_fs_path: Type.String(),
  ug_source_pid: Type.String(),
  ug_upgrade_pid: Type.String(),
  source_product_name: Type.String(),
  destination_product_name: Type.String(),
  /** Paths of what is owned and of what it becomes. */
  ug_source_path: Type.String(),
  ug_target_path: Type.String(),
  ug_price: Type.Record(Type.String(), Type.Integer()),
  ug_base_price: Type.Record(Type.String(), Type.Integer()),
});

const OwnedProduct = Type.Object({
  pr_authentication_string: Type.String(),
  pr_purchaseid: Type.String(),
  pr_serial_number: Type.String(),
  pr_pid: Type.String(),
  /** Its name. */
  sr_product: Type.String(),
  path: Type.String(),
  /** The purchase that upgraded it; empty while it can still be upgraded. */
  pr_purchaseid_upg_to: Type.String(),
  /** A plan's product: it is there as long as the plan is. */
  is_subscription: Type.Boolean(),
  granted_at: timestamp,
  /** A computer uses it today. */
  is_activated: Type.Boolean(),
  /** It goes to another person once both have agreed. */
  is_in_transfer: Type.Boolean(),
  availableUpgrades: Type.Array(AvailableUpgrade),
});

export const OwnedProductsResponse = Type.Object({
  total: Type.Integer(),
  current_page: Type.Integer(),
  last_page: Type.Integer(),
  per_page: Type.Integer(),
  data: Type.Array(OwnedProduct),
});
