import type { PlugInControls } from "./control.ts";
import { bypass, key, preset, scale } from "./menu-controls.ts";

export const autoTuneHybridControls = {
  product: "auto-tune-hybrid",
  pid: "AT-HYBRID",
  controls: [
    { id: "retune", name: "Retune", range: { from: 0, to: 300, unit: "ms" }, initial: 20 },
    { id: "flex", name: "Flex", range: { from: 0, to: 100 }, initial: 0 },
    {
      id: "throat",
      name: "Throat",
      range: { words: "Shorter, unchanged, longer" },
      initial: "Unchanged",
    },
    { id: "live", name: "LIVE", range: { words: "Off or on" }, initial: "Off" },
    { id: "latency", name: "Latency", range: { words: "Display" } },
    { id: "lights", name: "Wall of lights", range: { words: "Display" } },
    preset,
    key,
    scale,
    bypass,
  ],
  closeUps: {
    lights: ["lights"],
    encoders: ["retune", "flex", "throat"],
    live: ["live", "latency"],
  },
  flow: ["in", ["Key", "Scale"], ["Flex"], ["Retune"], ["Throat"], ["Bypass"], "out"],
} as const satisfies PlugInControls;
