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
      subtitle: t`For what you own already`,
      type: "upgrade",
      banner: "",
      products: { default: product.path },
      useNormalRate: false,
      content: { annual: [], monthly: [], default: [] },
      priceSubtext: t`Sign in, and we look up what you own and what it is worth here.`,
      priceConditionals: "",
      primaryCtaText: "",
      ctaOverride: undefined,
      terms: "",
      notes: t`Your old licence becomes the new one. If you return the upgrade, you have the old one back.`,
    },
  ];
}
