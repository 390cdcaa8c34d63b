import type { CurrentOffersView, CurrentPromotionView, ProductView } from "@autotune/contract";
import { linkTo } from "@autotune/routes";
import { buttonClass, EmptyState } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { PromotionPrice } from "../features/checkout/promotions/promotion-price.tsx";
import { PriceAndBuy } from "../features/checkout/offers/price-and-buy.tsx";
import { ProductImage } from "../features/catalogue/product-image.tsx";
import { LastMinute } from "../platform/formats/last-minute.tsx";
import { useLanguage } from "../platform/i18n/language.ts";
import { SectionHead } from "./section-head.tsx";

/** Everything that costs less now, each with its end. */
export function CurrentOffers({ block }: { block: CurrentOffersView }) {
  const { headline, text, products, promotions } = block;
  const isEmpty = products.length === 0 && promotions.length === 0;
  return (
    <section className="wrap section">
      <SectionHead headline={headline} text={text} />
      {isEmpty ? (
        <NoOffers />
      ) : (
        <ul className="mt-9 grid gap-5 md:grid-cols-2">
          {promotions.map((promotion) => (
            <li key={promotion.href} className="flex">
              <Promotion promotion={promotion} />
            </li>
          ))}
          {products.map((product) => (
            <li key={product.path} className="flex">
              <Reduced product={product} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const card =
  "relative flex w-full flex-col rounded-24 border border-line bg-surface-1 bg-linear-to-br from-family/12 to-transparent to-70% p-5 transition-colors duration-150 has-[a:hover]:border-family/60 sm:p-7";
/** The link covers the whole card. */
const wholeCard = "after:absolute after:inset-0 after:rounded-24";

function Promotion({ promotion }: { promotion: CurrentPromotionView }) {
  const { title, lead, href, endsAt, products } = promotion;
  return (
    <article data-family={products[0]?.product.family} className={card}>
      <h3 className="text-22">
        <Link to={href} className={wholeCard}>
          {title}
        </Link>
      </h3>
      <p className="mt-2 text-muted">{lead}</p>
      <ul className="my-5 grid border-t border-line">
        {products.map(({ product, promoted }) => (
          <li
            key={product.path}
            className="flex items-center justify-between gap-4 border-b border-line py-3"
          >
            <span data-named="">{product.name}</span>
            <PromotionPrice product={product} promoted={promoted} />
          </li>
        ))}
      </ul>
      <End endsAt={endsAt} />
    </article>
  );
}

function Reduced({ product }: { product: ProductView }) {
  const { name, summary, href, pid, family, discountReason, saleEndsAt } = product;
  return (
    <article data-family={family} className={card}>
      <div className="grid gap-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <div className="max-w-32">
          <ProductImage pid={pid} sizes="128px" />
        </div>
        <div>
          {discountReason === null ? null : (
            <p className="font-mono text-14 text-family">{discountReason}</p>
          )}
          <h3 className="text-22">
            {href === undefined ? (
              name
            ) : (
              <Link to={href} className={wholeCard}>
                {name}
              </Link>
            )}
          </h3>
          <p className="mt-1 text-14 text-muted">{summary}</p>
        </div>
      </div>
      <div className="mt-5 mb-3">
        <PriceAndBuy product={product} size="large" />
      </div>
      <End endsAt={saleEndsAt ?? null} />
    </article>
  );
}

function End({ endsAt }: { endsAt: string | null }) {
  if (endsAt === null) return null;
  return (
    <p className="mt-auto text-14 text-muted">
      <Trans>
        Ends <LastMinute endsAt={endsAt} />
      </Trans>
    </p>
  );
}

function NoOffers() {
  const language = useLanguage();
  return (
    <EmptyState
      title={<Trans>Nothing is on sale right now</Trans>}
      text={<Trans>When something is, you’ll find it here with its price.</Trans>}
    >
      <Link to={linkTo("Products", {}, language)} className={buttonClass("secondary")}>
        <Trans>See all products</Trans>
      </Link>
    </EmptyState>
  );
}
