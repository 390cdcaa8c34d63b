import { comesAliveLater } from "../shell/comes-alive-later.tsx";

export const BodyBlocksHost = comesAliveLater(
  async () => (await import("./body-blocks.tsx")).BodyBlocks,
);
