import { AutoKeyPlate } from "./auto-key.tsx";
import { AutoTune2026Plate } from "./auto-tune-2026.tsx";
import { AutoTuneEfxPlusPlate } from "./auto-tune-efx-plus.tsx";
import { AutoTuneHybridPlate } from "./auto-tune-hybrid.tsx";
import { AutoTuneProPlate } from "./auto-tune-pro.tsx";

/** The drawn windows of the AutoTune editions, by product id. */
export const autoTunePlates = {
  "AT-PRO": AutoTuneProPlate,
  "AT-2026": AutoTune2026Plate,
  "AT-HYBRID": AutoTuneHybridPlate,
  "AT-EFX-PLUS": AutoTuneEfxPlusPlate,
  "AT-KEY": AutoKeyPlate,
};
