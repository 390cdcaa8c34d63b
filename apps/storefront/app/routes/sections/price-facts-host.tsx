import { comesAliveLater } from "../../platform/lazy/hydrate-later.tsx";

export const PriceFactsHost = comesAliveLater(
  async () => (await import("./price-facts-place.tsx")).PriceFactsPlace,
);
