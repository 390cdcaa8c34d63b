import type { KnownIds } from "../platform/publishing/known-ids.ts";
import { blocks, type BlockFields, type BlockName, type SeedBy } from "./blocks.ts";
import type { SeedBlock } from "./prose/seed-block.ts";

/** The way back, for content that is brought in: what the shop shows, as fields that an editor can change. */
export function blocksFromPublished(list: readonly SeedBlock[], ids: KnownIds): BlockFields[] {
  return list.map((block) => blockFromPublished(block.block, block, ids));
}

function blockFromPublished<Name extends BlockName>(
  name: Name,
  block: SeedBy[Name],
  ids: KnownIds,
): BlockFields {
  return blocks[name].fromPublished(block, ids);
}
