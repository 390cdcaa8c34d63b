import type { Prices } from "@autotune/commerce";
import type { ProductView } from "@autotune/contract";
import { Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ProductImage } from "../../catalogue/product-image.tsx";
import { Price } from "../../catalogue/prices/price.tsx";

interface PromotedProductProps {
  product: ProductView;
  /** Its price in the promotion; undefined while it is unknown, and for people who do not qualify. */
  promoted: Prices | undefined;
  isLoading: boolean;
}

export function PromotedProduct({ product, promoted, isLoading }: PromotedProductProps) {
  const language = useLanguage();
  const { name, summary, href, pid, prices } = product;
  return (
    <li className="grid items-center gap-x-5 gap-y-3 border-t border-line px-5 py-5 first:border-t-0 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:px-6">
      <div className="max-w-32 overflow-hidden rounded-10 max-sm:hidden">
        <ProductImage pid={pid} sizes="128px" />
      </div>
      <div className="min-w-0">
        <h2 className="text-22">
          {href === undefined ? (
            name
          ) : (
            <Link to={href} className="hover:text-family">
              {name}
            </Link>
          )}
        </h2>
        <p className="mt-1 text-14 text-muted">{summary}</p>
      </div>
      {/* The width is the same before and after loading. */}
      <p className="grid min-h-13 min-w-28 content-center sm:justify-items-end">
        {isLoading ? (
          <Skeleton className="h-7 w-24 rounded-10" />
        ) : promoted === undefined ? (
          <span className="text-22 font-medium">
            <Price prices={prices} language={language} />
          </span>
        ) : (
          <>
            <span className="text-22 font-medium text-family">
              <span className="sr-only">
                <Trans>Promotion price:</Trans>{" "}
              </span>
              <Price prices={promoted} language={language} />
            </span>
            <span className="text-14 text-muted">
              <span className="sr-only">
                <Trans>Regular price:</Trans>{" "}
              </span>
              <s>
                <Price prices={prices} language={language} />
              </s>
            </span>
          </>
        )}
      </p>
    </li>
  );
}
