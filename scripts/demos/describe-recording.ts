import { midiOf, type PitchTrack } from "@autotune/voice";

const bars = 240;
const pitchStep = 0.02;

/** The loudest sample in each of 240 equal parts. */
export function loudestParts(samples: Float32Array): number[] {
  const length = samples.length / bars;
  return Array.from({ length: bars }, (_, bar) => {
    let loudest = 0;
    for (let place = Math.floor(bar * length); place < (bar + 1) * length; place++) {
      loudest = Math.max(loudest, Math.abs(samples[place] ?? 0));
    }
    return loudest;
  });
}

/** One byte for each part; `full` is the full height. */
export function encodePeaks(parts: readonly number[], full: number): string {
  return Buffer.from(parts.map((part) => Math.round((255 * part) / full))).toString("base64");
}

/** Two bytes for each 20 ms: the MIDI note times 100, 0 where there is none. */
export function encodePitch({ hop, hertz }: PitchTrack): string {
  const every = Math.round(pitchStep / hop);
  const values = hertz.filter((_, frame) => frame % every === 0);
  const bytes = Buffer.alloc(2 * values.length);
  for (const [place, value] of values.entries()) {
    bytes.writeUInt16LE(value === 0 ? 0 : Math.round(100 * midiOf(value)), 2 * place);
  }
  return bytes.toString("base64");
}

/** The notes between which all pitches lie, with one to spare at either end. */
export function noteRange(tracks: readonly PitchTrack[]): { lowest: number; highest: number } {
  const notes = tracks.flatMap(({ hertz }) => [...hertz].filter((value) => value > 0).map(midiOf));
  return {
    lowest: Math.floor(Math.min(...notes)) - 1,
    highest: Math.ceil(Math.max(...notes)) + 1,
  };
}
