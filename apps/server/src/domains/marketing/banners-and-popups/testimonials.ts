import type { TestimonialsResponse } from "@autotune/contract";
import type { ContentLookup } from "../../../platform/published/content-lookup.ts";

/** Those that are published, in the requested order. */
export function listTestimonials(
  slugs: readonly string[],
  lookup: ContentLookup,
  urlOf: (image: string) => string | undefined,
): TestimonialsResponse["data"] {
  return [...new Set(slugs.map((slug) => slug.trim()))].flatMap((slug) => {
    const body = lookup.translated("testimonials", slug)?.body;
    if (body === undefined) return [];
    const { quote, author, credits, photo: own, photoForPhones } = body;
    const photo = own === undefined ? undefined : urlOf(own);
    const forPhones = photoForPhones === undefined ? undefined : urlOf(photoForPhones);
    return [
      {
        photo: photo ?? "",
        photo_m: forPhones ?? photo ?? "",
        meta: {
          testimonial_quote: quote,
          testimonial_author: author,
          testimonial_credits: credits,
        },
      },
    ];
  });
}
