import type { TestimonialsView } from "@autotune/contract";
import { Notice } from "@autotune/ui";
import { Carousel } from "@autotune/ui/carousel";
import type { Language } from "@autotune/routes";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Testimonial } from "../features/content/api/fetch-testimonials.ts";
import {
  TestimonialCard,
  TestimonialSkeleton,
} from "../features/content/testimonials/testimonial-card.tsx";
import { useTestimonials } from "../features/content/testimonials/use-testimonials.ts";
import { RetryButton } from "../platform/focus/retry-button.tsx";
import { useLanguage } from "../platform/i18n/language.ts";
import { inPlaces } from "../features/content/reading/in-places.ts";
import { SectionHead } from "./section-head.tsx";

const grid = "grid gap-5 sm:grid-cols-2 lg:grid-cols-3";

/** So many fit beside each other; more take turns. */
const sideBySide = 3;

/** Testimonials, fetched when scrolled into view, and again for each language. */
export function Testimonials({ block }: { block: TestimonialsView }) {
  const language = useLanguage();
  return (
    <InOneLanguage
      key={`${language} ${block.testimonials.join(" ")}`}
      block={block}
      language={language}
    />
  );
}

function InOneLanguage({ block, language }: { block: TestimonialsView; language: Language }) {
  const { place, state, tryAgain } = useTestimonials(block.testimonials, language);
  if (state.kind === "loaded" && state.testimonials.length === 0) return null;
  return (
    <section className="wrap section">
      <SectionHead headline={block.headline} text={block.text} />
      <div
        ref={place}
        tabIndex={-1}
        aria-busy={state.kind === "loading"}
        className="mt-12 outline-none"
      >
        {state.kind === "failed" ? (
          <Notice
            tone="danger"
            action={<RetryButton variant="secondary" size="small" onRetry={tryAgain} />}
          >
            <Trans>
              There was an error retrieving this content. Please try again later. We apologize for
              the inconvenience.
            </Trans>
          </Notice>
        ) : state.kind === "loaded" ? (
          <Loaded testimonials={state.testimonials} label={block.headline} />
        ) : (
          <Loading slugs={block.testimonials} />
        )}
      </div>
    </section>
  );
}

/** Takes as much room as what comes. */
function Loading({ slugs }: { slugs: readonly string[] }) {
  const isCarousel = slugs.length > sideBySide;
  return (
    // Below a carousel are its buttons.
    <div className={isCarousel ? "pb-15" : grid}>
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
      {isCarousel ? (
        <TestimonialSkeleton large />
      ) : (
        slugs.map((slug) => <TestimonialSkeleton key={slug} />)
      )}
    </div>
  );
}

interface LoadedProps {
  testimonials: readonly Testimonial[];
  label: string;
}

function Loaded({ testimonials, label }: LoadedProps) {
  const { t } = useLingui();
  const placed = inPlaces(testimonials);
  if (placed.length <= sideBySide)
    return (
      <ul className={grid}>
        {placed.map(({ place, item }) => (
          <li key={place}>
            <TestimonialCard testimonial={item} />
          </li>
        ))}
      </ul>
    );
  return (
    <Carousel
      label={label}
      loop
      autoplay
      slides={placed.map(({ place, item }) => ({
        key: String(place),
        content: <TestimonialCard testimonial={item} large />,
      }))}
      texts={{
        previous: t`Previous`,
        next: t`Next`,
        pause: t`Pause`,
        play: t`Play`,
        position: (number, count) => t`${number} of ${count}`,
      }}
    />
  );
}
