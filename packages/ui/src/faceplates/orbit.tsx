import { polar } from "../circle.ts";
import { PlateWindow } from "./plate-window.tsx";

const x = 320;
const y = 224;
/** Voices on their way around the head: where each is, and how long a tail it draws. */
const voices = [
  { radius: 98, at: 128, tail: 130, size: 11, fill: "fill-text" },
  { radius: 150, at: -38, tail: 210, size: 20, fill: "fill-family-end" },
  { radius: 228, at: 196, tail: 80, size: 15, fill: "fill-family" },
];
/** A tail is laid over itself, shorter each time, so that it fades towards its end. */
const fades = [1, 0.8, 0.6, 0.4, 0.22];

/** The head from above, and the voice that circles it. */
export function OrbitPlate() {
  return (
    <PlateWindow family="creative-vocal-effects" title="Orbit" preset="slow circle">
      {[280, 228, 150, 98].map((radius) => (
        <circle key={radius} cx={x} cy={y} r={radius} className="fill-family/5 stroke-text/16" />
      ))}
      <path d={drawDegrees()} className="stroke-text/30" />
      {voices.map((voice) => (
        <Voice key={voice.radius} {...voice} />
      ))}
      <Head />
      <g fontSize="15" className="fill-muted font-mono">
        <text x="24" y="380">
          0.4 Hz
        </text>
        <text x="616" y="380" className="[text-anchor:end]">
          wide
        </text>
      </g>
    </PlateWindow>
  );
}

function Head() {
  return (
    <g className="fill-surface-3 stroke-text/50 stroke-2">
      <path d="m308 186 12-16 12 16Z" />
      <rect x="272" y="210" width="16" height="28" rx="8" />
      <rect x="352" y="210" width="16" height="28" rx="8" />
      <ellipse cx={x} cy={y} rx="38" ry="42" />
    </g>
  );
}

function Voice({ radius, at, tail, size, fill }: (typeof voices)[number]) {
  const [cx, cy] = polar(x, y, radius, at).split(" ");
  return (
    <g className={fill}>
      {fades.map((length) => (
        <path key={length} d={drawTail(radius, at, tail * length, size)} className="opacity-20" />
      ))}
      <circle cx={cx} cy={cy} r={size * 2.2} className="opacity-12" />
      <circle cx={cx} cy={cy} r={size * 1.6} className="opacity-20" />
      <circle cx={cx} cy={cy} r={size} />
    </g>
  );
}

/** A crescent along the orbit, wide at the voice and pointed at its end. */
function drawTail(radius: number, at: number, tail: number, size: number): string {
  const edge = (side: number) =>
    Array.from({ length: 37 }, (_, part) => {
      const near = part / 36;
      return polar(x, y, radius + side * size * near ** 0.8, at - tail * (1 - near));
    });
  return `M${edge(1).join("L")}L${edge(-1).toReversed().join("L")}Z`;
}

function drawDegrees(): string {
  return Array.from({ length: 72 }, (_, index) => {
    const length = index % 6 === 0 ? 12 : 5;
    return `M${polar(x, y, 280, index * 5)}L${polar(x, y, 280 - length, index * 5)}`;
  }).join("");
}
