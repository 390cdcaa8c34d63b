import type { PromotionPageBody } from "@autotune/contract";
import { seedPromotions } from "../checkout/promotions.ts";

/** The promotion of each page. */
const codeOn = {
  "loyal-owners": "LOYAL26",
  "winter-studio": "WINTER26",
} as const;

type PromotionPageSlug = keyof typeof codeOn;

/** The words of the promotion pages. */
export type SeedPromotionPages = Readonly<
  Record<PromotionPageSlug, Pick<PromotionPageBody, "title" | "lead" | "text">>
>;

export const promotionPageSlugs = Object.keys(codeOn).filter(isSlug);

function isSlug(slug: string): slug is PromotionPageSlug {
  return Object.hasOwn(codeOn, slug);
}

/** A promotion page as the shop publishes it. */
export function promotionPageBody(
  words: SeedPromotionPages,
  slug: string,
): PromotionPageBody | undefined {
  if (!isSlug(slug)) return undefined;
  const { title, lead, text } = words[slug];
  const promotion = seedPromotions.find(({ code }) => code === codeOn[slug]);
  return {
    title,
    lead,
    text,
    code: codeOn[slug],
    products: Object.keys(promotion?.products ?? {}),
    isSample: true,
    seo: { description: lead },
  };
}
