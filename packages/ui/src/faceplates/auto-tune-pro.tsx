import { polar } from "../circle.ts";
import { drawPitch } from "../draw-pitch.ts";
import { Knob } from "../knob.tsx";
import { GlowLine } from "./glow-line.tsx";
import { PianoKeys } from "./piano-keys.tsx";
import { PlateWindow } from "./plate-window.tsx";

const lanes = { lanes: 7, laneHeight: 32 };
const sungNotes = [
  { start: 0, end: 75, lane: 3 },
  { start: 75, end: 140, lane: 5 },
  { start: 140, end: 225, lane: 3 },
];
const tunedNotes = [
  { start: 425, end: 490, lane: 3 },
  { start: 490, end: 560, lane: 5 },
  { start: 560, end: 640, lane: 4 },
];
const sung = drawPitch({ ...lanes, notes: sungNotes, seed: 9, stray: 0.35 }).raw;
const tuned = drawPitch({ ...lanes, notes: tunedNotes, seed: 7 }).tuned;

const middle = { x: 320, y: 174 };
/** Light in rings: a smooth gradient would triple the size of the rendered image. */
const halo = [142, 131, 120, 109];
const dots = 37;
/** How many dots of the arc are lit: where the retune knob stands. */
const lit = 14;

/** A voice wanders into the one knob that everybody turns, and leaves it on its notes. */
export function AutoTuneProPlate() {
  return (
    <PlateWindow family="auto-tune" title="AutoTune Pro" preset="lead, close">
      <svg y="62" width="640" height="224">
        <path
          d="M0 32h640M0 64h640M0 96h640M0 128h640M0 160h640M0 192h640"
          className="stroke-text/8"
        />
        {tunedNotes.map(({ start, end, lane }) => (
          <rect
            key={start}
            x={start}
            y={(6 - lane) * 32 + 2}
            width={end - start - 3}
            height="28"
            rx="7"
            className="fill-family/16"
          />
        ))}
        <path
          d={sung}
          className="fill-none stroke-muted stroke-3 [stroke-dasharray:0.1_6] [stroke-linecap:round]"
        />
        <GlowLine d={tuned} width={4} />
      </svg>
      {halo.map((radius) => (
        <circle key={radius} cx={middle.x} cy={middle.y} r={radius} className="fill-family/6" />
      ))}
      <circle cx={middle.x} cy={middle.y} r="104" className="fill-background/80" />
      {Array.from({ length: dots }, (_, index) => (
        <Dot key={index} index={index} />
      ))}
      <Knob {...middle} radius={72} value={lit / (dots - 1)} />
      <text
        x="320"
        y="273"
        fontSize="26"
        className="fill-text font-display font-semibold [text-anchor:middle]"
      >
        18 ms
      </text>
      <Chip x={20} label="flex" value={62} />
      <Chip x={508} label="human" value={44} />
      <PianoKeys />
    </PlateWindow>
  );
}

function Dot({ index }: { index: number }) {
  const angle = -225 + (270 * index) / (dots - 1);
  const [cx, cy] = polar(middle.x, middle.y, 118, angle).split(" ");
  const tone = index === lit ? "fill-text" : index < lit ? "fill-family" : "fill-text/20";
  return <circle cx={cx} cy={cy} r={index === lit ? 7 : 3} className={tone} />;
}

function Chip({ x, label, value }: { x: number; label: string; value: number }) {
  return (
    <g fontSize="15" className="font-mono">
      <rect
        x={x}
        y="254"
        width="112"
        height="30"
        rx="9"
        className="fill-background stroke-text/14"
      />
      <rect x={x} y="254" width={value * 1.12} height="30" rx="9" className="fill-family/25" />
      <text x={x + 12} y="274" className="fill-text">
        {label}
      </text>
      <text x={x + 100} y="274" className="fill-family [text-anchor:end]">
        {value}
      </text>
    </g>
  );
}
