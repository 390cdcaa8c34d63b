import type { PlugInControls } from "./control.ts";
import { bypass, key, preset, scale } from "./menu-controls.ts";

export const autoTuneProControls = {
  product: "auto-tune-pro",
  pid: "AT-PRO",
  controls: [
    {
      id: "retune-speed",
      name: "Retune Speed",
      range: { from: 0, to: 300, unit: "ms" },
      initial: 20,
    },
    { id: "flex-tune", name: "Flex-Tune", range: { from: 0, to: 100 }, initial: 0 },
    { id: "humanize", name: "Humanize", range: { from: 0, to: 100 }, initial: 0 },
    { id: "pitch-graph", name: "Pitch graph", range: { words: "Display" } },
    {
      id: "keyboard",
      name: "Keyboard",
      range: { words: "12 notes, each in or out" },
      initial: "All in",
    },
    preset,
    { id: "mode", name: "Mode", range: { words: "Automatic, Graph" }, initial: "Automatic" },
    {
      id: "voice-types",
      name: "Voice Type",
      range: { words: "Soprano, Alto, Tenor, Bass, Instrument" },
      initial: "Alto",
    },
    key,
    scale,
    bypass,
  ],
  closeUps: {
    retune: ["retune-speed"],
    flex: ["flex-tune"],
    humanize: ["humanize"],
    graph: ["pitch-graph"],
    keys: ["keyboard"],
  },
  flow: [
    "in",
    ["Voice Type"],
    ["Key", "Scale", "Keyboard"],
    ["Flex-Tune"],
    ["Retune Speed", "Humanize"],
    ["Bypass"],
    "out",
  ],
} as const satisfies PlugInControls;
