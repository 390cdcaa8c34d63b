import type { Language } from "@autotune/routes";
import type { Catalogue, SoldProduct } from "./read-catalogue.ts";

/** Whose amount a mark on a page may stand for (see the storefront's Price). */
export function productsMarked(of: string, { products, places }: Catalogue): SoldProduct[] {
  const [kind, name] = of.split("/");
  if (of === "") return products.filter(({ isForSale }) => isForSale);
  if (kind === "upgrade") return products.filter(({ upgradeTo }) => upgradeTo === name);
  if (kind === "family") {
    const sold = new Set(places.flatMap((place) => (place.family === name ? place.products : [])));
    return products.filter(({ path, isForSale }) => isForSale && sold.has(path));
  }
  // The specification names a plan's trial so, and it renews as the plan.
  return products.filter(({ path, pid }) => path === of || pid === of || path === `${of}-14d-free`);
}

/** The paths of what a heading names; none where it names nothing sold. */
export function pathsNamed(
  name: string,
  language: Language,
  { products, places }: Catalogue,
): string[] {
  const sold = products
    .filter(({ isForSale, names }) => isForSale && (names[language] ?? names["en"]) === name)
    .map(({ path }) => path);
  if (sold.length > 0) return sold;
  return places
    .filter((place) => place.name === name && [language, "en"].includes(place.language))
    .flatMap((place) => place.products);
}

/** A plan by the month and by the year, with its trial, is one thing to a visitor. */
export function formsOf(paths: readonly string[], { products }: Catalogue): SoldProduct[] {
  const keyOf = ({ path, variantParent }: SoldProduct) =>
    (variantParent ?? path).replace(/-(?:monthly|yearly).*$/, "");
  const keys = new Set(products.filter(({ path }) => paths.includes(path)).map(keyOf));
  return products.filter((product) => keys.has(keyOf(product)));
}
