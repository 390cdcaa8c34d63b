import { PlateWindow } from "./plate-window.tsx";

const lane = 14;
const middle = 240;
/** Where the melody steps, and to which lane from the middle. */
const melody = [
  { at: 214, lane: 0 },
  { at: 286, lane: 2 },
  { at: 350, lane: 4 },
  { at: 430, lane: 1 },
  { at: 492, lane: 2 },
];
/** Where the song stands. */
const now = 390;
/** The parts from the top, as lanes above the one that is sung. */
const parts = [
  { above: 8, interval: "+5", tone: "stroke-family-end", text: "fill-family-end" },
  { above: 4, interval: "+3", tone: "stroke-family-end/60", text: "fill-family-end" },
  { above: -4, interval: "−4", tone: "stroke-family/60", text: "fill-family" },
  { above: -8, interval: "−8", tone: "stroke-family", text: "fill-family" },
];

/** One line comes in, five go out side by side: the parts of a chord follow the singer. */
export function HarmonyEnginePlate() {
  return (
    <PlateWindow family="creative-vocal-effects" title="Harmony Engine" preset="gospel">
      <path d={drawLanes()} className="stroke-text/6" />
      <path d={`M${now} 49v350`} className="stroke-text/40 [stroke-dasharray:2_6]" />
      {parts.map(({ above, interval, tone, text }) => (
        <g key={interval}>
          <path d={drawPart(above)} className={`${tone} fill-none stroke-[17]`} />
          <circle cx={now} cy={heightOf(4 + above)} r="4.5" className="fill-ink" />
          <End y={heightOf(2 + above)} interval={interval} tone={tone} text={text} />
        </g>
      ))}
      <g className="fill-none stroke-background">
        <path d={drawPart(0)} className="stroke-[34]" />
        <path d={drawPart(0)} className="stroke-text/20 stroke-[30]" />
        <path d={drawPart(0)} className="stroke-text stroke-[19]" />
      </g>
      <circle cx={now} cy={heightOf(4)} r="5.5" className="fill-ink" />
      <rect x="532" y="194" width="88" height="36" rx="18" className="fill-text" />
      <text
        x="576"
        y="218"
        fontSize="18"
        className="fill-ink font-display font-semibold [text-anchor:middle]"
      >
        you
      </text>
    </PlateWindow>
  );
}

interface EndProps {
  y: number;
  interval: string;
  tone: string;
  text: string;
}

function End({ y, interval, tone, text }: EndProps) {
  return (
    <>
      <rect
        x="532"
        y={y - 18}
        width="88"
        height="36"
        rx="18"
        className={`fill-background stroke-2 ${tone}`}
      />
      <text
        x="576"
        y={y + 6}
        fontSize="18"
        className={`${text} font-mono font-medium [text-anchor:middle]`}
      >
        {interval}
      </text>
    </>
  );
}

function heightOf(lanes: number): number {
  return middle - lanes * lane;
}

function drawLanes(): string {
  return Array.from({ length: 23 }, (_, index) => `M1 ${heightOf(11 - index)}h638`).join("");
}

/** All parts are one line until the singer is understood; then each takes its own height. */
function drawPart(above: number): string {
  let y = heightOf(above);
  let path = `M1 ${middle}H60C140 ${middle} 110 ${y} 190 ${y}`;
  for (const { at, lane: step } of melody) {
    const next = heightOf(step + above);
    path += `H${at - 14}C${at} ${y} ${at} ${next} ${at + 14} ${next}`;
    y = next;
  }
  return `${path}H540`;
}
