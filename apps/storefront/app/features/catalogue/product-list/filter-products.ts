import type { Prices } from "@autotune/commerce";
import type { ListedProductView } from "@autotune/contract";
import { pluginFormats, type PluginFormat } from "@autotune/contract/plugin-formats";
import { productUses, type ProductUse } from "@autotune/contract/product-traits";
import { systems, type System } from "@autotune/contract/systems";

export const productOrders = ["family", "cheapest", "dearest", "name"] as const;
export type ProductOrder = (typeof productOrders)[number];

/** What a visitor has chosen; an empty text means all. */
export interface ProductFilter {
  readonly use: ProductUse | "";
  readonly format: PluginFormat | "";
  readonly system: System | "";
  /** The place of a price limit; empty for any price. */
  readonly price: string;
  readonly order: ProductOrder;
}

/** From the query of a URL. Unknown values are ignored. */
export function readProductFilter(query: URLSearchParams): ProductFilter {
  const paramOf = (name: string) => query.get(name) ?? "";
  return {
    use: productUses.find((use) => use === paramOf("for")) ?? "",
    format: pluginFormats.find((format) => format === paramOf("format")) ?? "",
    system: systems.find((system) => system === paramOf("system")) ?? "",
    price: ["1", "2"].find((place) => place === paramOf("price")) ?? "",
    order: productOrders.find((order) => order === paramOf("sort")) ?? "family",
  };
}

/** The query of a filter, with a leading question mark; empty where nothing is chosen. */
export function writeProductFilter({ use, format, system, price, order }: ProductFilter): string {
  const chosen = Object.entries({
    for: use,
    format,
    system,
    price,
    sort: order === "family" ? "" : order,
  }).filter(([, value]) => value !== "");
  return chosen.length === 0 ? "" : `?${new URLSearchParams(chosen).toString()}`;
}

/**
 * Two limits that split what is bought once into three parts of about the same size, so that they follow the catalogue
 * in every currency. Prices of all currencies have the same order, so one of them decides.
 */
export function priceLimits(
  products: readonly Pick<ListedProductView, "prices" | "type">[],
): Prices[] {
  const prices = products
    .filter(({ type }) => type === "perpetual")
    .map((product) => product.prices)
    .toSorted((one, other) => one.USD - other.USD);
  const at = (share: number) => prices[Math.ceil(prices.length * share) - 1];
  const limits = [at(1 / 3), at(2 / 3)].filter((limit) => limit !== undefined);
  return limits.filter((limit, place) => limit.USD !== limits[place - 1]?.USD);
}

export function matchesFilter(
  product: ListedProductView,
  { use, format, system, price }: ProductFilter,
  limits: readonly Prices[],
): boolean {
  const limit = price === "" ? undefined : limits[Number(price) - 1];
  return (
    (use === "" || product.uses.includes(use)) &&
    (format === "" || product.formats.includes(format)) &&
    (system === "" || product.systems.includes(system)) &&
    // A plan is paid again and again: it has no place below a limit of what is paid once.
    (limit === undefined || (product.type === "perpetual" && product.prices.USD <= limit.USD))
  );
}

/** In one list; plans, which are paid by the month, come after what is paid once. */
export function sortProducts(
  products: readonly ListedProductView[],
  order: Exclude<ProductOrder, "family">,
  language: string,
): ListedProductView[] {
  if (order === "name")
    return products.toSorted((one, other) => one.name.localeCompare(other.name, language));
  const sign = order === "cheapest" ? 1 : -1;
  return products.toSorted(
    (one, other) =>
      Number(one.type !== "perpetual") - Number(other.type !== "perpetual") ||
      sign * (one.prices.USD - other.prices.USD),
  );
}
