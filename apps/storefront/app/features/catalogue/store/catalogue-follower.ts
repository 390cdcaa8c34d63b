import { useEffect, useRef } from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { loadCatalogue, reloadCatalogue } from "./catalogue.ts";
import { followCatalogue } from "./follow-catalogue.ts";

/** Fetches the catalogue in the language of the page, and keeps it up to date. */
export function CatalogueFollower() {
  const language = useLanguage();
  const fetchedIn = useRef<string>(undefined);

  useEffect(() => {
    if (fetchedIn.current === language) return;
    void (fetchedIn.current === undefined ? loadCatalogue() : reloadCatalogue());
    fetchedIn.current = language;
  }, [language]);

  useEffect(followCatalogue, []);

  return null;
}
