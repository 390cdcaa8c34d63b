import type { ProductPageView, SubpageName } from "@autotune/contract";
import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ProductImage } from "../product-image.tsx";
import { FamilyEyebrow } from "./family-eyebrow.tsx";
import { subpageLabels } from "./subpage-labels.ts";

interface SubpageHeadProps {
  page: ProductPageView;
  subpage: SubpageName;
  /** Actions for the product. */
  action?: ReactNode;
}

/** The head of a product's further page: which product, which page, and the way back. */
export function SubpageHead({ page, subpage, action }: SubpageHeadProps) {
  const { i18n } = useLingui();
  const [product] = page.products;
  return (
    <section className="relative isolate">
      <div className="pointer-events-none absolute inset-x-0 -top-24 -bottom-24 -z-1 bg-[radial-gradient(50%_70%_at_75%_30%,color-mix(in_oklch,var(--family-glow)_45%,transparent),transparent_72%)]" />
      <div className="wrap flex items-center justify-between gap-10 pt-10 md:pt-16">
        <div>
          <FamilyEyebrow family={page.family} />
          <h1 className="mt-4 text-64">
            <Link to={page.href} className="text-muted hover:text-text">
              {page.name}
            </Link>{" "}
            {i18n._(subpageLabels[subpage])}
          </h1>
          {action === undefined ? null : <div className="mt-7">{action}</div>}
        </div>
        {product === undefined ? null : (
          <div className="w-72 shrink-0 max-md:hidden">
            <ProductImage pid={product.pid} sizes="18rem" eager />
          </div>
        )}
      </div>
    </section>
  );
}
