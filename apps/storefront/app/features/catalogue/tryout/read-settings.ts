import { isRecord } from "../../../platform/api/is-record.ts";
import { isHarmony, tuningScales, type TuningSettings } from "./tuning-settings.ts";

/** Of a link, a stored take or a message to the worker; undefined for anything else. */
export function readSettings(value: unknown): TuningSettings | undefined {
  if (!isRecord(value)) return undefined;
  const { tonic, mode, ownNotes, speed, humanize, harmony } = value;
  const scale = tuningScales.find((known) => known === value["scale"]);
  if (!isPitchClass(tonic) || (mode !== "major" && mode !== "minor")) return undefined;
  if (!Array.isArray(ownNotes) || ownNotes.length === 0 || !ownNotes.every(isPitchClass)) {
    return undefined;
  }
  if (scale === undefined || !isPlace(speed) || !isPlace(humanize) || !isHarmony(harmony)) {
    return undefined;
  }
  return { tonic, mode, scale, ownNotes, speed, humanize, harmony };
}

function isPitchClass(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 12;
}

/** Of a knob. */
function isPlace(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= 100;
}
