import type { Block, ProseBlock } from "@autotune/contract";

/** Text as an editor types it: an empty line separates two paragraphs. */
export type SeedProse = Omit<ProseBlock, "sections"> & {
  sections: { title: string; text: string }[];
};

export type SeedBlock = Exclude<Block, ProseBlock> | SeedProse;
