import type { Make } from "@autotune/commerce";
import { millisecondsAt } from "../instrument/retune-time.ts";
import type { TuningSettings } from "./tuning-settings.ts";

/** Milliseconds: faster than this is an effect and no correction. */
const effect = 8;

/** What somebody makes who likes these settings, in the finder's words. */
export function makeOfSettings({ speed, harmony }: TuningSettings): Make {
  if (harmony !== "none") return "harmonies";
  return millisecondsAt(speed) <= effect ? "rap" : "sing";
}
