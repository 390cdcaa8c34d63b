import { findTrial, type CartItem } from "@autotune/commerce";
import { variants, type OptionCard, type Variant } from "../api/fetch-product-cards.ts";

/** A card with the catalogue's data of what it sells. */
export interface ShownOption {
  readonly card: OptionCard;
  /** Set by an editor, or because it includes everything. */
  readonly banner: { readonly text: string } | "bestValue" | undefined;
  readonly items: Readonly<Partial<Record<Variant, CartItem>>>;
  /** For a plan that can be tried. */
  readonly trial: CartItem | undefined;
}

interface OptionsToChoose {
  readonly cards: readonly OptionCard[];
  readonly find: (path: string) => CartItem | undefined;
  /** A person who had a trial is not offered another. */
  readonly offersTrial: boolean;
}

/** Which cards are shown, and their content. A card whose product is gone is hidden. */
export function chooseOptions({ cards, find, offersTrial }: OptionsToChoose): ShownOption[] {
  return cards
    .filter(({ type }) => type !== "trial" || offersTrial)
    .map((card) => {
      const items = itemsOf(card, find);
      const monthly = items.monthly?.path;
      return {
        card,
        banner: bannerOf(card),
        items,
        trial: offersTrial && monthly !== undefined ? findTrial(monthly, find) : undefined,
      };
    })
    .filter(({ card, items }) => variants.some((name) => items[name]) || leadsElsewhere(card));
}

function itemsOf(card: OptionCard, find: OptionsToChoose["find"]): ShownOption["items"] {
  const items: Partial<Record<Variant, CartItem>> = {};
  for (const variant of variants) {
    const path = card.products[variant];
    const item = path === undefined ? undefined : find(path);
    if (item !== undefined && !item.wpOnly && !item.promoOnly) items[variant] = item;
  }
  return items;
}

/** A card without a product of its own is shown as long as its button has an action. */
function leadsElsewhere({ products, ctaOverride }: OptionCard): boolean {
  return ctaOverride !== undefined && variants.every((variant) => products[variant] === undefined);
}

function bannerOf(card: OptionCard): ShownOption["banner"] {
  if (card.banner !== "") return { text: card.banner };
  const isUnlimited = variants.some((variant) =>
    card.products[variant]?.split("-").includes("unlimited"),
  );
  return card.type === "subscription" && isUnlimited ? "bestValue" : undefined;
}
