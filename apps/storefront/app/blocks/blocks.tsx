import { hydrateLater } from "../platform/lazy/hydrate-later.tsx";

/** All of a page's blocks, the head among them: links are links, prices are chosen by CSS, and a press is replayed. */
export const Blocks = hydrateLater(async () => (await import("./all-blocks.tsx")).AllBlocks);

/** Imported with the blocks: on its own it would add all their chunks to a product page's preload list. */
export const FamilyShelfHost = hydrateLater(
  async () => (await import("./all-blocks.tsx")).FamilyShelf,
);
export const PageActionsHost = hydrateLater(
  async () => (await import("./all-blocks.tsx")).PageActions,
);
