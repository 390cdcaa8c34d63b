import { useId } from "react";
import { drawPitch } from "../draw-pitch.ts";
import { Spectrum } from "../pitch-line/spectrum.tsx";
import { autoTunePlates } from "./auto-tune-plates.ts";
import { creativePlates } from "./creative-plates.ts";
import { PlateWindow } from "./plate-window.tsx";
import { vocalChainPlates } from "./vocal-chain-plates.ts";

const creative = Object.entries(creativePlates);
/** Columns of the wall, in the order of the line's hues. */
const wall = [
  Object.entries(autoTunePlates),
  creative.slice(0, 5),
  creative.slice(5, 9),
  creative.slice(9),
  Object.entries(vocalChainPlates),
];
const width = 128;
const height = 80;
const gap = 8;
const tiles = wall.flatMap((plates, column) => {
  const x = 320 + (column - 2.5) * (width + gap) + gap / 2;
  // Each column stands a little lower or higher than the one before.
  const top = 224 - (plates.length * (height + gap)) / 2 + (column % 2 === 0 ? -14 : 14);
  return plates.map(([pid, Plate], row) => ({ pid, Plate, x, y: top + row * (height + gap) }));
});
const song = drawPitch({
  notes: [
    { start: 0, end: 110, lane: 1 },
    { start: 110, end: 220, lane: 3 },
    { start: 220, end: 310, lane: 2 },
    { start: 310, end: 440, lane: 4 },
    { start: 440, end: 530, lane: 3 },
    { start: 530, end: 640, lane: 5 },
  ],
  seed: 12,
  lanes: 7,
  laneHeight: 40,
});
/** The night around the line, so that the wall stays behind it. */
const shade = [92, 64, 42];

/** Every window there is, on one wall, and a line over it that runs through every hue. */
export function UnlimitedPlate() {
  const id = useId();
  return (
    <PlateWindow family="subscriptions" title="AutoTune Unlimited" preset="everything">
      <Spectrum id={id} to={640} />
      {tiles.map(({ pid, Plate, x, y }) => (
        <svg key={pid} x={x} y={y} width={width} height={height}>
          <Plate />
        </svg>
      ))}
      <svg y="84" width="640" height="280" className="overflow-visible">
        <g className="fill-none [stroke-linecap:round] [stroke-linejoin:round]">
          {shade.map((reach) => (
            <path key={reach} d={song.tuned} strokeWidth={reach} className="stroke-background/40" />
          ))}
          <g stroke={`url(#${id})`}>
            <path d={song.tuned} strokeWidth="34" strokeOpacity="0.14" />
            <path d={song.tuned} strokeWidth="20" strokeOpacity="0.3" />
            <path d={song.tuned} strokeWidth="9" />
          </g>
        </g>
      </svg>
      <path d="M1 1h638v47H1Z" className="fill-surface-1" />
    </PlateWindow>
  );
}
