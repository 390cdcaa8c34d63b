import { GlowLine } from "./glow-line.tsx";
import { PlateWindow } from "./plate-window.tsx";

const middle = 228;
/** How much later the second take comes, in units of the drawing. */
const late = 19;
/** Where the first take has the crest that is measured. */
const crest = 398;

/** Two takes of one phrase that almost agree. Nothing else: the gap is the effect. */
export function TwinPlate() {
  const first = pointsOf(firstTake);
  const second = pointsOf(secondTake);
  return (
    <PlateWindow family="creative-vocal-effects" title="Twin" preset="two takes">
      <path d={`M1 ${middle}h638`} className="stroke-text/10" />
      <path
        d={`M${first.join("L")}L${second.toReversed().join("L")}Z`}
        className="fill-family/35"
      />
      <GlowLine d={`M${second.join("L")}`} width={8} />
      <GlowLine d={`M${first.join("L")}`} width={8} tone="stroke-family-end" />
      <Gap />
      <g fontSize="15" className="fill-muted font-mono">
        <circle cx="30" cy="371" r="6" className="fill-family-end" />
        <text x="46" y="376">
          left
        </text>
        <circle cx="556" cy="371" r="6" className="fill-family" />
        <text x="572" y="376">
          right
        </text>
      </g>
    </PlateWindow>
  );
}

/** The distance between the two crests, measured. */
function Gap() {
  const end = crest + late;
  return (
    <g>
      <path
        d={`M${crest} 64v24M${end} 64v24M${crest - 30} 74h30M${end} 74h30`}
        className="fill-none stroke-text stroke-2"
      />
      <text x={end + 40} y="82" fontSize="24" className="fill-text font-display font-semibold">
        14 ms
      </text>
    </g>
  );
}

function firstTake(x: number): number {
  const away = x - crest;
  const swell = 1 / (1 + (away / 210) ** 2);
  return middle - swell * (108 * Math.cos(away / 33) + 22 * Math.cos(away / 61));
}

/** Later, a little softer, and never quite the same. */
function secondTake(x: number): number {
  return middle + (firstTake(x - late) - middle) * 0.97 + 7 * Math.sin((x - crest - late) / 71);
}

function pointsOf(take: (x: number) => number): string[] {
  return Array.from({ length: 129 }, (_, index) => `${index * 5} ${Math.round(take(index * 5))}`);
}
