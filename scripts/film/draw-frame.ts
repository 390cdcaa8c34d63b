export const size = { width: 960, height: 540 };

type Color = readonly [red: number, green: number, blue: number];

const colors = {
  background: [11, 8, 18],
  lane: [42, 36, 60],
  before: [138, 130, 158],
  after: [255, 122, 89],
} satisfies Record<string, Color>;

export interface Line {
  /** Cents, equally spaced over the length of the line; 0 where nobody sings. */
  readonly cents: readonly number[];
  readonly color: "before" | "after";
  /** How much of it has been sung, from 0 to 1. */
  readonly sung: number;
}

export interface Picture {
  readonly lowestNote: number;
  readonly highestNote: number;
  readonly lines: readonly Line[];
}

const margin = { x: 60, y: 50 };

/** A frame as RGB bytes: a lane for each note, and the lines as far as they have been sung. */
export function drawFrame({ lowestNote, highestNote, lines }: Picture): Buffer {
  const frame = Buffer.alloc(size.width * size.height * 3);
  const paint = (x: number, y: number, color: Color, share = 1) => {
    if (x < 0 || y < 0 || x >= size.width || y >= size.height) return;
    const at = (y * size.width + x) * 3;
    for (const [part, value] of color.entries())
      frame[at + part] = Math.round((frame[at + part] ?? 0) * (1 - share) + value * share);
  };
  const yOf = (cents: number) =>
    size.height -
    margin.y -
    ((cents / 100 - lowestNote) / (highestNote - lowestNote)) * (size.height - 2 * margin.y);

  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) paint(x, y, colors.background);
  for (let note = lowestNote; note <= highestNote; note += 1)
    for (let x = margin.x; x < size.width - margin.x; x += 1)
      paint(x, Math.round(yOf(note * 100)), colors.lane);

  for (const { cents, color, sung } of lines) {
    const step = (size.width - 2 * margin.x) / (cents.length - 1);
    for (let place = 1; place < cents.length * sung; place += 1) {
      const [from, to] = [cents[place - 1] ?? 0, cents[place] ?? 0];
      // A rest, or a leap of the tracker.
      if (from === 0 || to === 0 || Math.abs(to - from) > 400) continue;
      const points = Math.ceil(Math.abs(yOf(to) - yOf(from)) + step) * 2;
      for (let point = 0; point <= points; point += 1) {
        const x = margin.x + (place - 1 + point / points) * step;
        stamp(x, yOf(from + ((to - from) * point) / points), colors[color], paint);
      }
    }
  }
  return frame;
}

const radius = 3;

/** A round dot with a soft edge. */
function stamp(
  x: number,
  y: number,
  color: Color,
  paint: (x: number, y: number, color: Color, share: number) => void,
): void {
  for (let row = Math.floor(y - radius); row <= y + radius + 1; row += 1)
    for (let column = Math.floor(x - radius); column <= x + radius + 1; column += 1) {
      const inside = radius - Math.hypot(column - x, row - y);
      if (inside > 0) paint(column, row, color, Math.min(1, inside));
    }
}
