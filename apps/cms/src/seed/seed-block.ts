import type { Block, ProseBlock } from "@autotune/contract";

/** Text to be read as an editor types it: an empty line parts two paragraphs. */
export type SeedProse = Omit<ProseBlock, "sections"> & {
  sections: { title: string; text: string }[];
};

export type SeedBlock = Exclude<Block, ProseBlock> | SeedProse;
