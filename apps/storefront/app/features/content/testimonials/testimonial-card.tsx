import { Skeleton } from "@autotune/ui";
import type { Testimonial } from "../api/fetch-testimonials.ts";

const card =
  "flex h-full flex-col justify-between gap-8 rounded-24 border border-line bg-surface-1 p-6 sm:p-7";

/** As high as the longest quote in any language, so that nothing moves when the quotes come. */
const heights = {
  small: "sm:min-h-60",
  large: "min-h-[max(16rem,43.4rem-93vw)] sm:min-h-[18.75rem] lg:min-h-[20.5rem]",
};

interface TestimonialCardProps {
  testimonial: Testimonial;
  /** It has the whole width to itself. */
  large?: boolean;
}

export function TestimonialCard({ testimonial, large = false }: TestimonialCardProps) {
  const { quote, author, credits, photo, photoForPhones } = testimonial;
  return (
    <figure className={`${card} ${large ? heights.large : heights.small}`}>
      <blockquote
        className={
          large
            ? "max-w-[34ch] font-display text-28 font-medium text-pretty sm:text-36"
            : "text-18 text-pretty"
        }
      >
        <p>{quote}</p>
      </blockquote>
      <figcaption className="flex items-center gap-4">
        <picture className="shrink-0">
          <source media="(max-width: 47.9375rem)" srcSet={photoForPhones} />
          {/* The name is shown beside it. */}
          <img
            src={photo}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            decoding="async"
            className="size-14 rounded-full object-cover"
          />
        </picture>
        <span className="min-w-0">
          <span className="block font-medium">{author}</span>
          {credits === "" ? null : <span className="block text-14 text-muted">{credits}</span>}
        </span>
      </figcaption>
    </figure>
  );
}

/** The skeleton of a card. */
export function TestimonialSkeleton({ large = false }: { large?: boolean }) {
  return (
    <div className={`${card} ${large ? heights.large : heights.small}`}>
      <div className="grid gap-3">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-11/12" />
        <Skeleton className="h-5 w-3/5" />
      </div>
      <div className="flex items-center gap-4">
        <Skeleton className="size-14 rounded-full" />
        <div className="grid grow gap-2">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3.5 w-3/4" />
        </div>
      </div>
    </div>
  );
}
