import type { PlugInControls } from "./control.ts";

const amount = { from: 0, to: 100 };
/** Until the plug-in has listened to the take and suggests a value. */
const untilHeard = 0;

export const vocalPrepControls = {
  product: "vocal-prep",
  pid: "VC-PREP",
  controls: [
    { id: "blade", name: "Blade", range: { words: "Display" } },
    { id: "noise", name: "Noise", range: amount, initial: untilHeard },
    { id: "room", name: "Room", range: amount, initial: untilHeard },
    { id: "clicks", name: "Clicks", range: amount, initial: untilHeard },
    { id: "level", name: "Level", range: amount, initial: untilHeard },
  ],
  closeUps: {},
} as const satisfies PlugInControls;

const gain = { words: "20 Hz to 20 kHz, ±18 dB" };

export const vocalEqControls = {
  product: "vocal-eq",
  pid: "VC-EQ",
  controls: [
    {
      id: "rumble",
      name: "Rumble",
      range: { words: "20 Hz to 20 kHz, cuts down to -18 dB" },
      initial: "80 Hz, 0 dB",
    },
    { id: "body", name: "Body", range: gain, initial: "200 Hz, 0 dB" },
    { id: "nasal", name: "Nasal", range: gain, initial: "1 kHz, 0 dB" },
    { id: "air", name: "Air", range: gain, initial: "10 kHz, 0 dB" },
    {
      id: "following",
      name: "Following",
      range: { words: "Off or on, for each band" },
      initial: "On",
    },
  ],
  closeUps: {},
} as const satisfies PlugInControls;

export const vocalCompressorControls = {
  product: "vocal-compressor",
  pid: "VC-COMPRESSOR",
  controls: [
    { id: "threshold", name: "Threshold", range: { from: -60, to: 0, unit: "dB" }, initial: 0 },
    { id: "ratio", name: "Ratio", range: { words: "1:1 to 20:1" }, initial: "4:1" },
    {
      id: "release",
      name: "Release",
      range: { words: "Starting value, then adaptive" },
      initial: "120 ms",
    },
    { id: "history", name: "History", range: { words: "Display" } },
    { id: "curve", name: "Curve", range: { words: "Display" } },
    { id: "attack", name: "Attack", range: { words: "Adaptive or manual" }, initial: "Adaptive" },
    { id: "look-ahead", name: "Look-ahead", range: { words: "Off or 5 ms" }, initial: "Off" },
    { id: "output", name: "Output", range: { from: 0, to: 24, unit: "dB" }, initial: 0 },
  ],
  closeUps: {},
} as const satisfies PlugInControls;

export const vocalDeEsserControls = {
  product: "vocal-de-esser",
  pid: "VC-DE-ESSER",
  controls: [
    {
      id: "band",
      name: "Band",
      range: { words: "2 to 16 kHz, two handles" },
      initial: "5 to 9 kHz",
    },
    { id: "spectrogram", name: "Spectrogram", range: { words: "Display" } },
    { id: "reduction", name: "Reduction", range: { from: 0, to: 24, unit: "dB" }, initial: 6 },
    { id: "monitor", name: "Monitor", range: { words: "Off or on" }, initial: "Off" },
  ],
  closeUps: {},
} as const satisfies PlugInControls;

export const vocalReverbControls = {
  product: "vocal-reverb",
  pid: "VC-REVERB",
  controls: [
    { id: "decay", name: "Decay", range: { from: 0.2, to: 12, unit: "s" }, initial: 1.8 },
    { id: "tail", name: "Tail", range: { words: "Display" } },
    { id: "distance", name: "Distance", range: { words: "Front to back wall" }, initial: "Front" },
    { id: "back-wall", name: "Back wall", range: { words: "Near to far" }, initial: "Middle" },
    {
      id: "pre-delay",
      name: "Pre-delay",
      range: { words: "0 to 250 ms, or tempo-synced" },
      initial: "20 ms",
    },
    { id: "ducking", name: "Ducking", range: amount, initial: 30 },
    { id: "dry", name: "Dry", range: { words: "Off or on" }, initial: "On" },
  ],
  closeUps: {},
} as const satisfies PlugInControls;

/** It has no window of its own: its drawing shows how the voice goes through the five. */
export const vocalChainControls = {
  product: "vocal-chain-bundle",
  pid: "VC-BUNDLE",
  controls: [],
  closeUps: {},
  flow: ["in", ["Prep"], ["AutoTune"], ["EQ"], ["Compressor"], ["De-Esser"], ["Reverb"], "out"],
} as const satisfies PlugInControls;
