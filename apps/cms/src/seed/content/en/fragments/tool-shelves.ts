import type { ToolShelfBlock } from "@autotune/contract";

type Shelf = ToolShelfBlock["shelves"][number];

/** These three are what Unlimited holds. */
export const editions: Shelf = {
  family: "auto-tune",
  title: "AutoTune editions and AutoKey",
  products: ["auto-tune-2026", "auto-tune-pro", "auto-tune-hybrid", "auto-key"],
};

export const vocalChain: Shelf = {
  family: "ai-powered-vocal-chain",
  title: "AI vocal chain",
  products: ["vocal-prep", "vocal-eq", "vocal-compressor", "vocal-de-esser", "vocal-reverb"],
};

export const creativeEffects: Shelf = {
  family: "creative-vocal-effects",
  title: "Creative effects",
  products: [
    "metamorph",
    "harmony-engine",
    "vocodist",
    "choir",
    "twin",
    "ember",
    "whisper",
    "larynx",
    "shard",
    "orbit",
    "dial",
    "stutter",
    "halo",
    "undertow",
  ],
};
