import type { Prices } from "@autotune/commerce";
import type { ProductView } from "@autotune/contract";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ProductImage } from "../../catalogue/product-image.tsx";
import { Price } from "../../catalogue/prices/price.tsx";
import { PromotionPrice } from "./promotion-price.tsx";

interface PromotedProductProps {
  product: ProductView;
  /** Its price in the promotion; undefined once that is over. */
  promoted: Prices | undefined;
  /** Adds it alone. */
  action: ReactNode;
}

export function PromotedProduct({ product, promoted, action }: PromotedProductProps) {
  const language = useLanguage();
  const { path, name, summary, href, pid, prices } = product;
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
      <div className="flex items-center justify-between gap-3 sm:grid sm:justify-items-end">
        {promoted === undefined ? (
          <span className="text-22 font-medium">
            <Price of={path} prices={prices} language={language} />
          </span>
        ) : (
          <PromotionPrice product={product} promoted={promoted} side="startOnPhones" />
        )}
        {action === null ? null : <div className="shrink-0">{action}</div>}
      </div>
    </li>
  );
}
