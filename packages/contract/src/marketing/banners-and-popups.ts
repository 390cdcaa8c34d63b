import { languages } from "@autotune/routes";
import Type from "typebox";
import { MiniBannerBody, PlaceOfBanner } from "./mini-banner-body.ts";
import { popupAudiences } from "./popup-body.ts";

const lang = Type.Optional(Type.Enum([...languages]));

/** GET /wp-json/antares/v1/mini-banner and /football */
export const BannersAndPopupsQuery = Type.Object({ lang });

const MiniBanner = Type.Object({
  slug: Type.String(),
  meta: Type.Object({
    mini_banner_content: Type.Pick(MiniBannerBody, ["content", "background", "url", "ctas"]),
    mini_banner_allowlist: Type.Array(PlaceOfBanner),
    mini_banner_blocklist: Type.Array(PlaceOfBanner),
  }),
});
export type MiniBanner = Type.Static<typeof MiniBanner>;

/** Those that are published, the one to be shown first. */
export const MiniBannerResponse = Type.Array(MiniBanner);
export type MiniBannerResponse = Type.Static<typeof MiniBannerResponse>;

const PopupOfAudience = Type.Object({ ID: Type.String(), post_content: Type.String() });

/** By audience; those who have none of their own get that of `default`. */
export const FootballResponse = Type.Partial(
  Type.Object(
    Object.fromEntries(popupAudiences.map((audience) => [audience, PopupOfAudience] as const)),
  ),
);

/** GET /wp-json/antares/v1/testimonials */
export const TestimonialsQuery = Type.Object({
  /** Slugs, separated by commas. */
  s: Type.String({ minLength: 1, maxLength: 500 }),
  lang,
});

export const TestimonialsResponse = Type.Object({
  data: Type.Array(
    Type.Object({
      /** Empty where there is none; who shows testimonials leaves such a one out. */
      photo: Type.String(),
      photo_m: Type.String(),
      meta: Type.Object({
        testimonial_quote: Type.String(),
        testimonial_author: Type.String(),
        testimonial_credits: Type.String(),
      }),
    }),
  ),
});
export type TestimonialsResponse = Type.Static<typeof TestimonialsResponse>;
