import { PlateWindow } from "./plate-window.tsx";

const bands = [
  { at: 0.09, gain: -58, spread: 0.004, label: "rumble", reading: "80 Hz  cut" },
  { at: 0.27, gain: 70, spread: 0.008, label: "body", reading: "220 Hz  +3.1" },
  { at: 0.53, gain: -62, spread: 0.004, label: "nasal", reading: "1.1 kHz  -4.6" },
  { at: 0.8, gain: 52, spread: 0.016, label: "air", reading: "11 kHz  +2.4" },
];
const left = 20;
const span = 600;
const middle = 190;
const bottom = 338;

/** The curve over the voice's spectrum, with a name for what each node does. */
export function VocalEqPlate() {
  const curve = drawCurve();
  return (
    <PlateWindow family="ai-powered-vocal-chain" title="Vocal EQ" preset="listening">
      <path d="M20 94h600M20 142h600M20 190h600M20 238h600M20 286h600" className="stroke-text/7" />
      <path
        d="M95 64v274M170 64v274M245 64v274M320 64v274M395 64v274M470 64v274M545 64v274"
        className="stroke-text/5"
      />
      <path d={drawSpectrum()} className="fill-family/20" />
      <path d={`${curve}V${bottom}H${left}Z`} className="fill-family/10" />
      <path d={curve} className="fill-none stroke-family/35 stroke-[9]" />
      <path d={curve} className="fill-none stroke-family stroke-[3.5]" />
      {bands.map(({ at, label, reading }, index) => {
        const x = left + at * span;
        const y = curveAt(at);
        const column = left + index * (span / bands.length);
        return (
          <g key={label} className="font-mono" fontSize="15">
            <circle cx={x} cy={y} r="18" className="fill-family/15" />
            <circle cx={x} cy={y} r="9" className="fill-background stroke-family stroke-3" />
            <text x={x} y={y + (y > middle ? 42 : -28)} className="fill-text [text-anchor:middle]">
              {label}
            </text>
            <text x={column} y="363" className="fill-family">
              {label}
            </text>
            <text x={column} y="384" className="fill-muted">
              {reading}
            </text>
          </g>
        );
      })}
      <path d="M1 338h638" className="stroke-text/9" />
    </PlateWindow>
  );
}

function curveAt(position: number): number {
  return bands.reduce(
    (y, { at, gain, spread }) => y - gain * Math.exp(-((position - at) ** 2) / spread),
    middle,
  );
}

function drawCurve(): string {
  const points = Array.from({ length: 95 }, (_, index) => {
    const position = index / 94;
    return `${Math.round(left + position * span)} ${curveAt(position).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

/** Harmonics of a sung note under the slope of a mouth. */
function drawSpectrum(): string {
  let path = "";
  for (let x = left + 4; x < left + span - 6; x += 11) {
    const position = x / 640;
    const harmonics = Math.abs(Math.sin(position * 13) + 0.6 * Math.sin(position * 37 + 1));
    const height = Math.round(20 + 120 * harmonics * (1 - position * 0.55));
    path += `M${x} ${bottom}v-${height}h7v${height}Z`;
  }
  return path;
}
