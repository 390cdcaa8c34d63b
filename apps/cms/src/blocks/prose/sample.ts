import type { SeedProse } from "./seed-block.ts";

export const sample: SeedProse = {
  block: "prose",
  headline: "Headline",
  sections: [{ title: "Title", text: "One *word*.\n\n- A list" }],
};
