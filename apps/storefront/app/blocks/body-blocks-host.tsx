import { comesAliveLater } from "../shell/comes-alive-later.tsx";

export const BodyBlocksHost = comesAliveLater(
  async () => (await import("./body-blocks.tsx")).BodyBlocks,
);

/** Comes with the blocks: by itself it would have the first view of a product's page list all that they load. */
export const FamilyShelfHost = comesAliveLater(
  async () => (await import("./body-blocks.tsx")).FamilyShelf,
);
