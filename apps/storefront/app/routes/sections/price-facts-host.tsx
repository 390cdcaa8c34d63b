import { hydrateLater } from "../../platform/lazy/hydrate-later.tsx";

export const PriceFactsHost = hydrateLater(
  async () => (await import("./price-facts-place.tsx")).PriceFactsPlace,
);
