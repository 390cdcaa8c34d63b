import { comesAliveLater } from "../shell/comes-alive-later.tsx";

export const ProductReadingHost = comesAliveLater(
  async () => (await import("./product-reading.tsx")).ProductReading,
);
