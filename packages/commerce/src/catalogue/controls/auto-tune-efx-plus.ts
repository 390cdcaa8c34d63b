import type { PlugInControls } from "./control.ts";
import { bypass, key, preset, scale } from "./menu-controls.ts";

export const autoTuneEfxPlusControls = {
  product: "auto-tune-efx-plus",
  pid: "AT-EFX-PLUS",
  controls: [
    { id: "field", name: "Field", range: { words: "Human to Robot" }, initial: "Middle" },
    {
      id: "pads",
      name: "Pads",
      range: { words: "16 pads, each on while you hold it" },
      initial: "All off",
    },
    { id: "steps", name: "Steps", range: { words: "Display" } },
    preset,
    key,
    scale,
    bypass,
  ],
  closeUps: { field: ["field"], pads: ["pads"], steps: ["steps"] },
  flow: ["in", ["Key", "Scale"], ["Field"], ["Pads", "Steps"], ["Bypass"], "out"],
} as const satisfies PlugInControls;
