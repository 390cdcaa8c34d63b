import Type from "typebox";

/** The places of the brand outside of the shop, in the order in which editors see them. */
export const outsidePlaces = [
  "helpCenter",
  "faq",
  "communityChat",
  "merch",
  "videos",
  "photos",
  "clips",
  "podcast",
] as const;
export type OutsidePlace = (typeof outsidePlaces)[number];

const Url = Type.Optional(Type.String({ pattern: "^https://" }));

/** Where each of them is. One without a URL is linked nowhere. */
export const OutsideLinksBody = Type.Object({
  helpCenter: Url,
  faq: Url,
  communityChat: Url,
  merch: Url,
  videos: Url,
  photos: Url,
  clips: Url,
  podcast: Url,
} satisfies Record<OutsidePlace, typeof Url>);
export type OutsideLinksBody = Type.Static<typeof OutsideLinksBody>;

/** There is one document of it, without a language of its own. */
export const outsideLinksKey = "outside-links";
