import Type from "typebox";
import { ShownPeriod } from "./shown-period.ts";

/** The audiences of popups, from the closest match to the widest. */
export const popupAudiences = [
  "isSubscriber",
  "isTrialer",
  "wasSubscriber",
  "wasTrialer",
  "not-on-marketing",
  "not-on-newsletter",
  "default",
] as const;
export type PopupAudience = (typeof popupAudiences)[number];

export const PopupBody = Type.Object({
  audience: Type.Enum([...popupAudiences]),
  ...ShownPeriod.properties,
  /** Who has closed one of this name does not get it again; a new name is a new popup. */
  campaign: Type.String({ minLength: 1 }),
  /** HTML, sanitised when it was published. */
  content: Type.String({ minLength: 1 }),
  /** When popups are shown. The default one defines it for all of them, and no other has it. */
  timing: Type.Optional(
    Type.Object({
      /** Seconds until it is shown. */
      delay: Type.Integer({ minimum: 0 }),
      /** Percent of the page past which it is shown earlier. */
      threshold: Type.Integer({ minimum: 0, maximum: 100 }),
    }),
  ),
});
export type PopupBody = Type.Static<typeof PopupBody>;
