import { cheapestOf, formsOfFirst, isPlan } from "@autotune/commerce";
import type { ProductView } from "@autotune/contract";
import { DirectBuy } from "../features/checkout/offers/direct-buy.tsx";
import { PlanActions } from "../features/checkout/offers/plan-actions.tsx";

/** The actions on the card of a page: they sell the form whose price the card shows. */
export function PageActions({ products }: { products: readonly ProductView[] }) {
  const shown = cheapestOf(formsOfFirst(products));
  if (shown === undefined) return null;
  if (!isPlan(shown.type)) return <DirectBuy product={shown} />;
  const tried = products.find(({ trial }) => trial !== undefined);
  return (
    <div className="grid max-w-96 gap-3">
      <PlanActions plan={shown.path} monthly={tried ?? shown} href={shown.href} />
    </div>
  );
}
