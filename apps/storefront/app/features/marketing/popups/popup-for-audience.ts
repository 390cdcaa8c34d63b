import type { PopupAudience } from "@autotune/contract";
import type { Popup, PopupsByAudience } from "../api/get-popups.ts";

/** What is known about a signed-in person. */
export interface PopupReader {
  readonly isSubscriber: boolean;
  readonly isTrialer: boolean;
  readonly wasSubscriber: boolean;
  readonly wasTrialer: boolean;
  readonly getsMarketing: boolean;
  readonly getsNewsletter: boolean;
}

/** The popup's audience: the first that matches; `null` is an unknown visitor. */
export function audienceOf(reader: PopupReader | null): PopupAudience {
  if (reader === null) return "default";
  if (reader.isSubscriber) return "isSubscriber";
  if (reader.isTrialer) return "isTrialer";
  if (reader.wasSubscriber) return "wasSubscriber";
  if (reader.wasTrialer) return "wasTrialer";
  if (!reader.getsMarketing) return "not-on-marketing";
  return reader.getsNewsletter ? "default" : "not-on-newsletter";
}

/** An audience without its own popup gets the default one. */
export function popupForAudience(
  popups: PopupsByAudience,
  audience: PopupAudience,
): Popup | undefined {
  return popups[audience] ?? popups.default;
}
