import { splitLanguage } from "@autotune/routes";
import { fetchCurrencies } from "../api/fetch-currencies.ts";
import { useCatalogue } from "./catalogue.ts";
import { useCountry } from "../country/country.ts";

export type FetchedCatalogue =
  | "ready"
  | "failed"
  /** A newer request was made, perhaps for another country: only its response counts. */
  | "superseded"
  /** The page was left meanwhile, which aborts its requests. */
  | "left";

let latest = new AbortController();

/** Fetches the prices of the current country in the language of the page. */
export async function fetchCatalogue(): Promise<FetchedCatalogue> {
  latest.abort("superseded");
  const stop = new AbortController();
  latest = stop;
  const leave = () => stop.abort("left");
  addEventListener("pagehide", leave);
  const { language } = splitLanguage(location.pathname);
  const catalogue = await fetchCurrencies(useCountry.getState().country, language, stop.signal);
  removeEventListener("pagehide", leave);
  if (stop.signal.aborted) return stop.signal.reason === "left" ? "left" : "superseded";
  if (catalogue === undefined) return "failed";
  useCatalogue.setState({
    status: "ready",
    currency: catalogue.currency,
    products: new Map(catalogue.products.map(({ item }) => [item.path, item])),
    freebieTexts: new Map(
      catalogue.products.flatMap(({ freebies }) =>
        freebies.map(({ path, title, text }) => [path, { title, text }] as const),
      ),
    ),
  });
  return "ready";
}
