import { Knob } from "../knob.tsx";
import { PlateWindow } from "./plate-window.tsx";

const bars = 26;
const knobs = [
  { label: "carrier", value: 0.3 },
  { label: "formant", value: 0.62 },
  { label: "grit", value: 0.44 },
  { label: "mix", value: 0.86 },
];

/** A voice cut into bands: each bar opens to both sides of the middle, like a mouth. */
export function VocodistPlate() {
  return (
    <PlateWindow family="creative-vocal-effects" title="Vocodist" preset="tin choir">
      <path d="M20 168h600" className="stroke-text/10" />
      {Array.from({ length: bars }, (_, index) => {
        const height = heightOf(index);
        return (
          <g key={index} className={index % 3 === 0 ? "fill-family-end" : "fill-family"}>
            <rect
              x={18 + index * 23.4}
              y={164 - height / 2}
              width="23"
              height={height + 8}
              rx="11.5"
              className="opacity-12"
            />
            <rect
              x={22 + index * 23.4}
              y={168 - height / 2}
              width="15"
              height={height}
              rx="7.5"
              opacity={(0.45 + (0.55 * height) / 216).toFixed(2)}
            />
            <circle cx={29.5 + index * 23.4} cy="168" r="2.5" className="fill-ink/70" />
          </g>
        );
      })}
      <path d="M1 288h638" className="stroke-text/9" />
      {knobs.map(({ label, value }, index) => (
        <Knob key={label} x={92 + index * 152} y={332} radius={26} value={value} label={label} />
      ))}
    </PlateWindow>
  );
}

function heightOf(index: number): number {
  const envelope = Math.sin((Math.PI * (index + 2)) / (bars + 3)) ** 0.6;
  const voice = Math.abs(Math.sin(index * 0.55 + 0.6) * Math.cos(index * 0.21));
  return Math.round(30 + 184 * envelope * (0.18 + 0.82 * voice));
}
