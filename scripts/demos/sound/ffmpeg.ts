import { spawn } from "node:child_process";
import { extname } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { sampleRate, type Sound } from "./sound.ts";

const codecs: Readonly<Record<string, readonly string[]>> = {
  ".opus": ["-c:a", "libopus", "-b:a", "64k"],
  ".mp3": ["-c:a", "libmp3lame", "-b:a", "96k"],
  ".wav": ["-c:a", "pcm_s16le"],
};
const raw = ["-f", "f32le", "-ar", String(sampleRate)];
// Without these the encoders would write their version, a date and a random number.
const sameBytes = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact"];

/** Runs a mono sound through filters of ffmpeg; what they put behind the end is cut off. */
export async function throughFfmpeg(samples: Float32Array, filters: string): Promise<Float32Array> {
  const output = await runFfmpeg([samples], ["-af", filters, ...raw, "-ac", "1", "pipe:1"]);
  const filtered = new Float32Array(samples.length);
  for (let place = 0; place < filtered.length && 4 * place < output.length; place++) {
    filtered[place] = output.readFloatLE(4 * place);
  }
  return filtered;
}

/** Writes a sound to a file; its extension decides the format. */
export async function encode(sound: Sound, file: string): Promise<void> {
  await runFfmpeg(sound, [...(codecs[extname(file)] ?? []), ...sameBytes, "-y", file]);
}

async function runFfmpeg(sound: Sound, args: readonly string[]): Promise<Buffer> {
  const input = [...raw, "-ac", String(sound.length), "-i", "pipe:0"];
  const ffmpeg = spawn("ffmpeg", ["-hide_banner", "-loglevel", "error", ...input, ...args]);
  ffmpeg.stdin.end(interleave(sound));
  const [output, complaints, code] = await Promise.all([
    buffer(ffmpeg.stdout),
    text(ffmpeg.stderr),
    new Promise((resolve, reject) => ffmpeg.once("close", resolve).once("error", reject)),
  ]);
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}: ${complaints}`);
  return output;
}

function interleave(sound: Sound): Buffer {
  const bytes = Buffer.alloc(sound[0].length * sound.length * 4);
  for (const [number, channel] of sound.entries()) {
    for (let place = 0; place < channel.length; place++) {
      bytes.writeFloatLE(channel[place] ?? 0, 4 * (place * sound.length + number));
    }
  }
  return bytes;
}
