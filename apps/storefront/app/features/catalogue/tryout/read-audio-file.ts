import { largestFile, longestTake } from "./limits.ts";
import type { Recording } from "./take-messages.ts";

const sampleRate = 48_000;

export type AudioFileResult =
  | { readonly ok: true; readonly recording: Recording; readonly seconds: number }
  | { readonly ok: false; readonly problem: "tooLarge" | "notAudio" };

/** The beginning of an audio file as one channel. It is decoded here; nobody else sees it. */
export async function readAudioFile(file: File): Promise<AudioFileResult> {
  if (file.size > largestFile) return { ok: false, problem: "tooLarge" };
  try {
    const context = new OfflineAudioContext(1, 1, sampleRate);
    const decoded = await context.decodeAudioData(await file.arrayBuffer());
    return {
      ok: true,
      recording: { samples: mixChannels(decoded), sampleRate },
      seconds: decoded.duration,
    };
  } catch {
    return { ok: false, problem: "notAudio" };
  }
}

function mixChannels(decoded: AudioBuffer): Float32Array<ArrayBuffer> {
  const length = Math.min(decoded.length, longestTake * decoded.sampleRate);
  const mixed = new Float32Array(length);
  for (let channel = 0; channel < decoded.numberOfChannels; channel++) {
    const samples = decoded.getChannelData(channel);
    for (let place = 0; place < length; place++) {
      mixed[place] = (mixed[place] ?? 0) + (samples[place] ?? 0) / decoded.numberOfChannels;
    }
  }
  return mixed;
}
