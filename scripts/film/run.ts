import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drawFrame, size, type Line, type Picture } from "./draw-frame.ts";
import { madeFrom } from "./made-from.ts";

const root = join(import.meta.dirname, "../..");
const demos = join(root, "apps/storefront/public");
const folder = join(root, "apps/cms/src/seed/films");
const perSecond = 20;

interface Side {
  readonly opus: string;
  readonly pitch: string;
}
interface Demo {
  readonly seconds: number;
  readonly lowestNote: number;
  readonly highestNote: number;
  readonly before: Side;
  readonly after: Side;
}

/** Made by `pnpm demos`; nobody else writes it. */
const demo: Demo = JSON.parse(await readFile(join(demos, "demos/AT-PRO.json"), "utf8"));
const { seconds, before, after, ...range } = demo;

function readPitch({ pitch }: Side): number[] {
  const bytes = Buffer.from(pitch, "base64");
  return Array.from({ length: bytes.length / 2 }, (_, place) => bytes.readInt16LE(place * 2));
}
const cents = { before: readPitch(before), after: readPitch(after) };

/** First the take as it was sung, then the same take in tune above it. */
function pictureAt(time: number): Picture {
  const line = (color: "before" | "after", sung: number): Line => ({
    cents: cents[color],
    color,
    sung: Math.min(1, Math.max(0, sung)),
  });
  const lines = [line("before", time / seconds), line("after", time / seconds - 1)];
  return { ...range, lines };
}

async function encode(output: string, options: readonly string[], frames: Iterable<Buffer>) {
  const raw = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${size.width}x${size.height}`];
  const ffmpeg = spawn(
    "ffmpeg",
    ["-v", "error", "-y", ...raw, "-r", String(perSecond), "-i", "-", ...options, output],
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, "drain");
  ffmpeg.stdin.end();
  const [status] = await once(ffmpeg, "close");
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
}

function* framesOfFilm() {
  for (let frame = 0; frame < seconds * 2 * perSecond; frame += 1)
    yield drawFrame(pictureAt(frame / perSecond));
}

const sound = [before, after].flatMap(({ opus }) => ["-i", join(demos, opus)]);
const joined = ["-filter_complex", "[1:a][2:a]concat=n=2:v=0:a=1[a]", "-map", "0:v", "-map", "[a]"];
const packed = ["-c:v", "libvpx-vp9", "-crf", "40", "-b:v", "0", "-c:a", "libopus", "-b:a", "64k"];
await encode(join(folder, "a-line-lands.webm"), [...sound, ...joined, ...packed], framesOfFilm());
await encode(
  join(folder, "a-line-lands.png"),
  ["-frames:v", "1"],
  [drawFrame(pictureAt(seconds * 1.62))],
);
await writeFile(
  join(folder, "made-from.json"),
  `${JSON.stringify({ inputs: await madeFrom() })}\n`,
);
