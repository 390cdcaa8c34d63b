import type { CatalogueProduct, PageBody, ProductPageBody } from "@autotune/contract";
import { currencies } from "@autotune/commerce";

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

export function productSample(path: string, dollars = 459): CatalogueProduct {
  const prices = Object.fromEntries(
    currencies.map((currency) => [currency, dollars * 100]),
  ) as CatalogueProduct["prices"];
  return { path, pid: `PID-${path}`, type: "perpetual", interval: null, prices };
}
