import { everywhere } from "@autotune/commerce/samples";

/** A product of the catalogue response. */
export function wireProduct(path: string, overrides: object = {}) {
  return {
    name: path,
    path,
    pid: path.toUpperCase(),
    type: "perpetual",
    prm: false,
    url: null,
    wp_only: false,
    checkout_info: "",
    freebies: [],
    sub_interval: null,
    sub_interval_unit: null,
    trial_interval: null,
    variant_parent_product: null,
    quantityDiscount: [],
    discountReason: null,
    discountPeriodCount: null,
    prices: everywhere(10_000),
    base_prices: everywhere(10_000),
    discount: null,
    included_products: [],
    ...overrides,
  };
}

/** The catalogue response. */
export function wireCatalogue(...products: readonly object[]) {
  return { data: { prices: { currency: "USD", country: "US", products }, ip: "" } };
}
