import { defaultCurrency, formsOfFirst, minorUnitDigits, imageOf } from "@autotune/commerce";
import type { ProductPageLinkView, ProductView } from "@autotune/contract";
import { siteName } from "@autotune/routes";
import { schemaOrg, type StructuredData } from "./structured-data.ts";

/** The page's product with its price; undefined where it is not for sale. */
export function structureProduct(
  origin: string,
  { name, tagline, href, products }: Omit<ProductPageLinkView, "family">,
): StructuredData | undefined {
  const [first] = products;
  if (first === undefined) return undefined;
  return {
    "@context": schemaOrg,
    "@type": "Product",
    name,
    description: first.summary === "" ? tagline : first.summary,
    sku: first.pid,
    image: `${origin}/images/products/${imageOf(first.pid)}.png`,
    brand: { "@type": "Brand", name: siteName },
    url: origin + href,
    offers: formsOfFirst(products).map((product) => offer(origin + href, product)),
  };
}

/** In the currency of the default country. */
function offer(url: string, { name, prices, saleEndsAt }: ProductView) {
  const digits = minorUnitDigits(defaultCurrency);
  return {
    "@type": "Offer",
    name,
    price: (prices[defaultCurrency] / 10 ** digits).toFixed(digits),
    priceCurrency: defaultCurrency,
    availability: "https://schema.org/InStock",
    url,
    ...(saleEndsAt === undefined ? {} : { priceValidUntil: saleEndsAt.slice(0, 10) }),
  };
}
