import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeWav, seededRandom, sing } from "@autotune/voice";
import { phraseInKey, phrasesInKeys } from "@autotune/voice/testing";

const folder = mkdtempSync(join(tmpdir(), "takes-"));
const sampleRate = 48_000;

/** G minor, sung up to 38 cents beside its notes. */
const phrase = phraseInKey(
  phrasesInKeys.find(({ tonic, mode }) => tonic === 7 && mode === "minor") ?? {
    tonic: 7,
    mode: "minor",
    melody: "1",
  },
  9,
);
export const sungKey = { name: "G minor", notes: [7, 9, 10, 0, 2, 3, 5] } as const;
const voice = sing(phrase, sampleRate);
const random = seededRandom(1);

function write(name: string, samples: Float32Array, rate = sampleRate): string {
  const file = join(folder, name);
  writeFileSync(file, encodeWav(samples, rate));
  return file;
}

/** Audio files as visitors bring them, and one that is none. */
export const takes = {
  sung: write("sung.wav", voice),
  silent: write("silent.wav", new Float32Array(2 * sampleRate)),
  noise: write(
    "noise.wav",
    Float32Array.from({ length: 2 * sampleRate }, () => 0.5 * (random() - 0.5)),
  ),
  clipped: write(
    "clipped.wav",
    voice.map((sample) => Math.max(-1, Math.min(1, 4 * sample))),
  ),
  tenMinutes: write("ten-minutes.wav", tenMinutes(8_000), 8_000),
  tooLarge: write("too-large.wav", new Float32Array(7_000_000)),
  text: join(folder, "lyrics.txt"),
};
writeFileSync(takes.text, "La la la, and never on the note.\n");

function tenMinutes(rate: number): Float32Array {
  const once = sing(phrase, rate);
  return Float32Array.from({ length: 600 * rate }, (_, place) => once[place % once.length] ?? 0);
}
