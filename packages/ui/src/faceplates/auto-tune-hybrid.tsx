import { drawPitch } from "../draw-pitch.ts";
import { Knob } from "../knob.tsx";
import { PlateWindow } from "./plate-window.tsx";

const scope = drawPitch({
  notes: [
    { start: 10, end: 120, lane: 1 },
    { start: 120, end: 230, lane: 3 },
    { start: 230, end: 330, lane: 4 },
    { start: 330, end: 420, lane: 2 },
    { start: 420, end: 540, lane: 3 },
  ],
  seed: 41,
  lanes: 6,
  laneHeight: 34,
});
const knobs = [
  { label: "retune", value: 0.14 },
  { label: "flex", value: 0.5 },
  { label: "throat", value: 0.62 },
  { label: "vibrato", value: 0.34 },
];

/** Built like a unit in a rack: a scope, a row of knobs, lights that say where it runs. */
export function AutoTuneHybridPlate() {
  return (
    <PlateWindow family="auto-tune" title="AutoTune Hybrid" preset="stage">
      <svg x="20" y="68" width="408" height="172" viewBox="0 0 550 204" preserveAspectRatio="none">
        <rect width="550" height="204" rx="12" className="fill-family/8" />
        <path d="M0 34h550M0 68h550M0 102h550M0 136h550M0 170h550" className="stroke-text/8" />
        <path
          d={scope.raw}
          className="fill-none stroke-muted stroke-2 [stroke-dasharray:0.1_5] [stroke-linecap:round]"
        />
        <path
          d={scope.tuned}
          className="fill-none stroke-family stroke-4 [stroke-linecap:round] [stroke-linejoin:round]"
        />
      </svg>
      <Meter x={448} level={12} />
      <Meter x={484} level={9} />
      <Light y={80} label="DSP" on />
      <Light y={112} label="native" />
      <path d="M1 260h638" className="stroke-text/9" />
      {knobs.map(({ label, value }, index) => (
        <Knob key={label} x={92 + index * 152} y={316} radius={36} value={value} label={label} />
      ))}
    </PlateWindow>
  );
}

/** A column of lights, `level` of them on. */
function Meter({ x, level }: { x: number; level: number }) {
  return Array.from({ length: 14 }, (_, index) => (
    <rect
      key={index}
      x={x}
      y={230 - index * 12.4}
      width="28"
      height="9"
      rx="3"
      className={index >= level ? "fill-text/8" : index > 10 ? "fill-family-end" : "fill-family/75"}
    />
  ));
}

function Light({ y, label, on = false }: { y: number; label: string; on?: boolean }) {
  return (
    <g fontSize="15" className="font-mono">
      <circle cx="540" cy={y} r="6" className={on ? "fill-success" : "fill-text/15"} />
      <text x="554" y={y + 5} className={on ? "fill-text" : "fill-faint"}>
        {label}
      </text>
    </g>
  );
}
