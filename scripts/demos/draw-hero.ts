import { midiOf, type PitchTrack } from "@autotune/voice";

const width = 1280;
const height = 390;
const lowestLane = 59;
const lanes = 13;
// A point that lies this near to the line between its neighbours, in pixels, is not missed.
const tolerance = 0.25;

type Point = readonly [number, number];

/** The two lines of Home's instrument as shapes without colour, which the page sets. */
export function drawHero(lines: { raw: PitchTrack; tuned: PitchTrack }, seconds: number): string {
  const path = (id: "raw" | "tuned") =>
    `<path id="${id}" fill="none" vector-effect="non-scaling-stroke" d="${pathOf(lines[id], seconds)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${path("raw")}${path("tuned")}</svg>\n`;
}

function pathOf({ hop, hertz }: PitchTrack, seconds: number): string {
  const strokes: Point[][] = [];
  let stroke: Point[] = [];
  for (let frame = 0; frame <= hertz.length; frame++) {
    const value = hertz[frame] ?? 0;
    if (value > 0) {
      const lane = midiOf(value) - lowestLane + 0.5;
      stroke.push([(frame * hop * width) / seconds, height - (lane * height) / lanes]);
    } else if (stroke.length > 0) {
      strokes.push(stroke);
      stroke = [];
    }
  }
  return strokes
    .map(
      (points) =>
        `M${thin(points)
          .map(([x, y]) => `${round(x)} ${round(y)}`)
          .join("L")}`,
    )
    .join("");
}

/** Leaves out what a straight line shows as well (Ramer, Douglas and Peucker). */
function thin(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return points;
  let farthest = 0;
  let distance = 0;
  for (const [place, [x, y]] of points.entries()) {
    const share = (x - first[0]) / (last[0] - first[0]);
    const off = Math.abs(y - first[1] - share * (last[1] - first[1]));
    if (off > distance) [farthest, distance] = [place, off];
  }
  if (distance <= tolerance) return [first, last];
  return [...thin(points.slice(0, farthest + 1)).slice(0, -1), ...thin(points.slice(farthest))];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
