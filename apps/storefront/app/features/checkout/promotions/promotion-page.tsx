import type { PromotionPageView, PromotionTermsView } from "@autotune/contract";
import { PitchLine } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { langOf } from "../../../platform/i18n/lang-of.ts";
import { AddPromoted } from "./add-promoted.tsx";
import { PromotedProduct } from "./promoted-product.tsx";
import { PromotionOffer } from "./promotion-offer.tsx";
import { usePromotion } from "./use-promotion.ts";
import { TextWithPrices } from "../../catalogue/prices/text-with-prices.tsx";

/** The text of a promotion, its products, and the cart button. */
export function PromotionPage({ page }: { page: PromotionPageView }) {
  const language = useLanguage();
  const lang = langOf(page.language, language);
  const { terms } = page;
  const { result, retry } = usePromotion(page.code);
  const granted = result?.kind === "granted" ? result.promotion : undefined;
  const prices = terms?.phase === "ended" ? undefined : (terms?.prices ?? granted?.products);
  const isChoice = page.products.length > 1;
  return (
    <section className="relative isolate pt-12 sm:pt-20">
      <div className="pointer-events-none absolute inset-x-0 -top-24 h-160 -z-1 bg-[radial-gradient(50%_60%_at_75%_30%,color-mix(in_oklch,var(--family-glow)_45%,transparent),transparent_72%)]" />
      <div className="wrap grid items-start gap-x-16 gap-y-12 md:grid-cols-2">
        <div>
          <p className="flex flex-wrap items-center gap-3 font-mono text-14 text-muted">
            <Trans>Promotion</Trans>
          </p>
          <h1 lang={lang} className="mt-4 text-64">
            {page.title}
          </h1>
          <p lang={lang} className="mt-6 max-w-[40ch] text-22 text-muted">
            {page.lead}
          </p>
          <p lang={lang} className="mt-6 max-w-[56ch] text-16 whitespace-pre-line">
            <TextWithPrices text={page.text} />
          </p>
        </div>
        <div className="rounded-24 border border-line bg-surface-1">
          <ul>
            {page.products.map((product) => (
              <PromotedProduct
                key={product.path}
                product={product}
                promoted={prices?.[product.path]}
                action={
                  granted === undefined || !isChoice || !isRunning(terms) ? null : (
                    <AddPromoted promotion={granted} paths={[product.path]} size="small">
                      <span>
                        <Trans>Add to cart</Trans>
                        <span className="sr-only">: {product.name}</span>
                      </span>
                    </AddPromoted>
                  )
                }
              />
            ))}
          </ul>
          <div tabIndex={-1} className="border-t border-line px-5 py-5 outline-none sm:px-6">
            <PromotionOffer terms={terms} result={result} onRetry={retry} />
          </div>
        </div>
      </div>
      <div className="mt-14 sm:mt-20">
        <PitchLine variant="divider" />
      </div>
    </section>
  );
}

function isRunning(terms: PromotionTermsView | undefined): boolean {
  return terms === undefined || terms.phase === "running";
}
