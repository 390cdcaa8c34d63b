import type { PromotionPageView } from "@autotune/contract";
import { PitchLine } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { langOf } from "../../../platform/i18n/lang-of.ts";
import { PromotedProduct } from "./promoted-product.tsx";
import { PromotionOffer } from "./promotion-offer.tsx";
import { usePromotion } from "./use-promotion.ts";

/** The text of a promotion, its products, and the cart button. */
export function PromotionPage({ page }: { page: PromotionPageView }) {
  const language = useLanguage();
  const lang = langOf(page.language, language);
  const { result, retry } = usePromotion(page.code);
  const prices = result?.kind === "granted" ? result.promotion.products : undefined;
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
            {page.text}
          </p>
        </div>
        <div className="rounded-24 border border-line bg-surface-1">
          <ul>
            {page.products.map((product) => (
              <PromotedProduct
                key={product.path}
                product={product}
                promoted={prices?.[product.path]}
                isLoading={result === undefined}
              />
            ))}
          </ul>
          <div className="border-t border-line px-5 py-5 sm:px-6">
            <PromotionOffer result={result} onRetry={retry} />
          </div>
        </div>
      </div>
      <div className="mt-14 sm:mt-20">
        <PitchLine variant="divider" />
      </div>
    </section>
  );
}
