import type { MediaView } from "@autotune/contract";

export function Media({ block: { picture, caption } }: { block: MediaView }) {
  return (
    <section className="wrap section">
      <figure>
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="(min-width: 84rem) 80rem, 92vw"
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-24 border border-line"
        />
        {caption === "" ? null : (
          <figcaption className="mt-4 max-w-[68ch] text-14 text-muted">{caption}</figcaption>
        )}
      </figure>
    </section>
  );
}
