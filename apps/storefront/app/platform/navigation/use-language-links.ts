import { switchLanguage, type Language } from "@autotune/routes";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

const never = () => () => {};

/**
 * The URL of the same page in another language, with its query: the number of an order, the token of an invitation.
 * Only the browser adds the query; the server's markup is the same for everybody.
 */
export function useLanguageLinks(): (language: Language) => string {
  const { pathname, search, hash } = useLocation();
  const suffix = useSyncExternalStore(
    never,
    () => search + hash,
    () => "",
  );
  return (language) => switchLanguage(pathname, language) + suffix;
}
