import { splitLanguage, type Language } from "@autotune/routes";
import { useLocation } from "react-router";

/** The language of the page that is shown: its address says it. */
export function useLanguage(): Language {
  return splitLanguage(useLocation().pathname).language;
}
