import type { CompatibilityBlock } from "@autotune/contract";

export const sample: CompatibilityBlock = {
  block: "compatibility",
  headline: "Headline",
  text: "Text",
  hosts: [
    { name: "REAPER", fromVersion: "6", formats: ["AU", "VST3"], status: "limited", note: "Slow" },
  ],
};
