import type { TestimonialsView } from "@autotune/contract";
import { Button, Notice } from "@autotune/ui";
import type { Language } from "@autotune/routes";
import { Trans } from "@lingui/react/macro";
import {
  TestimonialCard,
  TestimonialSkeleton,
} from "../features/content/testimonials/testimonial-card.tsx";
import { useTestimonials } from "../features/content/testimonials/use-testimonials.ts";
import { useLanguage } from "../platform/i18n/language.ts";
import { inPlaces } from "../features/content/reading/in-places.ts";
import { SectionHead } from "./section-head.tsx";

const grid = "grid gap-5 sm:grid-cols-2 lg:grid-cols-3";

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
      <div ref={place} aria-busy={state.kind === "loading"} className="mt-12">
        {state.kind === "failed" ? (
          <Notice
            tone="danger"
            action={
              <Button variant="secondary" size="small" onClick={tryAgain}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>
              There was an error retrieving this content. Please try again later. We apologize for
              the inconvenience.
            </Trans>
          </Notice>
        ) : state.kind === "loaded" ? (
          <ul className={grid}>
            {inPlaces(state.testimonials).map(({ place: key, item: testimonial }) => (
              <li key={key}>
                <TestimonialCard testimonial={testimonial} />
              </li>
            ))}
          </ul>
        ) : (
          <div className={grid}>
            <span className="sr-only">
              <Trans>Loading</Trans>
            </span>
            {block.testimonials.map((slug) => (
              <TestimonialSkeleton key={slug} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
