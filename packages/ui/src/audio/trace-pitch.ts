interface Lanes {
  /** The note of the uppermost lane. */
  readonly highest: number;
  readonly laneHeight: number;
  /** From one value to the next. */
  readonly step: number;
}

/** How far, in units of the drawing, a point may lie from the line that is drawn without it. */
const tolerance = 0.4;

/** The height at which a note is drawn: the middle of its lane. */
export function heightOf(note: number, { highest, laneHeight }: Omit<Lanes, "step">): number {
  return (highest - note + 0.5) * laneHeight;
}

/** Path data of a voice. A value is a MIDI note; 0 is silence, where the pen is lifted. */
export function tracePitch(notes: ArrayLike<number>, lanes: Lanes): string {
  let path = "";
  let index = 0;
  while (index < notes.length) {
    if ((notes[index] ?? 0) === 0) {
      index += 1;
      continue;
    }
    const points: [x: number, y: number][] = [];
    for (let note = notes[index] ?? 0; note !== 0; note = notes[index] ?? 0) {
      points.push([index * lanes.step, heightOf(note, lanes)]);
      index += 1;
    }
    path += thin(points)
      .map(([x, y], at) => `${at === 0 ? "M" : "L"}${round(x)} ${round(y)}`)
      .join("");
    // A single sound is a dot: a line to where it is.
    if (points.length === 1) path += "h0";
  }
  return path;
}

/** Leaves out what lies on the way between its neighbours. */
function thin(points: readonly [x: number, y: number][]): [x: number, y: number][] {
  const thinned: [x: number, y: number][] = [];
  let from = 0;
  points.forEach((point, to) => {
    const [x, y] = points[from] ?? point;
    const rise = to === from ? 0 : (point[1] - y) / (point[0] - x);
    const straight = points
      .slice(from + 1, to)
      .every(([atX, atY]) => Math.abs(y + rise * (atX - x) - atY) <= tolerance);
    if (straight && to !== 0) return;
    from = to === 0 ? 0 : to - 1;
    thinned.push(points[from] ?? point);
  });
  const last = points.at(-1);
  if (last !== undefined && points.length > 1) thinned.push(last);
  return thinned;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
