import type { ProductPageView } from "@autotune/contract";
import { useCallback } from "react";
import { Late } from "../../platform/lazy/late.tsx";
import { useNear } from "../../platform/lazy/use-near.ts";
import { PriceFactsShape } from "./price-facts-shape.tsx";

/** Facts about the price of what a page sells, if that is a one-time purchase. */
export function PriceFactsPlace({ page }: { page: ProductPageView }) {
  const [product] = page.products;
  if (product?.type !== "perpetual" || page.subpage !== undefined) return null;
  return <Place key={product.path} path={product.path} name={product.name} />;
}

interface PlaceProps {
  path: string;
  name: string;
}

/** The placeholder. Its code, texts and numbers load when it is nearly in view. */
function Place({ path, name }: PlaceProps) {
  const { place, near } = useNear();
  const load = useCallback(async () => {
    const { PriceFacts } = await import("./price-facts.tsx");
    return () => <PriceFacts path={path} name={name} />;
  }, [path, name]);

  return (
    <div ref={place} className="wrap section">
      <div tabIndex={-1} className="@container outline-none">
        <Late wanted={near} load={load} fallback={<PriceFactsShape />} />
      </div>
    </div>
  );
}
