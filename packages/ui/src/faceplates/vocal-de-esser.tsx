import { GlowLine } from "./glow-line.tsx";
import { PlateWindow } from "./plate-window.tsx";

/** One letter for each step of the take; it works on the hissing ones. */
const lyric = "she sings so softly";
const letter = 29;
const left = 24;
const cell = { width: 8, height: 8.4, step: 9.667, rise: 10 };
const rows = 26;
const bottom = 326;
/** The rows that are turned down while a letter hisses. */
const band = { from: 14, to: 21 };
const bandTop = bottom - (band.to + 1) * cell.rise;
const bandBottom = bottom - band.from * cell.rise;
const strengths = [
  "fill-family/14",
  "fill-family/30",
  "fill-family/55",
  "fill-family/85",
  "fill-text",
];

/** A spectrogram with its letters below: every s has lost its edge, and nothing else has. */
export function VocalDeEsserPlate() {
  const squares = drawSpectrogram();
  return (
    <PlateWindow family="ai-powered-vocal-chain" title="Vocal De-Esser" preset="soft s">
      {strengths.map((strength, index) => (
        <path key={strength} d={squares[index]} className={strength} />
      ))}
      <path
        d={`M1 ${bandTop}H600V${bandBottom}H1Z`}
        className="fill-family-end/7 stroke-family-end/25"
      />
      {Array.from(lyric, (sung, index) => (
        <Letter key={index} sung={sung} x={left + (index + 0.5) * letter} />
      ))}
      <GlowLine d={`M1 ${bandTop}H600M1 ${bandBottom}H600`} width={2.4} tone="stroke-family-end" />
      <path d={`M600 ${bandTop}V${bandBottom}`} className="stroke-family-end/50 stroke-2" />
      <Handle y={bandTop} />
      <Handle y={bandBottom} />
      <path d="M1 340h638" className="stroke-text/12" />
    </PlateWindow>
  );
}

function Letter({ sung, x }: { sung: string; x: number }) {
  const hisses = sung === "s";
  return (
    <g>
      {hisses ? (
        <rect
          x={x - letter / 2 - 1}
          y={bandTop + 4}
          width={letter}
          height={bandBottom - bandTop - 8}
          rx="5"
          className="fill-background/60 stroke-family-end stroke-2"
        />
      ) : null}
      <text
        x={x}
        y="380"
        fontSize={hisses ? 38 : 30}
        className={`${hisses ? "fill-text font-bold" : "fill-family/60"} font-mono [text-anchor:middle]`}
      >
        {sung}
      </text>
    </g>
  );
}

function Handle({ y }: { y: number }) {
  return (
    <g>
      <circle cx="600" cy={y} r="20" className="fill-family-end/25" />
      <circle cx="600" cy={y} r="13" className="fill-family-end" />
      <path d={`M594 ${y - 3}h12M594 ${y + 3}h12`} className="stroke-ink stroke-2" />
    </g>
  );
}

/** Squares of equal strength in one path each. */
function drawSpectrogram(): string[] {
  const paths = strengths.map(() => "");
  for (let column = 0; column < lyric.length * 3; column += 1) {
    const sung = lyric[Math.floor(column / 3)] ?? " ";
    for (let row = 0; row < rows; row += 1) {
      const strength = Math.min(strengths.length, Math.round(loudness(sung, column, row)));
      if (strength < 1) continue;
      const x = (left + column * cell.step).toFixed(1);
      const y = (bottom - (row + 1) * cell.rise).toFixed(1);
      paths[strength - 1] += `M${x} ${y}h${cell.width}v${cell.height}h-${cell.width}Z`;
    }
  }
  return paths;
}

/** From 0 to 5: harmonics of a vowel below, the noise of an s above. */
function loudness(sung: string, column: number, row: number): number {
  if (sung === " ") return row < 2 ? 1 : 0;
  const grain = Math.sin(column * 2.3 + row * 4.1);
  if (sung === "s" && row >= band.from && row <= band.to) return 1;
  if (sung === "s")
    return 4.6 - Math.max(0, 13 - row) * 0.55 - Math.max(0, row - 22) * 0.6 + grain * 0.5;
  if (sung === "h" || sung === "f" || sung === "t")
    return 2.2 - Math.abs(row - 12) * 0.14 + grain * 0.6;
  const harmonic = Math.cos((row + Math.sin(column * 0.4)) * 1.57);
  return (4.3 + harmonic * 2) * Math.exp(-row / 11) + grain * 0.35;
}
