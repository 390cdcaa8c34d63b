import { imageOf } from "@autotune/commerce";

interface ProductImageProps {
  pid: string;
  /** The `sizes` attribute: how wide it is shown. */
  sizes: string;
  /** Without it the image is decorative. */
  alt?: string;
  /** In the first view: fetched with high priority. */
  eager?: boolean;
}

const widths = [480, 960, 1600];

/** The drawn window of a product. Its files are named by the id of the product whose window it shows. */
export function ProductImage({ pid, sizes, alt = "", eager = false }: ProductImageProps) {
  // An older release had no id: nothing is better than a broken image.
  if (pid === "") return null;
  const file = `/images/products/${imageOf(pid)}`;
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
