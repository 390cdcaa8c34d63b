import { autoTune2026Controls } from "./auto-tune-2026.ts";
import { autoTuneEfxPlusControls } from "./auto-tune-efx-plus.ts";
import { autoTuneHybridControls } from "./auto-tune-hybrid.ts";
import { autoTuneProControls } from "./auto-tune-pro.ts";
import type { PlugInControls } from "./control.ts";
import {
  vocalChainControls,
  vocalCompressorControls,
  vocalDeEsserControls,
  vocalEqControls,
  vocalPrepControls,
  vocalReverbControls,
} from "./vocal-chain.ts";

/** Every product whose manual describes control by control. */
export const allControls: readonly PlugInControls[] = [
  autoTuneProControls,
  autoTune2026Controls,
  autoTuneHybridControls,
  autoTuneEfxPlusControls,
  vocalPrepControls,
  vocalEqControls,
  vocalCompressorControls,
  vocalDeEsserControls,
  vocalReverbControls,
  vocalChainControls,
];
