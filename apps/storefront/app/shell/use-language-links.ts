import { switchLanguage, type Language } from "@autotune/routes";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

const never = () => () => {};

/**
 * Where the same page stands in another language, with what its address asks for: the number of an order, the
 * token of an invitation. Only the browser adds that; what the server draws is the same for everybody.
 */
export function useLanguageLinks(): (language: Language) => string {
  const { pathname, search, hash } = useLocation();
  const asked = useSyncExternalStore(
    never,
    () => search + hash,
    () => "",
  );
  return (language) => switchLanguage(pathname, language) + asked;
}
