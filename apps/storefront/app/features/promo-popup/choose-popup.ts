import type { PopupAudience } from "@autotune/contract";
import type { Popup, PopupsByAudience } from "../../calls/ask-popups.ts";

/** What the shop knows of somebody who is signed in. */
export interface PopupReader {
  readonly isSubscriber: boolean;
  readonly isTrialer: boolean;
  readonly wasSubscriber: boolean;
  readonly wasTrialer: boolean;
  readonly getsMarketing: boolean;
  readonly getsNewsletter: boolean;
}

/** Whom the popup speaks to. Where several match it is the first of them; `null` is a visitor of whom nothing is known. */
export function audienceOf(reader: PopupReader | null): PopupAudience {
  if (reader === null) return "default";
  if (reader.isSubscriber) return "isSubscriber";
  if (reader.isTrialer) return "isTrialer";
  if (reader.wasSubscriber) return "wasSubscriber";
  if (reader.wasTrialer) return "wasTrialer";
  if (!reader.getsMarketing) return "not-on-marketing";
  return reader.getsNewsletter ? "default" : "not-on-newsletter";
}

/** An audience without one of its own gets that of everybody. */
export function choosePopup(popups: PopupsByAudience, audience: PopupAudience): Popup | undefined {
  return popups[audience] ?? popups.default;
}
