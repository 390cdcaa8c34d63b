import type { Family, SubpageName } from "@autotune/contract";
import { linkTo, type Language, type RouteName } from "@autotune/routes";

const routeOfFamily = {
  "auto-tune": "AutoTune",
  "ai-powered-vocal-chain": "AiPowered",
  "creative-vocal-effects": "VocalEffects",
  subscriptions: "Subscriptions",
} as const satisfies Record<Family, RouteName>;

/** Where a product page is, or one of its sub-pages. */
export function productPageHref(
  { family, slug }: { readonly family: Family; readonly slug: string },
  language: Language,
  subpage?: SubpageName,
): string {
  const params = subpage === undefined ? { slug } : { slug, subnav_slug: subpage };
  return linkTo(routeOfFamily[family], params, language);
}
