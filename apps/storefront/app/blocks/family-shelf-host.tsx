import { comesAliveLater } from "../shell/comes-alive-later.tsx";

/** Comes with the blocks: by itself it would split what it shares with them and the first view into small files. */
export const FamilyShelfHost = comesAliveLater(
  async () => (await import("./body-blocks.tsx")).FamilyShelf,
);
