import { arc, polar } from "../circle.ts";
import { PlateWindow } from "./plate-window.tsx";

const notes = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"];
const sung = "A";
const faders = [
  { label: "retune", value: 0.78 },
  { label: "flex", value: 0.42 },
  { label: "human", value: 0.56 },
];

/** All twelve notes around the one that is sung: set the key, sing, done. */
export function AutoTune2026Plate() {
  return (
    <PlateWindow family="auto-tune" title="AutoTune 2026" preset="A minor">
      {notes.map((note, index) => (
        <WheelNote key={note} note={note} middle={index * 30 - 90} />
      ))}
      <circle cx="200" cy="224" r="92" className="fill-family/8 stroke-family/25" />
      <text
        x="200"
        y="246"
        fontSize="88"
        className="fill-text font-display font-bold [text-anchor:middle]"
      >
        {sung}
      </text>
      <text x="200" y="280" fontSize="16" className="fill-family font-mono [text-anchor:middle]">
        in tune
      </text>
      {faders.map(({ label, value }, index) => (
        <Fader key={label} x={440 + index * 76} label={label} value={value} />
      ))}
    </PlateWindow>
  );
}

function WheelNote({ note, middle }: { note: string; middle: number }) {
  const [x, y] = polar(200, 224, 130, middle).split(" ");
  const tone =
    note === sung ? "stroke-family" : note.endsWith("#") ? "stroke-text/6" : "stroke-family/25";
  return (
    <g className="fill-none">
      <path d={arc(200, 224, 130, middle - 13, middle + 13)} strokeWidth="50" className={tone} />
      <text
        x={x}
        y={Number(y) + 6}
        fontSize="17"
        className={`${note === sung ? "fill-ink" : note.endsWith("#") ? "fill-faint" : "fill-text"} font-mono font-medium [text-anchor:middle]`}
      >
        {note}
      </text>
    </g>
  );
}

function Fader({ x, label, value }: { x: number; label: string; value: number }) {
  const y = 336 - value * 248;
  return (
    <g>
      <rect x={x - 5} y="88" width="10" height="248" rx="5" className="fill-text/8" />
      <rect x={x - 5} y={y} width="10" height={336 - y} rx="5" className="fill-family" />
      <rect
        x={x - 24}
        y={y - 15}
        width="48"
        height="30"
        rx="9"
        className="fill-surface-3 stroke-text/25"
      />
      <path d={`M${x - 12} ${y}h24`} className="stroke-text stroke-3 [stroke-linecap:round]" />
      <text x={x} y="374" fontSize="16" className="fill-muted font-mono [text-anchor:middle]">
        {label}
      </text>
    </g>
  );
}
