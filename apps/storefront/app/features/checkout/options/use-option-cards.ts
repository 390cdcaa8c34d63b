import { useEffect, useState } from "react";
import { fetchProductCards, type OptionCard } from "../api/fetch-product-cards.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { loadCatalogue } from "../../catalogue/store/catalogue.ts";

type OptionCards =
  | { readonly kind: "loading" | "failed" }
  | { readonly kind: "ready"; readonly cards: readonly OptionCard[] };

/** The cards of these slugs, once they and their prices are loaded. Use another key for other slugs. */
export function useOptionCards(slugs: readonly string[], exact: boolean): OptionCards {
  const language = useLanguage();
  const [state, setState] = useState<OptionCards>({ kind: "loading" });
  const slugList = slugs.join(",");

  useEffect(() => {
    const stop = new AbortController();
    const fetchAll = async () => {
      const [cards, priced] = await Promise.all([
        fetchProductCards(slugList.split(","), exact, language, stop.signal),
        loadCatalogue(),
      ]);
      if (stop.signal.aborted) return;
      setState(cards === undefined || !priced ? { kind: "failed" } : { kind: "ready", cards });
    };
    void fetchAll();
    return () => stop.abort();
  }, [slugList, exact, language]);

  return state;
}
