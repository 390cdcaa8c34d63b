import type { Version } from "@autotune/ui/audio";
import { create } from "zustand";
import type { ScaleName } from "./tuner-messages.ts";

/** Of 100: 18 milliseconds. */
export const homePlace = 25;

interface InstrumentSettings {
  readonly heard: Version;
  readonly scale: ScaleName;
  /** Where the knob stands, 0 to 100. */
  readonly place: number;
}

/** They stay as they were set when somebody leaves the page and comes back, as the sound does. */
export const useInstrumentSettings = create<InstrumentSettings>(() => ({
  heard: "after",
  scale: "aMinor",
  place: homePlace,
}));

export function setInstrument(change: Partial<InstrumentSettings>): void {
  useInstrumentSettings.setState(change);
}
