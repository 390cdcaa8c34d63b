import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { phrases, sing, trackPitch, type PitchTrack } from "@autotune/voice";
import { encodePeaks, encodePitch, loudestParts, noteRange } from "./describe-recording.ts";
import { drawHero } from "./draw-hero.ts";
import { heroLines } from "./hero-lines.ts";
import { inputsHash } from "./inputs-hash.ts";
import { autotuneRecipes } from "./recipes/autotune.ts";
import { creativeEffectRecipes } from "./recipes/creative-effects.ts";
import type { PhraseName, Recipe, Take } from "./recipes/recipe.ts";
import { vocalChainRecipes } from "./recipes/vocal-chain.ts";
import { encode } from "./sound/ffmpeg.ts";
import { master } from "./sound/master.ts";
import { monoOf, sampleRate, type Sound } from "./sound/sound.ts";

const storefront = join(import.meta.dirname, "../../apps/storefront");
const folder = join(storefront, "public/demos");
const recipes = { ...autotuneRecipes, ...vocalChainRecipes, ...creativeEffectRecipes };

interface Recording {
  readonly opus: string;
  readonly mp3: string;
  readonly parts: readonly number[];
  readonly pitch: PitchTrack;
}

const takes = new Map<PhraseName, Take>();
const befores = new Map<string, { readonly take: Take; readonly recording: Recording }>();

/** The phrase as the synthetic singer sang it. */
function takeOf(name: PhraseName): Take {
  const known = takes.get(name);
  if (known !== undefined) return known;
  const samples = sing(phrases[name], sampleRate);
  const take = { samples, track: trackPitch(samples, sampleRate) };
  takes.set(name, take);
  return take;
}

async function record(name: string, sound: Sound, lead?: Float32Array): Promise<Recording> {
  const mastered = master(sound);
  const recording = {
    opus: `/demos/${name}.opus`,
    mp3: `/demos/${name}.mp3`,
    parts: loudestParts(monoOf(mastered)),
    pitch: trackPitch(lead ?? monoOf(mastered), sampleRate),
  };
  await encode(mastered, join(folder, `${name}.opus`));
  await encode(mastered, join(folder, `${name}.mp3`));
  return recording;
}

/** Made once, however many products are compared with it. */
async function beforeOf({ phrase, spoil }: Recipe) {
  const name = spoil === undefined ? phrase : `${phrase}-${spoil.name}`;
  const known = befores.get(name);
  if (known !== undefined) return known;
  const clean = takeOf(phrase);
  const samples = spoil === undefined ? clean.samples : await spoil.make(clean);
  const before = {
    take: { samples, track: clean.track },
    recording: await record(name, [samples], clean.samples),
  };
  befores.set(name, before);
  return before;
}

// Taken before the first note is sung: a change during the run must make the recordings stale.
const inputs = await inputsHash();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

for (const [pid, recipe] of Object.entries(recipes)) {
  const before = await beforeOf(recipe);
  const { sound, lead } = await recipe.after(before.take);
  const after = await record(pid, sound, lead);
  const loudest = Math.max(...before.recording.parts, ...after.parts);
  const { lowest, highest } = noteRange([before.recording.pitch, after.pitch]);
  const described = ({ opus, mp3, parts, pitch }: Recording) => ({
    opus,
    mp3,
    peaks: encodePeaks(parts, loudest),
    pitch: encodePitch(pitch),
  });
  const demo = {
    seconds: phrases[recipe.phrase].seconds,
    phrase: recipe.phrase,
    lowestNote: lowest,
    highestNote: highest,
    before: described(before.recording),
    after: described(after),
  };
  await writeFile(join(folder, `${pid}.json`), `${JSON.stringify(demo)}\n`);
  console.log(`${pid}: ${recipe.phrase}`);
}

const { figures, ...lines } = heroLines();
await writeFile(join(folder, "hero.svg"), drawHero(lines, figures.seconds));
const { seconds, rawCents, tunedCents, notes } = figures;
await writeFile(
  join(storefront, "app/features/catalogue/instrument/hero-figures.ts"),
  `// Made by \`pnpm demos\` from the recording on Home. Do not edit.
export const heroFigures = {
  seconds: ${seconds},
  rawCents: ${rawCents},
  tunedCents: ${tunedCents},
  notes: ${notes},
} as const;
`,
);
await writeFile(join(folder, "made-from.json"), `${JSON.stringify({ inputs })}\n`);
