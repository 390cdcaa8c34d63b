import type { ToolShelfBlock } from "@autotune/contract";

export const sample: ToolShelfBlock = {
  block: "toolShelf",
  headline: "Headline",
  text: "Text",
  shelves: [{ family: "creative-vocal-effects", title: "Odd", products: ["pro"] }],
};
