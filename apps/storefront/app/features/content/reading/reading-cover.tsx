import type { NamedProductView } from "@autotune/contract";
import { Cover } from "@autotune/ui/cover";
import { ProductImage } from "../../catalogue/product-image.tsx";

interface ReadingCoverProps {
  slug: string;
  /** The image shows the window of the first one. */
  products: readonly NamedProductView[];
  /** How wide the whole image is shown. */
  sizes: string;
  eager?: boolean;
}

/** The cover of a text: a phrase of its own, and in front of it the window of its product. */
export function ReadingCover({ slug, products, sizes, eager = false }: ReadingCoverProps) {
  const [product] = products;
  return (
    <div
      data-family={product?.family}
      className="relative aspect-16/9 overflow-hidden rounded-16 border border-line"
    >
      <Cover name={slug} />
      {product === undefined ? null : (
        <div className="absolute top-[30%] right-[6%] w-[58%] overflow-hidden rounded-10 shadow-float">
          <ProductImage pid={product.pid} sizes={sizes} eager={eager} />
        </div>
      )}
    </div>
  );
}
