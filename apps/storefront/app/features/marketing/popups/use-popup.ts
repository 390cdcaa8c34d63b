import type { Language } from "@autotune/routes";
import { useEffect, useState } from "react";
import type { PopupsResult, Popup } from "../api/get-popups.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { audienceOf, popupForAudience } from "./popup-for-audience.ts";
import { fetchPopups } from "./fetch-popups.ts";
import { usePromoPopup } from "./open-promo-popup.ts";
import { usePopupReader } from "./use-popup-reader.ts";

export type PopupForReader =
  /** The popups or the session are still loading. */
  | { readonly kind: "unknown" }
  | { readonly kind: "none" }
  | { readonly kind: "failed" }
  | {
      readonly kind: "some";
      readonly popup: Popup;
      readonly delay: number;
      readonly threshold: number;
    };

/** Of no campaign: whoever closes a draft has closed nothing that is published. */
export const draftId = "draft";

interface LoadedPopups {
  readonly language: Language;
  readonly result: PopupsResult;
}

/** The popup for the current person, in the language of the page; fetched when it is wanted. A draft goes first. */
export function usePopup(wanted: boolean): PopupForReader {
  const draft = usePromoPopup((state) => state.draft);
  const language = useLanguage();
  const reader = usePopupReader();
  const [loaded, setLoaded] = useState<LoadedPopups>();

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    void fetchPopups(language).then((result) => {
      if (!left) setLoaded({ language, result });
    });
    return () => {
      left = true;
    };
  }, [wanted, language]);

  if (draft !== undefined)
    return { kind: "some", popup: { id: draftId, content: draft }, delay: 0, threshold: 0 };
  if (loaded?.language !== language) return { kind: "unknown" };
  const { result } = loaded;
  if (result.kind !== "some") return result;
  if (reader === undefined) return { kind: "unknown" };
  const popup = popupForAudience(result.popups, audienceOf(reader));
  return popup === undefined ? { kind: "none" } : { ...result, popup };
}
