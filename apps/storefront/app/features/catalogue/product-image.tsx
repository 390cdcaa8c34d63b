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

/**
 * What an editor has given the product, or else its drawn window: the shop decides by the id in the name of the file.
 * An editor's image may have any shape, and is shown whole in the place of a window.
 */
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
        className="block aspect-8/5 h-auto w-full object-contain"
      />
    </picture>
  );
}
