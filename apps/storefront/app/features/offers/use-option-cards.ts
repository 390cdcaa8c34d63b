import { useEffect, useState } from "react";
import { askProductCards, type OptionCard } from "../../calls/ask-product-cards.ts";
import { useLanguage } from "../../i18n/language.ts";
import { loadCatalogue } from "../../state/catalogue.ts";

type OptionCards =
  | { readonly kind: "loading" | "failed" }
  | { readonly kind: "ready"; readonly cards: readonly OptionCard[] };

/** The cards of these slugs, once they and the prices on them are here. Other slugs want another key. */
export function useOptionCards(slugs: readonly string[], exact: boolean): OptionCards {
  const language = useLanguage();
  const [state, setState] = useState<OptionCards>({ kind: "loading" });
  const asked = slugs.join(",");

  useEffect(() => {
    const stop = new AbortController();
    const fetchAll = async () => {
      const [cards, priced] = await Promise.all([
        askProductCards(asked.split(","), exact, language, stop.signal),
        loadCatalogue(),
      ]);
      if (stop.signal.aborted) return;
      setState(cards === undefined || !priced ? { kind: "failed" } : { kind: "ready", cards });
    };
    void fetchAll();
    return () => stop.abort();
  }, [asked, exact, language]);

  return state;
}
