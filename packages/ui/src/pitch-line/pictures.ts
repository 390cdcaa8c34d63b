export interface PitchDrawing {
  readonly size: string;
  readonly lanes: number;
  readonly laneHeight: number;
  readonly seed: number;
  readonly notes: readonly (readonly [start: number, end: number, lane: number])[];
  /** Up to here the voice looks for its first note. */
  readonly found?: number;
  /** By how many semitones it misses every note: the line is the voice as it was sung. */
  readonly stray?: number;
  /** Where it has landed: path data of a dot. */
  readonly landing?: string;
  /** What its notes look like where they are drawn. */
  readonly boxes?: string;
  /** Drawn once by default. */
  readonly movement?: string;
}

const strip = "h-12 overflow-visible sm:h-16";

export const pitchDrawings = {
  /** Has found its note by the middle of the page. */
  divider: {
    size: strip,
    lanes: 5,
    laneHeight: 12,
    seed: 5,
    found: 420,
    notes: [
      [420, 560, 1],
      [560, 680, 2],
      [680, 860, 3],
      [860, 960, 2],
      [960, 1280, 1],
    ],
  },
  /** Keeps looking for its lane, for as long as it is shown. */
  loading: {
    size: strip,
    lanes: 5,
    laneHeight: 12,
    seed: 17,
    stray: 0.4,
    movement: "[animation-duration:1.8s] [animation-iteration-count:infinite]",
    notes: [
      [0, 180, 1],
      [180, 400, 3],
      [400, 560, 2],
      [560, 800, 3],
      [800, 1000, 1],
      [1000, 1280, 2],
    ],
  },
  /** For a page that is not there: every note is empty. */
  lost: {
    size: "h-56 sm:h-80",
    lanes: 8,
    laneHeight: 40,
    seed: 23,
    stray: 1.1,
    boxes: "fill-text/3 stroke-line-strong [stroke-dasharray:5_5]",
    notes: [
      [60, 260, 2],
      [260, 420, 4],
      [480, 640, 5],
      [640, 860, 3],
      [860, 980, 4],
      [980, 1220, 2],
    ],
  },
  /** Climbs and lands. */
  success: {
    size: "h-24 sm:h-32",
    lanes: 8,
    laneHeight: 16,
    seed: 9,
    found: 300,
    landing: "M1180 24h0",
    boxes: "fill-text/6",
    notes: [
      [300, 410, 1],
      [410, 520, 2],
      [520, 620, 4],
      [620, 730, 5],
      [730, 1180, 6],
    ],
  },
} satisfies Record<string, PitchDrawing>;
