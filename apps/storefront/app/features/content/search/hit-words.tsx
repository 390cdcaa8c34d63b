import type { SearchHit } from "@autotune/contract";

/** The text of a hit: its title, what it is a part of, and the matching excerpt. */
export function HitWords({ hit }: { hit: SearchHit }) {
  return (
    <>
      <span className="block text-16 font-medium wrap-anywhere text-text">
        {hit.title}
        {hit.partOf === "" ? null : (
          <span className="font-normal text-faint">
            {" · "}
            {hit.partOf}
          </span>
        )}
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
    </>
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
