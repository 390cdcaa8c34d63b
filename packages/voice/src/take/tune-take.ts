import { harmonise } from "../pitch/harmonise.ts";
import type { PitchTrack } from "../pitch/pitch-track.ts";
import { retune, type Retuning } from "../pitch/retune.ts";
import type { Scale } from "../pitch/scale.ts";
import { trackPitch } from "../pitch/track-pitch.ts";
import { findEpochs } from "../shift/find-epochs.ts";
import { shiftPitch } from "../shift/shift-pitch.ts";

/** A recording with everything that is found out about it once, before it is tuned in this way or that. */
export interface Take {
  readonly samples: Float32Array<ArrayBuffer>;
  readonly sampleRate: number;
  readonly track: PitchTrack;
  readonly epochs: readonly number[];
}

export interface TakeTuning extends Retuning {
  /** A second voice, in steps of a scale that has seven of them. */
  readonly harmony?: { readonly scale: Scale; readonly steps: number };
}

// Of the whole preparation; the epochs take the rest.
const trackingShare = 0.8;
const harmonyGain = 0.55;
const loudest = 0.98;

/** Listens to a recording. Progress is reported as a share, up to 1. */
export function prepareTake(
  samples: Float32Array<ArrayBuffer>,
  sampleRate: number,
  onProgress?: (share: number) => void,
): Take {
  const track = trackPitch(samples, sampleRate, (share) => onProgress?.(trackingShare * share));
  const epochs = findEpochs(samples, sampleRate, track);
  onProgress?.(1);
  return { samples, sampleRate, track, epochs };
}

/** The recording on its notes. The line is there at once; the sound costs a hundred times as much. */
export function tuneTake(
  { samples, sampleRate, track, epochs }: Take,
  { harmony, ...retuning }: TakeTuning,
): { line: PitchTrack; render: () => Float32Array<ArrayBuffer> } {
  const line = retune(track, retuning);
  const voiceAt = (target: PitchTrack) => shiftPitch(samples, sampleRate, track, target, 1, epochs);
  return {
    line,
    render: () => {
      const lead = voiceAt(line);
      if (harmony === undefined) return lead;
      return mix(lead, voiceAt(harmonise(line, harmony.scale, harmony.steps)));
    },
  };
}

/** Both voices, the second one softer; turned down together where they would clip. */
function mix(
  lead: Float32Array<ArrayBuffer>,
  second: Float32Array<ArrayBuffer>,
): Float32Array<ArrayBuffer> {
  const mixed = lead.map((sample, place) => sample + harmonyGain * (second[place] ?? 0));
  let peak = loudest;
  for (const sample of mixed) peak = Math.max(peak, Math.abs(sample));
  return peak === loudest ? mixed : mixed.map((sample) => (sample / peak) * loudest);
}
