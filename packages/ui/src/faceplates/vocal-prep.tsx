import { useId } from "react";
import { seededRandom } from "../seeded-random.ts";
import { PlateWindow } from "./plate-window.tsx";
import { VerticalFade } from "./vertical-fade.tsx";

const middle = 184;
const blade = 336;
/** Words of the take: where each begins and ends. */
const words = [
  { start: 24, end: 118, loud: 92 },
  { start: 140, end: 196, loud: 62 },
  { start: 214, end: 318, loud: 108 },
  { start: 344, end: 430, loud: 84 },
  { start: 462, end: 572, loud: 100 },
  { start: 590, end: 660, loud: 60 },
];
const jobs = [
  { label: "noise", reading: "−38 dB", share: 0.86 },
  { label: "room", reading: "−80%", share: 0.7 },
  { label: "clicks", reading: "14 out", share: 0.4 },
];

/** A blade of light goes over the take: before it dust, behind it nothing but the voice. */
export function VocalPrepPlate() {
  const id = useId();
  const { voice, hiss, dust } = drawTake();
  return (
    <PlateWindow family="ai-powered-vocal-chain" title="Vocal Prep" preset="home take">
      <defs>
        <VerticalFade id={id} top="text-text" bottom="text-family" />
      </defs>
      <path d={`M${blade} 49H640V318H${blade}Z`} className="fill-text/5" />
      <path d={`M${blade} ${middle - 34}H640V${middle + 34}H${blade}Z`} className="fill-text/5" />
      <path d={hiss} className="stroke-text/30 stroke-[3.4] [stroke-linecap:round]" />
      <path d={dust} className="stroke-text/45 stroke-[3] [stroke-linecap:round]" />
      <path d={`M0 ${middle}H${blade}`} className="stroke-family/50 stroke-2" />
      <path d={voice} className="stroke-family/25 stroke-[9] [stroke-linecap:round]" />
      <path d={voice} className="stroke-family stroke-[4] [stroke-linecap:round]" />
      {[170, 140, 112, 86, 63, 43, 26, 12].map((width) => (
        <rect
          key={width}
          x={blade - width}
          y="49"
          width={width}
          height="269"
          className="fill-family/6"
        />
      ))}
      <rect x={blade - 3} y="49" width="6" height="269" fill={`url(#${id})`} />
      <circle cx={blade} cy={middle} r="24" className="fill-family/30" />
      <circle cx={blade} cy={middle} r="17" className="fill-text" />
      <path
        d={`m${blade - 4} ${middle - 6} 7 6-7 6`}
        className="fill-none stroke-ink stroke-3 [stroke-linecap:round] [stroke-linejoin:round]"
      />
      <path d="M1 318h638v82H1Z" className="fill-background" />
      <path d="M1 318h638M213.5 318v82M426.5 318v82" className="stroke-text/12" />
      {jobs.map((job, index) => (
        <Job key={job.label} x={22 + index * 213} {...job} />
      ))}
    </PlateWindow>
  );
}

function Job({ x, label, reading, share }: { x: number } & (typeof jobs)[number]) {
  return (
    <g fontSize="18" className="font-mono">
      <text x={x} y="352" className="fill-muted">
        {label}
      </text>
      <text x={x + 169} y="352" className="fill-text [text-anchor:end]">
        {reading}
      </text>
      <rect x={x} y="368" width="169" height="10" rx="5" className="fill-text/10" />
      <rect x={x} y="368" width={169 * share} height="10" rx="5" className="fill-family" />
    </g>
  );
}

/** The same take twice: clean behind the blade, with hiss and dust before it. */
function drawTake() {
  const random = seededRandom(17);
  let voice = "";
  let hiss = "";
  for (let x = 6; x < 640; x += 7) {
    const word = words.find(({ start, end }) => x >= start && x <= end);
    const progress = word ? (x - word.start) / (word.end - word.start) : 0;
    const loud = word ? word.loud * Math.sin(Math.PI * progress) ** 0.7 : 0;
    const wave = loud * (0.55 + 0.45 * random());
    const noise = 20 + 16 * random();
    if (x < blade - 8 && wave > 3) voice += `M${x} ${round(middle - wave)}V${round(middle + wave)}`;
    if (x > blade + 10) {
      const height = wave * 0.8 + noise;
      hiss += `M${x} ${round(middle - height)}V${round(middle + height)}`;
    }
  }
  let dust = "";
  for (let speck = 0; speck < 90; speck += 1) {
    const x = blade + 12 + (640 - blade) * random() ** 0.8;
    dust += `M${round(x)} ${round(62 + random() * 246)}h.1`;
  }
  return { voice, hiss, dust };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
