import { productTypes } from "@autotune/commerce";
import type { CardAction, ProductCardBody } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";

/** Features below a heading. */
export type FeatureGroup = ProductCardBody["content"]["default"][number];

/** How a plan can be paid; everything else is a `default`. */
export const variants = ["annual", "monthly", "default"] as const;
export type Variant = (typeof variants)[number];

/** One of the options of a product, as an editor wrote it. What it costs is in the catalogue. */
export interface OptionCard extends Omit<ProductCardBody, "includedIn" | "ctaOverride"> {
  readonly slug: string;
  readonly ctaOverride: ProductCardBody["ctaOverride"] | undefined;
}

/** Cards of the products with these slugs, and unless `exact` of what holds them; undefined without a response. */
export async function fetchProductCards(
  slugs: readonly string[],
  exact: boolean,
  language: Language,
  signal: AbortSignal,
): Promise<OptionCard[] | undefined> {
  const list = encodeURIComponent(slugs.join(","));
  const path = `/wp-json/antares/v1/product-cards?s=${list}&exact=${exact ? 1 : 0}&lang=${language}`;
  const response = await callShop({ method: "GET", path, signal });
  return response.ok ? readProductCards(response.value) : undefined;
}

export function readProductCards(value: unknown): OptionCard[] | undefined {
  const cards = isRecord(value) ? value["cards"] : undefined;
  if (!Array.isArray(cards)) return undefined;
  return cards.map(readCard).filter((card) => card !== undefined);
}

function readCard(value: unknown): OptionCard | undefined {
  const meta = isRecord(value) ? value["meta"] : undefined;
  const card = isRecord(meta) ? meta["product_card"] : undefined;
  if (!isRecord(value) || !isRecord(card)) return undefined;
  const type = productTypes.find((candidate) => candidate === card["type"]);
  if (type === undefined) return undefined;
  const content = isRecord(card["content"]) ? card["content"] : {};
  return {
    slug: textOf(value["slug"]),
    title: textOf(card["title"]),
    subtitle: textOf(card["subtitle"]),
    type,
    banner: textOf(card["banner"]),
    products: readProducts(card["fs_products"]),
    useNormalRate: card["useNormalRate"] === true,
    content: {
      annual: readGroups(content["annual"]),
      monthly: readGroups(content["monthly"]),
      default: readGroups(content["default"]),
    },
    priceSubtext: textOf(card["price_subtext"]),
    priceConditionals: textOf(card["price_conditionals"]),
    primaryCtaText: textOf(card["primaryCTAText"]),
    ctaOverride: readOverride(card["CTA_Overrides"]),
    terms: textOf(card["TnC"]),
    notes: textOf(card["Notes"]),
  };
}

function readProducts(value: unknown): OptionCard["products"] {
  const products: Partial<Record<Variant, string>> = {};
  if (!isRecord(value)) return products;
  for (const variant of variants) {
    const product = value[variant];
    const path = isRecord(product) ? textOf(product["path"]) : "";
    if (path !== "") products[variant] = path;
  }
  return products;
}

function readGroups(value: unknown): FeatureGroup[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map(({ heading, features }) => ({
    heading: textOf(heading),
    features: Array.isArray(features) ? features.filter((text) => typeof text === "string") : [],
  }));
}

// The contract's own list would bring its schemas into the browser.
const actions: Readonly<Record<CardAction, true>> = {
  add_to_cart: true,
  go_to: true,
  go_to_external: true,
  open_trial_modal: true,
  open_product_modal: true,
  open_specific_products_modal: true,
  handle_upgrade: true,
  open_popup: true,
};

function isCardAction(value: unknown): value is CardAction {
  return typeof value === "string" && Object.hasOwn(actions, value);
}

function readOverride(value: unknown): OptionCard["ctaOverride"] {
  if (!isRecord(value) || !isCardAction(value["action"])) return undefined;
  return { action: value["action"], data: textOf(value["data"]) };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
