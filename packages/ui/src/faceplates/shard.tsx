import { seededRandom } from "../seeded-random.ts";
import { PlateWindow } from "./plate-window.tsx";

type Point = readonly [number, number];

const slices = 13;
const middle = 226;
const tones = ["fill-family", "fill-family-end", "fill-family"];
const splinters = breakWave();

/** A waveform that breaks: whole on the left, splinters on the right. */
export function ShardPlate() {
  return (
    <PlateWindow family="creative-vocal-effects" title="Shard" preset="shatter">
      <path d={`M1 ${middle}h638`} className="stroke-text/12" />
      {splinters.map((corners, index) => (
        <Splinter
          key={drawFace(corners)}
          corners={corners}
          tone={tones[index % tones.length] ?? ""}
        />
      ))}
      <g fontSize="15" className="fill-muted font-mono">
        <text x="24" y="380">
          64 ms
        </text>
        <text x="616" y="380" className="[text-anchor:end]">
          scatter 72
        </text>
      </g>
    </PlateWindow>
  );
}

/** Cut glass: one of its three faces takes the light, one lies in the shade. */
function Splinter({ corners, tone }: { corners: readonly Point[]; tone: string }) {
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = corners;
  const peak = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3] as const;
  return (
    <>
      <path
        d={drawFace([a, b, c])}
        className={`${tone} stroke-background stroke-2 [stroke-linejoin:bevel]`}
      />
      <path d={drawFace([a, b, peak])} className="fill-text/35" />
      <path d={drawFace([b, c, peak])} className="fill-ink/45" />
    </>
  );
}

function drawFace(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** Every slice of the wave falls into four triangles. */
function breakWave(): Point[][] {
  const random = seededRandom(2917);
  const around = (value: number, spread: number) => value + (random() - 0.5) * spread;
  const cuts = Array.from({ length: slices + 1 }, (_, index) => {
    const x = 22 + index * 43;
    const reach = (0.3 + Math.sin((index / slices) ** 0.8 * 2.5)) * around(74, 76);
    const top: Point = [around(x, 26), middle - reach];
    const mid: Point = [around(x, 16), around(middle, 34)];
    const low: Point = [around(x, 26), middle + reach * around(0.95, 0.4)];
    return { top, mid, low };
  });
  return cuts.slice(1).flatMap((to, index) => {
    const from = cuts[index] ?? to;
    const parts: Point[][] = [
      [from.top, to.top, from.mid],
      [to.top, to.mid, from.mid],
      [from.mid, to.mid, from.low],
      [to.mid, to.low, from.low],
    ];
    return parts.map((part) => throwOff(part, (index / slices) ** 2, random));
  });
}

/** Moves and turns a splinter away from the middle. */
function throwOff(corners: Point[], force: number, random: () => number): Point[] {
  const x = corners.reduce((sum, corner) => sum + corner[0], 0) / corners.length;
  const y = corners.reduce((sum, corner) => sum + corner[1], 0) / corners.length;
  const turn = (random() - 0.5) * 3.2 * force;
  const dx = (random() - 0.3) * 80 * force;
  const dy = ((y - middle) * 0.9 + (random() - 0.5) * 80) * force;
  const size = 1 - 0.3 * force;
  return corners.map(([cornerX, cornerY]) => {
    const [alongX, alongY] = [(cornerX - x) * size, (cornerY - y) * size];
    return [
      x + dx + alongX * Math.cos(turn) - alongY * Math.sin(turn),
      y + dy + alongX * Math.sin(turn) + alongY * Math.cos(turn),
    ];
  });
}
