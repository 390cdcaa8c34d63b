import { useLingui } from "@lingui/react/macro";
import type { OptionCard } from "../api/fetch-product-cards.ts";
import { useCatalogue } from "../../catalogue/store/catalogue.ts";

/** The upgrade option, where it was requested. Its price depends on the person's licences. */
export function useUpgradeCard(target: string | undefined): OptionCard[] {
  const { t } = useLingui();
  const product = useCatalogue(({ products }) =>
    target === undefined ? undefined : products.get(target),
  );
  if (product === undefined) return [];
  const { name } = product;
  return [
    {
      slug: product.path,
      title: t`Upgrade to ${name}`,
      subtitle: t`For current owners`,
      type: "upgrade",
      banner: "",
      products: { default: product.path },
      useNormalRate: false,
      content: { annual: [], monthly: [], default: [] },
      priceSubtext: t`Sign in to see your upgrade price.`,
      priceConditionals: "",
      primaryCtaText: "",
      ctaOverride: undefined,
      terms: "",
      notes: t`Your new license replaces the old one. Return the upgrade and you get the old one back.`,
    },
  ];
}
