import { seededRandom } from "@autotune/voice";

/** A slow random wave between about -1 and 1, as two takes of one singer differ. */
export function unsteadiness(seed: number): (seconds: number) => number {
  const random = seededRandom(seed);
  const waves = [0.31, 0.73, 1.37].map((hertz) => ({
    pace: 2 * Math.PI * hertz * (0.8 + 0.4 * random()),
    phase: 2 * Math.PI * random(),
  }));
  return (seconds) =>
    waves.reduce((sum, { pace, phase }) => sum + Math.sin(pace * seconds + phase), 0) / 2;
}
