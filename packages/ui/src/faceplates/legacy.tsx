import { arc, polar } from "../circle.ts";
import { Knob } from "../knob.tsx";
import { PlateFrame } from "./plate-frame.tsx";

const pivot = { x: 320, y: 316 };
const marks = 21;
/** From this mark on a voice was too loud. */
const hot = 15;
const screws = [
  { x: 26, y: 74 },
  { x: 614, y: 74 },
  { x: 26, y: 374 },
  { x: 614, y: 374 },
];
/** A button for each note from C: the ones of the scale are on. */
const notes = "101011010101";

/** An earlier edition: a panel with a needle, in grey and without a name, for whichever it was. */
export function LegacyPlate() {
  return (
    <PlateFrame bar={<path d={drawRules(14, 36, 5.5, 50, 570)} className="stroke-text/16" />}>
      <path d="M1 48h638v352H1Z" className="fill-text/6" />
      <path d={drawRules(53, 400, 5, 1, 638)} className="stroke-background/35" />
      {screws.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="10" className="fill-background stroke-text/20" />
          <circle cx={x} cy={y} r="7" className="fill-surface-3" />
          <path d={`M${x - 4.5} ${y + 2.5}l9-5`} className="stroke-background stroke-[2.5]" />
        </g>
      ))}
      <Meter />
      <Knob x={94} y={138} radius={38} value={0.4} />
      <Knob x={546} y={138} radius={38} value={0.62} />
      <Knob x={94} y={246} radius={22} value={0.5} />
      <Knob x={546} y={246} radius={22} value={0.3} />
      {Array.from(notes, (note, index) => (
        <Button key={index} x={60 + index * 44} on={note === "1"} />
      ))}
    </PlateFrame>
  );
}

/** A needle at rest near the middle of its scale, behind glass, with a lamp below. */
function Meter() {
  const { x, y } = pivot;
  return (
    <g>
      <rect
        x="166"
        y="68"
        width="308"
        height="212"
        rx="18"
        className="fill-background stroke-text/20"
      />
      <svg x="176" y="78" width="288" height="192" viewBox="176 78 288 192">
        <rect x="176" y="78" width="288" height="192" className="fill-surface-2" />
        {[200, 172, 146, 122, 100, 80].map((radius) => (
          <circle key={radius} cx={x} cy="300" r={radius} className="fill-text/6" />
        ))}
        <g className="fill-none stroke-muted">
          <path d={arc(x, y, 178, angleOf(0), angleOf(marks - 1))} className="stroke-2" />
          <path d={arc(x, y, 166, angleOf(hot), angleOf(marks - 1))} className="stroke-[9]" />
          <path d={drawMarks()} className="stroke-2" />
        </g>
        <path
          d={`M${x} ${y}L${polar(x, y, 196, -103)}`}
          className="stroke-text stroke-3 [stroke-linecap:round]"
        />
        <circle cx={x} cy="284" r="34" className="fill-background stroke-text/20" />
        <path d="M176 78h120L216 270h-40Z" className="fill-text/4" />
      </svg>
    </g>
  );
}

function Button({ x, on }: { x: number; on: boolean }) {
  return (
    <g>
      <circle cx={x + 18} cy="310" r="8" className={on ? "fill-text/12" : "fill-none"} />
      <circle cx={x + 18} cy="310" r="4" className={on ? "fill-text/80" : "fill-background"} />
      <rect x={x} y="328" width="36" height="48" rx="9" className="fill-background/70" />
      <rect
        x={x}
        y="326"
        width="36"
        height="44"
        rx="9"
        className={`${on ? "fill-surface-3" : "fill-surface-1"} stroke-text/16`}
      />
    </g>
  );
}

function angleOf(mark: number): number {
  return -126 + (72 * mark) / (marks - 1);
}

function drawMarks(): string {
  const { x, y } = pivot;
  return Array.from({ length: marks }, (_, mark) => {
    const angle = angleOf(mark);
    return `M${polar(x, y, 178, angle)}L${polar(x, y, mark % 5 === 0 ? 196 : 187, angle)}`;
  }).join("");
}

/** Thin lines from side to side, one below the other. */
function drawRules(from: number, to: number, step: number, left: number, width: number): string {
  let lines = "";
  for (let y = from; y <= to; y += step) lines += `M${left} ${y}h${width}`;
  return lines;
}
