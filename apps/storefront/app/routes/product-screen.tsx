import type { CartItem } from "@autotune/commerce";
import type { ProductPageView, ProductView } from "@autotune/contract";
import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { Blocks } from "../blocks/blocks.tsx";
import type { OwnOffer } from "../blocks/own-offer.ts";
import { ActionLabel } from "../features/catalogue/prices/card-label.tsx";
import { Price } from "../features/catalogue/prices/price.tsx";
import { ProductHero } from "../features/catalogue/product-page/product-hero.tsx";
import { ProductSubnav } from "../features/catalogue/product-page/product-subnav.tsx";
import { SubpageHead } from "../features/catalogue/product-page/subpage-head.tsx";
import { TryLink } from "../features/catalogue/tryout/try-link.tsx";
import { BuyBar } from "../features/checkout/buy-box/buy-bar.tsx";
import { BuyBox } from "../features/checkout/buy-box/buy-box.tsx";
import { BuyButton } from "../features/checkout/buy-box/buy-button.tsx";
import { OwnedMark } from "../features/checkout/buy-box/owned-mark.tsx";
import { StickyBuyBox } from "../features/checkout/buy-box/sticky-buy-box.tsx";
import { toCartItem } from "../features/checkout/buy-box/to-cart-item.ts";
import { useOutOfView } from "../features/checkout/buy-box/use-out-of-view.ts";
import { ProductReadingHost } from "../features/content/product-reading-host.tsx";
import { useLanguage } from "../platform/i18n/language.ts";
import { PriceFactsHost } from "./sections/price-facts-host.tsx";

/** A product's own page, or one of its further pages. */
export function ProductScreen({ page }: { page: ProductPageView }) {
  const language = useLanguage();
  const { ref, element, outOfView } = useOutOfView();
  const [product] = page.products;
  const item = product === undefined ? undefined : itemForSale(product);
  const label = item === undefined ? null : <ActionLabel type={item.type} />;
  return (
    <div data-family={page.family}>
      {page.subpage === undefined ? (
        <ProductHero
          page={page}
          mark={item === undefined ? undefined : <OwnedMark product={item} />}
          action={
            product === undefined || item === undefined ? (
              <PlansLink />
            ) : (
              <>
                <BuyBox product={product} buy={<BuyButton ref={ref} item={item} label={label} />} />
                {page.family === "auto-tune" ? (
                  <p className="mt-6">
                    <TryLink />
                  </p>
                ) : null}
              </>
            )
          }
        />
      ) : (
        <SubpageHead
          page={page}
          subpage={page.subpage}
          action={
            item === undefined ? undefined : <BuyButton ref={ref} item={item} label={label} />
          }
        />
      )}
      <ProductSubnav page={page} />
      {item === undefined ? null : (
        <StickyBuyBox
          item={item}
          label={label}
          price={<Price of={item.path} prices={item.prices} language={language} />}
          trigger={element}
        />
      )}
      <Blocks blocks={page.blocks} own={ownOffer(page)} />
      <ProductReadingHost page={page} />
      <PriceFactsHost page={page} />
      {item === undefined ? null : (
        <BuyBar
          item={item}
          label={label}
          price={<Price of={item.path} prices={item.prices} language={language} />}
          shown={outOfView}
        />
      )}
    </div>
  );
}

function ownOffer({ products, otherPlans }: ProductPageView): OwnOffer | undefined {
  const [product] = products;
  if (product === undefined) return undefined;
  const item = itemForSale(product);
  const label = <ActionLabel type={product.type} />;
  return {
    product,
    action: item === undefined ? null : <BuyButton item={item} label={label} />,
    otherPlans,
  };
}

/** Month or year is chosen further down, where both are side by side. */
function PlansLink() {
  return (
    // Not a plain anchor: on a second click the router would scroll back to the earlier position.
    <Link to="#plans" className={buttonClass("primary")}>
      <Trans>See the plans</Trans>
    </Link>
  );
}

/** A perpetual licence is bought with one click. */
function itemForSale(product: ProductView): CartItem | undefined {
  return product.type === "perpetual" ? toCartItem(product) : undefined;
}
