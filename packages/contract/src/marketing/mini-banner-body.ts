import Type from "typebox";
import { cardActions } from "../catalogue/product-card-body.ts";
import { ShownPeriod } from "./shown-period.ts";

/** A route by its name, in all its languages, or one path. */
export const PlaceOfBanner = Type.Object({
  type: Type.Enum(["routename", "uri"]),
  value: Type.String({ minLength: 1 }),
});

/** The banner over the top bar. Which of several is shown is decided by its order, the lowest first. */
export const MiniBannerBody = Type.Object({
  order: Type.Integer(),
  ...ShownPeriod.properties,
  /** HTML, sanitised when it was published. */
  content: Type.String({ minLength: 1 }),
  /** A colour of CSS; the shop's own where it is empty. */
  background: Type.String(),
  /** Where a click on the banner leads; nowhere where it is empty. */
  url: Type.String(),
  ctas: Type.Array(
    Type.Object({
      action: Type.Enum([...cardActions]),
      btn_text: Type.String(),
      value: Type.String(),
    }),
  ),
  /** Empty: everywhere. */
  allowlist: Type.Array(PlaceOfBanner),
  blocklist: Type.Array(PlaceOfBanner),
});
export type MiniBannerBody = Type.Static<typeof MiniBannerBody>;
