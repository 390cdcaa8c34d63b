import { splitLanguage } from "@autotune/routes";
import { askCurrencies } from "../calls/ask-currencies.ts";
import { useCatalogue } from "./catalogue.ts";
import { useCountry } from "./country.ts";

export type FetchedCatalogue =
  | "ready"
  | "failed"
  /** Somebody asked again since, for another country perhaps: only that answer counts. */
  | "superseded"
  /** The page was left meanwhile, which breaks off what it asks for. */
  | "left";

let latest = new AbortController();

/** Asks for the prices of the shown country in the language of the page. */
export async function fetchCatalogue(): Promise<FetchedCatalogue> {
  latest.abort("superseded");
  const stop = new AbortController();
  latest = stop;
  const leave = () => stop.abort("left");
  addEventListener("pagehide", leave);
  const { language } = splitLanguage(location.pathname);
  const answer = await askCurrencies(useCountry.getState().country, language, stop.signal);
  removeEventListener("pagehide", leave);
  if (stop.signal.aborted) return stop.signal.reason === "left" ? "left" : "superseded";
  if (answer === undefined) return "failed";
  useCatalogue.setState({
    status: "ready",
    currency: answer.currency,
    products: new Map(answer.products.map(({ item }) => [item.path, item])),
    freebieTexts: new Map(
      answer.products.flatMap(({ freebies }) =>
        freebies.map(({ path, title, text }) => [path, { title, text }] as const),
      ),
    ),
  });
  return "ready";
}
