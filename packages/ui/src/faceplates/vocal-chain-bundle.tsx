import { GlowLine } from "./glow-line.tsx";
import { PlateCrop } from "./plate-crop.tsx";
import { PlateWindow } from "./plate-window.tsx";
import { vocalChainPlates } from "./vocal-chain-plates.ts";

const half = { width: 256, height: 92 };
const full = { width: 548, height: 130 };
/** In the order that a voice goes through them: to the right, back, and to the right again. */
const units = [
  { Plate: vocalChainPlates["VC-PREP"], part: "1 70 638 228", x: 46, y: 58, ...half },
  { Plate: vocalChainPlates["VC-EQ"], part: "1 58 638 228", x: 338, y: 58, ...half },
  { Plate: vocalChainPlates["VC-COMPRESSOR"], part: "1 82 638 228", x: 338, y: 160, ...half },
  { Plate: vocalChainPlates["VC-DE-ESSER"], part: "1 85 575 205", x: 46, y: 160, ...half },
  { Plate: vocalChainPlates["VC-REVERB"], part: "1 177 638 152", x: 46, y: 262, ...full },
];
/** The cable, piece by piece: into the first unit, from each to the next, and out of the last. */
const cable =
  "M-10 104H46M302 104H338M594 104C634 104 634 206 594 206M338 206H302M46 206C6 206 6 327 46 327M594 327H650";
const sockets = [
  [46, 104],
  [302, 104],
  [338, 104],
  [594, 104],
  [594, 206],
  [338, 206],
  [302, 206],
  [46, 206],
  [46, 327],
  [594, 327],
];

/** One rack with all five units, and a cable that takes the voice from each to the next. */
export function VocalChainBundlePlate() {
  return (
    <PlateWindow family="ai-powered-vocal-chain" title="Vocal Chain" preset="all five">
      <Rail x={1} />
      <Rail x={603} />
      {units.map((unit) => (
        <Unit key={unit.part} {...unit} />
      ))}
      <GlowLine d={cable} width={5} tone="stroke-family-end" />
      {sockets.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="9" className="fill-background stroke-family-end stroke-2" />
          <circle cx={x} cy={y} r="4" className="fill-text" />
        </g>
      ))}
    </PlateWindow>
  );
}

/** Where the units are screwed in: a hole for each of a rack's small steps. */
function Rail({ x }: { x: number }) {
  return (
    <g>
      <path d={`M${x} 48h36v352h-36Z`} className="fill-text/4" />
      <path d={`M${x} 48v352M${x + 36} 48v352`} className="stroke-text/10" />
      {Array.from({ length: 14 }, (_, hole) => (
        <rect
          key={hole}
          x={x + 12}
          y={60 + hole * 24}
          width="12"
          height="12"
          rx="4"
          className="fill-background stroke-text/16"
        />
      ))}
    </g>
  );
}

function Unit(unit: (typeof units)[number]) {
  const { x, y, width, height } = unit;
  return (
    <g>
      <rect
        x={x - 5}
        y={y - 4}
        width={width + 10}
        height={height + 8}
        rx="9"
        className="fill-surface-2 stroke-text/16"
      />
      <PlateCrop {...unit} />
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="3"
        className="fill-none stroke-background stroke-3"
      />
    </g>
  );
}
