import { seededRandom } from "../seeded-random.ts";
import { GlowLine } from "./glow-line.tsx";
import { PlateWindow } from "./plate-window.tsx";

const bands = [
  { at: 0.1, gain: -66, spread: 0.005, label: "rumble" },
  { at: 0.3, gain: 78, spread: 0.009, label: "body" },
  { at: 0.55, gain: -70, spread: 0.0045, label: "nasal" },
  { at: 0.8, gain: 62, spread: 0.016, label: "air" },
];
const span = 638;
const middle = 204;
const bottom = 400;

/** One curve from edge to edge over the voice, and a name for what each node does. */
export function VocalEqPlate() {
  const curve = drawCurve(curveAt);
  return (
    <PlateWindow family="ai-powered-vocal-chain" title="Vocal EQ" preset="warm, open">
      <path d="M1 100h638M1 152h638M1 204h638M1 256h638M1 308h638" className="stroke-text/7" />
      <path d={drawDecades()} className="stroke-text/6" />
      <path d={`${drawSpectrum(5, 1)}V${bottom}H1Z`} className="fill-family/10" />
      <path d={`${drawSpectrum(31, 0.78)}V${bottom}H1Z`} className="fill-family/16" />
      <path d={drawSpectrum(31, 0.78)} className="fill-none stroke-family/40 stroke-[1.5]" />
      {bands.map((band) => (
        <path
          key={band.label}
          d={`${drawCurve((position) => middle - bellAt(band, position))}V${middle}H1Z`}
          className={band.gain > 0 ? "fill-family/22" : "fill-family-end/22"}
        />
      ))}
      <GlowLine d={curve} width={4.5} />
      {bands.map((band) => (
        <Node key={band.label} {...band} />
      ))}
    </PlateWindow>
  );
}

function Node({ at, gain, label }: (typeof bands)[number]) {
  const x = 1 + at * span;
  const y = curveAt(at);
  const lifts = gain > 0;
  const width = label.length * 10.8 + 24;
  const tagY = lifts ? y - 62 : y + 30;
  return (
    <g>
      <path d={`M${x} ${y}V${bottom}`} className="stroke-text/16 [stroke-dasharray:2_5]" />
      <circle cx={x} cy={y} r="25" className={lifts ? "fill-family/16" : "fill-family-end/16"} />
      <circle cx={x} cy={y} r="17" className={lifts ? "fill-family/35" : "fill-family-end/35"} />
      <circle cx={x} cy={y} r="11" className="fill-text" />
      <circle cx={x} cy={y} r="5" className={lifts ? "fill-family" : "fill-family-end"} />
      <rect
        x={x - width / 2}
        y={tagY}
        width={width}
        height="32"
        rx="16"
        className="fill-background stroke-text/20"
      />
      <text x={x} y={tagY + 22} fontSize="18" className="fill-text font-mono [text-anchor:middle]">
        {label}
      </text>
    </g>
  );
}

function bellAt({ at, gain, spread }: (typeof bands)[number], position: number): number {
  return gain * Math.exp(-((position - at) ** 2) / spread);
}

function curveAt(position: number): number {
  return bands.reduce((y, band) => y - bellAt(band, position), middle);
}

function drawCurve(heightAt: (position: number) => number): string {
  const points = Array.from({ length: 129 }, (_, index) => {
    const position = index / 128;
    return `${(1 + position * span).toFixed(1)} ${heightAt(position).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

/** Lines of a logarithmic ruler: 20 Hz to 20 kHz in three decades. */
function drawDecades(): string {
  return [1, 2, 3]
    .flatMap((decade) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((line) => decade - 1 + Math.log10(line)))
    .map((decades) => `M${(1 + (decades / 3) * span).toFixed(1)} 48v352`)
    .join("");
}

/** Harmonics of a sung note, closer and closer, under the slope of a mouth. */
function drawSpectrum(seed: number, strength: number): string {
  const random = seededRandom(seed);
  const points = Array.from({ length: 161 }, (_, index) => {
    const position = index / 160;
    const harmonics = Math.abs(Math.sin(3 * Math.exp(position * 2.6))) ** 1.5;
    const mouth = Math.sin(Math.PI * Math.min(1, position * 1.15 + 0.1)) ** 0.7;
    const height = 24 + strength * (190 * harmonics * mouth * (1 - position * 0.4) + 18 * random());
    return `${(1 + position * span).toFixed(1)} ${(bottom - height).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}
