import { polar } from "../circle.ts";
import { PlateWindow } from "./plate-window.tsx";

/** The stations' scales, each with its own numbers. */
const scales = [
  { y: 112, numbers: ["300", "600", "1k", "1.8k", "3.4k"], ticks: 41, end: 584 },
  { y: 170, numbers: ["54", "60", "70", "80", "100", "120", "160"], ticks: 55, end: 584 },
  { y: 228, numbers: ["49", "41", "31", "25"], ticks: 25, end: 412 },
];
const buttons = ["phone", "radio", "tannoy", "tin can"];
const pressed = "radio";
const needle = 366;

/** A lit glass scale and one heavy wheel: the voice comes out of a wall, a car, a ship. */
export function DialPlate() {
  return (
    <PlateWindow family="creative-vocal-effects" title="Dial" preset="kitchen">
      <rect x="20" y="64" width="600" height="204" rx="16" className="fill-family-end" />
      {[250, 200, 150, 100].map((radius) => (
        <ellipse
          key={radius}
          cx={needle}
          cy="166"
          rx={radius}
          ry={radius * 0.4}
          className="fill-text/12"
        />
      ))}
      {scales.map((scale) => (
        <Scale key={scale.y} {...scale} />
      ))}
      <path d={`M${needle + 5} 64v204`} className="stroke-ink/20 stroke-5" />
      <path d={`M${needle} 64v204`} className="stroke-ink stroke-4" />
      {buttons.map((name, index) => (
        <Button key={name} x={20 + index * 92} name={name} />
      ))}
      <Wheel />
    </PlateWindow>
  );
}

function Scale({ y, numbers, ticks, end }: (typeof scales)[number]) {
  const marks = Array.from({ length: ticks }, (_, index) => {
    const x = 56 + (index * (end - 56)) / (ticks - 1);
    return `M${x.toFixed(1)} ${y}v${index % 4 === 0 ? -14 : -8}`;
  });
  return (
    <g className="fill-ink font-mono font-medium [text-anchor:middle]" fontSize="17">
      <path d={`M44 ${y}H${end + 12}${marks.join("")}`} className="stroke-ink/75 stroke-[1.6]" />
      {numbers.map((number, index) => (
        <text key={number} x={56 + (index * (end - 56)) / (numbers.length - 1)} y={y + 22}>
          {number}
        </text>
      ))}
    </g>
  );
}

function Button({ x, name }: { x: number; name: string }) {
  const down = name === pressed;
  return (
    <g>
      <rect
        x={x}
        y={down ? 304 : 298}
        width="82"
        height="56"
        rx="12"
        className={down ? "fill-family" : "fill-surface-3 stroke-text/18"}
      />
      <text
        x={x + 41}
        y={down ? 337 : 331}
        fontSize="15"
        className={`${down ? "fill-ink" : "fill-muted"} font-mono font-medium [text-anchor:middle]`}
      >
        {name}
      </text>
    </g>
  );
}

/** The tuning wheel stands over the glass. */
function Wheel() {
  const grip = Array.from(
    { length: 60 },
    (_, index) => `M${polar(520, 296, 80, index * 6)}L${polar(520, 296, 88, index * 6)}`,
  );
  return (
    <g>
      <circle cx="520" cy="304" r="94" className="fill-ink/45" />
      <circle cx="520" cy="296" r="90" className="fill-surface-2 stroke-text/25 stroke-2" />
      <path d={grip.join("")} className="stroke-text/35 stroke-2" />
      <circle cx="520" cy="296" r="72" className="fill-surface-3 stroke-text/14" />
      <circle cx="520" cy="296" r="58" className="fill-surface-2 stroke-text/10" />
      <circle cx="497" cy="262" r="13" className="fill-background stroke-text/14" />
    </g>
  );
}
