import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  centsOff,
  phrases,
  retune,
  scales,
  shiftPitch,
  sing,
  trackPitch,
  type PitchTrack,
} from "@autotune/voice";
import { afterAll, beforeAll, expect, it } from "vitest";
import { encode } from "./sound/ffmpeg.ts";
import { sampleRate } from "./sound/sound.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tracker-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The pitches by aubio: another method (YIN) by other people. */
async function trackWithAubio(samples: Float32Array): Promise<PitchTrack> {
  const file = join(folder, "voice.wav");
  await encode([samples], file);
  const settings = "--method yinfast --hopsize 480 --bufsize 2048 --silence -50".split(" ");
  const { stdout } = await promisify(execFile)("aubio", ["pitch", ...settings, "--input", file]);
  const heard = stdout
    .trim()
    .split("\n")
    .map((line) => Number(line.split(/\s+/)[1]));
  // Below and above lies no voice: aubio reports such pitches for consonants and breath.
  const hertz = Float32Array.from(heard, (value) => (value > 60 && value < 1100 ? value : 0));
  return { hop: 0.01, hertz };
}

it("another tracker agrees on how far the singer is off, and how near tuning brings the line", async () => {
  const voice = sing(phrases.lead, sampleRate);
  const track = trackPitch(voice, sampleRate);
  const hard = retune(track, { scale: scales.aMinor, milliseconds: 0 });
  const tuned = shiftPitch(voice, sampleRate, track, hard);

  const raw = centsOff(await trackWithAubio(voice), scales.aMinor).median;
  expect(Math.abs(raw - centsOff(track, scales.aMinor).median)).toBeLessThan(3);

  const ours = centsOff(trackPitch(tuned, sampleRate), scales.aMinor).within(10);
  const theirs = centsOff(await trackWithAubio(tuned), scales.aMinor).within(10);
  expect(ours).toBeGreaterThan(0.9);
  expect(Math.abs(ours - theirs)).toBeLessThan(0.05);
});
