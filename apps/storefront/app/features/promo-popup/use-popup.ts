import type { Language } from "@autotune/routes";
import { useEffect, useState } from "react";
import type { AskedPopups, Popup } from "../../calls/ask-popups.ts";
import { useLanguage } from "../../i18n/language.ts";
import { audienceOf, choosePopup } from "./choose-popup.ts";
import { fetchPopups } from "./fetch-popups.ts";
import { usePopupReader } from "./use-popup-reader.ts";

export type PopupForReader =
  /** The shop, or who is there, has not been asked to the end. */
  | { readonly kind: "unknown" }
  | { readonly kind: "none" }
  | { readonly kind: "failed" }
  | {
      readonly kind: "some";
      readonly popup: Popup;
      readonly delay: number;
      readonly threshold: number;
    };

interface Answered {
  readonly language: Language;
  readonly answer: AskedPopups;
}

/** The popup for whoever is there, in the language of the page; asked for from when it is wanted. */
export function usePopup(wanted: boolean): PopupForReader {
  const language = useLanguage();
  const reader = usePopupReader();
  const [answered, setAnswered] = useState<Answered>();

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    void fetchPopups(language).then((answer) => {
      if (!left) setAnswered({ language, answer });
    });
    return () => {
      left = true;
    };
  }, [wanted, language]);

  if (answered?.language !== language) return { kind: "unknown" };
  const { answer } = answered;
  if (answer.kind !== "some") return answer;
  if (reader === undefined) return { kind: "unknown" };
  const popup = choosePopup(answer.popups, audienceOf(reader));
  return popup === undefined ? { kind: "none" } : { ...answer, popup };
}
