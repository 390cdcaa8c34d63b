import type { ProductView } from "@autotune/contract";
import { ActionLabel } from "../../catalogue/prices/card-label.tsx";
import { CardButton } from "./card-button.tsx";

/** A product with a page is bought there; one without, where it is shown. */
export function DirectBuy({ product }: { product: ProductView }) {
  const { path, name, type, href } = product;
  if (href !== undefined || type !== "perpetual") return null;
  return (
    <CardButton action="add_to_cart" data={path} variant="secondary" size="small">
      <span>
        <ActionLabel type={type} />
        <span className="sr-only">: {name}</span>
      </span>
    </CardButton>
  );
}
