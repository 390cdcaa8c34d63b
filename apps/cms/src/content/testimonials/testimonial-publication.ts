import { idOf } from "../../platform/documents/id-of.ts";
import type { Testimonial } from "../../payload-types.ts";
import { keyedBySlug } from "../../platform/publishing/keyed-by-slug.ts";
import type { Publication } from "../../platform/publishing/publication.ts";

export const testimonialPublication: Publication<"testimonials", Testimonial> = {
  collection: "testimonials",
  read: (payload, options) => payload.findByID({ ...options, collection: "testimonials" }),
  ...keyedBySlug,
  translationRank: 3,
  toBody({ quote, author, credits, photo, photoForPhones, isSample }) {
    const own = idOf(photo);
    const forPhones = idOf(photoForPhones);
    return {
      quote: quote ?? "",
      author: author ?? "",
      credits: credits ?? "",
      isSample: isSample ?? false,
      ...(own === undefined ? {} : { photo: String(own) }),
      ...(forPhones === undefined ? {} : { photoForPhones: String(forPhones) }),
    };
  },
};
