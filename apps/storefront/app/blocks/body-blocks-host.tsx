import { hydrateLater } from "../platform/lazy/hydrate-later.tsx";

export const BodyBlocksHost = hydrateLater(
  async () => (await import("./body-blocks.tsx")).BodyBlocks,
);

/** Imported with the blocks: on its own it would add all their chunks to a product page's preload list. */
export const FamilyShelfHost = hydrateLater(
  async () => (await import("./body-blocks.tsx")).FamilyShelf,
);
export const PageActionsHost = hydrateLater(
  async () => (await import("./body-blocks.tsx")).PageActions,
);
