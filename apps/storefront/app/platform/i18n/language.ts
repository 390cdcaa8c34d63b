import { splitLanguage, type Language } from "@autotune/routes";
import { useLocation } from "react-router";

/** The language of the current page, from its URL. */
export function useLanguage(): Language {
  return splitLanguage(useLocation().pathname).language;
}
