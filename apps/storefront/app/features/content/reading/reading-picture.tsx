import type { ReadingPictureView } from "@autotune/contract";
import { ProductImage } from "../../catalogue/product-image.tsx";
import { TextWithPrices } from "../../catalogue/prices/text-with-prices.tsx";

/** As wide as the column of text, whose measure is 68 characters. */
const sizes = "(min-width: 62rem) 46rem, 92vw";

/** A picture between paragraphs. Its size is known, so nothing moves when it comes. */
export function ReadingPicture({ picture }: { picture: ReadingPictureView }) {
  return (
    <figure
      data-family={"product" in picture ? picture.product.family : undefined}
      className="my-4 max-w-[68ch]"
    >
      {"product" in picture ? (
        <div className="overflow-hidden rounded-16 border border-line bg-surface-1 bg-[radial-gradient(70%_80%_at_50%_20%,color-mix(in_oklch,var(--family-glow)_55%,transparent),transparent)] p-[4%]">
          <ProductImage pid={picture.product.pid} alt={picture.product.name} sizes={sizes} />
        </div>
      ) : (
        <img
          src={picture.image.src}
          srcSet={picture.image.srcSet}
          sizes={sizes}
          width={picture.image.width}
          height={picture.image.height}
          alt={picture.image.alt}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-16 border border-line"
        />
      )}
      <figcaption className="mt-3 text-14 text-muted">
        <TextWithPrices text={picture.caption} />
      </figcaption>
    </figure>
  );
}
