import { GlowLine } from "./glow-line.tsx";
import { PlateWindow } from "./plate-window.tsx";

const columns = 50;
const column = 6.4;
/** Levels run from 0, silent, to 1, full. */
const threshold = 0.52;
const ratio = 4;
const floor = 326;
const square = { left: 364, top: 66, side: 260 };

const history = Array.from({ length: columns }, (_, index) => {
  const phrase = Math.abs(Math.sin(index * 0.19 + 1.1)) ** 0.6;
  const level = Math.min(0.98, phrase * (0.78 + 0.2 * Math.sin(index * 1.7) ** 2));
  return { level, pressed: press(level), taken: phrase > 0.6 ? (phrase - 0.6) * 0.9 : 0 };
});
const now = history.at(-1) ?? { level: 0, pressed: 0, taken: 0 };

/** What comes out for what goes in: a line that bends at the threshold. */
export function VocalCompressorPlate() {
  const { left, top, side } = square;
  const ballX = left + now.level * side;
  const ballY = top + side - now.pressed * side;
  return (
    <PlateWindow family="ai-powered-vocal-chain" title="Vocal Compressor" preset="even, close">
      <History />
      <rect
        x={left}
        y={top}
        width={side}
        height={side}
        rx="16"
        className="fill-background stroke-text/14"
      />
      <path d={drawGrid()} className="stroke-text/7" />
      <path
        d={`M${left} ${top + side}L${left + side} ${top}`}
        className="stroke-text/30 stroke-2 [stroke-dasharray:2_7] [stroke-linecap:round]"
      />
      <path d={`${drawBend()}V${top + side}H${left}Z`} className="fill-family/12" />
      <path
        d={`M${left + threshold * side} ${top}v${side}`}
        className="stroke-family-end/60 stroke-2"
      />
      <GlowLine d={drawBend()} width={5} />
      <path d={`M20 ${ballY}H${ballX}`} className="stroke-text/35 [stroke-dasharray:3_4]" />
      <circle cx={ballX} cy={ballY} r="26" className="fill-text/12" />
      <circle cx={ballX} cy={ballY} r="13" className="fill-text" />
      <text
        x={left + side - 20}
        y={top + side - 24}
        fontSize="64"
        className="fill-text font-display font-bold [text-anchor:end]"
      >
        {ratio}:1
      </text>
      <Slider x={20} label="threshold" value={0.48} />
      <Slider x={228} label="ratio" value={0.36} />
      <Slider x={436} label="release" value={0.66} />
    </PlateWindow>
  );
}

/** The take as it went by: grey as sung, bright as pressed, and from above what was taken away. */
function History() {
  let sung = "";
  let pressed = "";
  let taken = "M20 66";
  history.forEach((sample, index) => {
    const x = 20 + index * column;
    sung += `M${x} ${floor}v-${Math.round(sample.level * 250)}h4.4V${floor}Z`;
    pressed += `M${x} ${floor}v-${Math.round(sample.pressed * 250)}h4.4V${floor}Z`;
    taken += `L${Math.round(x)} ${Math.round(66 + sample.taken * 260)}`;
  });
  const edge = taken.replace("M20 66", "").replace("L", "M");
  return (
    <g>
      <path d={sung} className="fill-text/16" />
      <path d={pressed} className="fill-family/60" />
      <path d={`${taken}V66Z`} className="fill-family-end/25" />
      <GlowLine d={edge} width={3} tone="stroke-family-end" />
    </g>
  );
}

function Slider({ x, label, value }: { x: number; label: string; value: number }) {
  return (
    <g>
      <text x={x} y="358" fontSize="15" className="fill-muted font-mono">
        {label}
      </text>
      <rect x={x} y="372" width="188" height="8" rx="4" className="fill-text/10" />
      <rect x={x} y="372" width={188 * value} height="8" rx="4" className="fill-family" />
      <rect x={x + 188 * value - 6} y="364" width="12" height="24" rx="6" className="fill-text" />
    </g>
  );
}

function press(level: number): number {
  return level < threshold ? level : threshold + (level - threshold) / ratio;
}

function drawBend(): string {
  const { left, top, side } = square;
  const points = Array.from({ length: 41 }, (_, index) => {
    const level = index / 40;
    // A soft knee: the mean of a few levels around this one.
    const soft = [-0.08, -0.04, 0, 0.04, 0.08].reduce((sum, by) => sum + press(level + by) / 5, 0);
    return `${left + level * side} ${(top + side - Math.max(0, soft) * side).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

function drawGrid(): string {
  const { left, top, side } = square;
  return [1, 2, 3, 4]
    .map((line) => `M${left + line * 52} ${top}v${side}M${left} ${top + line * 52}h${side}`)
    .join("");
}
