import { Badge } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { OwnedProduct } from "../api/fetch-owned-products.ts";
import { ProductImage } from "../../catalogue/product-image.tsx";

/** A product that only the plan includes. */
export function PlanProductCard({ product }: { product: OwnedProduct | undefined }) {
  if (product === undefined) return null;
  return (
    <article className="grid h-full content-start gap-3 rounded-16 border border-line bg-surface-1 p-2">
      <ProductImage
        pid={product.pid}
        sizes="(min-width: 75rem) 14rem, (min-width: 48rem) 28vw, 44vw"
      />
      <div className="grid justify-items-start gap-2 px-1.5 pb-1.5">
        <h3 className="text-16 tracking-heading sm:text-18">{product.name}</h3>
        <Badge tone="info">
          <Trans>with your plan</Trans>
        </Badge>
      </div>
    </article>
  );
}
