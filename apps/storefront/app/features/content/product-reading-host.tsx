import { hydrateLater } from "../../platform/lazy/hydrate-later.tsx";

export const ProductReadingHost = hydrateLater(
  async () => (await import("./product-reading.tsx")).ProductReading,
);
