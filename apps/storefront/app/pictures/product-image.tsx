import { pictureOf } from "@autotune/commerce";

interface ProductImageProps {
  pid: string;
  /** How wide it is shown, for the browser's choice of a file. */
  sizes: string;
  /** Without it the picture says nothing that does not stand beside it. */
  alt?: string;
  /** Seen at first: fetched before all others. */
  eager?: boolean;
}

const widths = [480, 960, 1600];

/** The drawn window of a product. Its files are named by the product's id, or by that of whose window it shows. */
export function ProductImage({ pid, sizes, alt = "", eager = false }: ProductImageProps) {
  // An older release knew no id: nothing is better than a broken picture.
  if (pid === "") return null;
  const file = `/images/products/${pictureOf(pid)}`;
  const inWidths = (format: string) =>
    widths.map((width) => `${file}-${width}.${format} ${width}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={inWidths("avif")} sizes={sizes} />
      <source type="image/webp" srcSet={inWidths("webp")} sizes={sizes} />
      <img
        src={`${file}.png`}
        width="1600"
        height="1000"
        alt={alt}
        decoding="async"
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        className="block h-auto w-full"
      />
    </picture>
  );
}
