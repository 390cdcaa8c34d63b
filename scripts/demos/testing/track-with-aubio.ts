import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { encodeWav, type PitchTrack } from "@autotune/voice";

const hop = 0.01;

/** The pitches by aubio: another method (YIN) by other people. */
export async function trackWithAubio(
  samples: Float32Array,
  sampleRate: number,
): Promise<PitchTrack> {
  const folder = await mkdtemp(join(tmpdir(), "tracker-"));
  const file = join(folder, "voice.wav");
  await writeFile(file, encodeWav(samples, sampleRate));
  const settings = `--method yinfast --hopsize ${hop * sampleRate} --bufsize 2048 --silence -50`;
  const { stdout } = await promisify(execFile)("aubio", [
    "pitch",
    ...settings.split(" "),
    "--input",
    file,
  ]);
  await rm(folder, { recursive: true });
  const heard = stdout
    .trim()
    .split("\n")
    .map((line) => Number(line.split(/\s+/)[1]));
  // Below and above lies no voice: aubio reports such pitches for consonants and breath.
  const hertz = Float32Array.from(heard, (value) => (value > 60 && value < 1100 ? value : 0));
  return { hop, hertz };
}
