import type { PlugInControls } from "./control.ts";
import { bypass, key, preset, scale } from "./menu-controls.ts";

export const autoTune2026Controls = {
  product: "auto-tune-2026",
  pid: "AT-2026",
  controls: [
    { id: "retune", name: "Retune", range: { from: 0, to: 300, unit: "ms" }, initial: 20 },
    { id: "human", name: "Human", range: { from: 0, to: 100 }, initial: 30 },
    {
      id: "dial",
      name: "Note dial",
      range: { words: "12 notes, each in or out" },
      initial: "All in",
    },
    { id: "ruler", name: "Pitch ruler", range: { words: "Display" } },
    { id: "note", name: "Note and cents", range: { words: "Display" } },
    preset,
    key,
    scale,
    bypass,
  ],
  closeUps: {
    dial: ["dial", "ruler"],
    note: ["note"],
    retune: ["retune"],
    human: ["human"],
  },
  flow: ["in", ["Note dial", "Key", "Scale"], ["Retune", "Human"], ["Bypass"], "out"],
} as const satisfies PlugInControls;
