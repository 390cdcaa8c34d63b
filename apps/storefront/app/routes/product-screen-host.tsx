import { hydrateLater } from "../platform/lazy/hydrate-later.tsx";

/**
 * The whole of the page: its markup is complete, prices are chosen by CSS, and a press is replayed. So even its head
 * needs no code in the first view.
 */
export const ProductScreenHost = hydrateLater(
  async () => (await import("./product-screen.tsx")).ProductScreen,
);
export const FamilyScreenHost = hydrateLater(
  async () => (await import("./family-page.tsx")).FamilyPage,
);
