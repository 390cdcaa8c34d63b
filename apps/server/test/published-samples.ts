import type { ProductToPublish } from "@autotune/database";
import { currencies, type Prices } from "@autotune/commerce";
import type { PageBody, ProductCardBody, ProductPageBody } from "@autotune/contract";

export function pageSample(title: string, blocks: PageBody["blocks"] = []): PageBody {
  return { title, seo: {}, blocks };
}

export function productPageSample(slug: string, products: string[]): ProductPageBody {
  return {
    family: "auto-tune",
    slug,
    name: slug,
    tagline: "",
    text: "",
    products,
    seo: {},
    blocks: [],
    subpages: [],
  };
}

/** The same number of whole units in every currency: 459 is $459.00, and ¥45,900. */
export function pricesSample(units: number): Prices {
  return Object.fromEntries(currencies.map((currency) => [currency, units * 100])) as Prices;
}

export function productSample(
  path: string,
  units = 459,
  changes: Partial<ProductToPublish> = {},
): ProductToPublish {
  return {
    path,
    pid: `PID-${path}`,
    type: "perpetual",
    interval: null,
    trialDays: null,
    basePrices: pricesSample(units),
    discount: null,
    quantityDiscounts: [],
    freebies: [],
    includes: [],
    upgrade: null,
    moves: { upgradeableTo: [], switchableTo: [], downgradeableTo: [] },
    variantParent: null,
    promoOnly: false,
    wpOnly: false,
    useWibu: false,
    explanation: "",
    ...changes,
  };
}

export function productCardSample(
  title: string,
  products: ProductCardBody["products"],
  changes: Partial<ProductCardBody> = {},
): ProductCardBody {
  return {
    title,
    subtitle: "",
    type: "perpetual",
    banner: "",
    products,
    useNormalRate: false,
    content: { annual: [], monthly: [], default: [] },
    priceSubtext: "",
    priceConditionals: "",
    primaryCtaText: "",
    terms: "",
    notes: "",
    includedIn: [],
    ...changes,
  };
}
