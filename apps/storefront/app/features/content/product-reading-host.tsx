import { comesAliveLater } from "../../platform/lazy/hydrate-later.tsx";

export const ProductReadingHost = comesAliveLater(
  async () => (await import("./product-reading.tsx")).ProductReading,
);
