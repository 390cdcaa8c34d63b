import { comesAliveLater } from "../../shell/comes-alive-later.tsx";

export const PriceFactsHost = comesAliveLater(
  async () => (await import("./price-facts-place.tsx")).PriceFactsPlace,
);
