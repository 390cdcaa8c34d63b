import type { SearchHit } from "@autotune/contract";
import { ProductImage } from "../../catalogue/product-image.tsx";
import { FoundPrice } from "./found-price.tsx";
import { KindName } from "./kind-name.tsx";

interface HitWordsProps {
  hit: SearchHit;
  /** Where hits of several kinds are listed together. */
  showsKind?: boolean;
}

/** A hit: its title, what it is a part of, and the matching excerpt; of a product also its window and its price. */
export function HitWords({ hit, showsKind = false }: HitWordsProps) {
  const { product } = hit;
  return (
    <span className="flex items-start gap-4">
      {product === undefined ? null : (
        <span className="mt-1 w-18 shrink-0 overflow-hidden rounded-[0.375rem] sm:w-24">
          <ProductImage pid={product.pid} sizes="6rem" />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-16 font-medium wrap-anywhere text-text">
            {hit.title}
            {hit.partOf === "" ? null : (
              <span className="font-normal text-faint">
                {" · "}
                {hit.partOf}
              </span>
            )}
          </span>
          {product !== undefined ? (
            <FoundPrice product={product} />
          ) : showsKind ? (
            <span className="text-12 text-faint">
              <KindName kind={hit.kind} />
            </span>
          ) : null}
        </span>
        <span className="mt-0.5 block text-14 wrap-anywhere text-muted">
          {withPlaces(hit.excerpt).map(({ text, isHit, place }) =>
            isHit ? (
              <mark key={place} className="rounded-[0.2em] bg-family/25 text-text">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>
      </span>
    </span>
  );
}

/** Each part with the text length before it as its key: the same words may be marked twice. */
function withPlaces(excerpt: SearchHit["excerpt"]) {
  let offset = 0;
  return excerpt.map((part) => {
    const place = offset;
    offset += part.text.length;
    return { ...part, place };
  });
}
