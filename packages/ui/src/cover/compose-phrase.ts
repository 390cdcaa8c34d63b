import type { Note } from "../draw-pitch.ts";
import { seededRandom } from "../seeded-random.ts";

interface Frame {
  readonly width: number;
  readonly lanes: number;
}

const shortest = 50;
const longest = 130;
const rest = 26;

/** A short melody of steps and small leaps that the seed decides. It stays off the outermost lanes. */
export function composePhrase(seed: number, { width, lanes }: Frame): Note[] {
  const random = seededRandom(seed);
  const notes: Note[] = [];
  let lane = 2 + Math.floor(random() * (lanes - 4));
  for (let start = rest; start < width - shortest;) {
    const end = Math.min(width - rest, start + shortest + Math.round(random() * longest));
    notes.push({ start, end, lane });
    const leap = 1 + Math.floor(random() * 2.4);
    const rises = lane <= 1 || (lane < lanes - 2 && random() < 0.52);
    lane = Math.min(lanes - 2, Math.max(1, lane + (rises ? leap : -leap)));
    start = end + (random() < 0.3 ? rest : 0);
  }
  return notes;
}
