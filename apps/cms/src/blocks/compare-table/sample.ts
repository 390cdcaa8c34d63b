import type { CompareTableBlock } from "@autotune/contract";

export const sample: CompareTableBlock = {
  block: "compareTable",
  headline: "Headline",
  text: "Text",
  products: ["pro", "pro"],
  groups: [{ title: "Sound", rows: [{ name: "Latency", cells: [true, "About 3 ms"] }] }],
};
