import type { Control } from "./control.ts";

/** Every window has it at the right of its bar. */
export const preset: Control = {
  id: "preset",
  name: "Preset",
  range: { words: "Factory presets and your own" },
  initial: "Default",
};

/** The light at the left of the bar opens a menu; in every plug-in it ends with this. */
export const bypass: Control = {
  id: "bypass",
  name: "Bypass",
  range: { words: "Off or on" },
  initial: "Off",
};

export const key: Control = {
  id: "key",
  name: "Key",
  range: { words: "C to B, by hand or from AutoKey" },
  initial: "C",
};

export const scale: Control = {
  id: "scale",
  name: "Scale",
  range: { words: "Major, minor, chromatic, your own notes" },
  initial: "Chromatic",
};
