import { useId } from "react";
import { drawPitch } from "../draw-pitch.ts";
import { Spectrum } from "../pitch-line/spectrum.tsx";
import { autoTunePlates } from "./auto-tune-plates.ts";
import { creativePlates } from "./creative-plates.ts";
import { PlateCrop } from "./plate-crop.tsx";
import { PlateWindow } from "./plate-window.tsx";
import { vocalChainPlates } from "./vocal-chain-plates.ts";

/** The console's channels in the order of the line's hues: the visible part of each window, and how loud it is. */
const tools = {
  "auto-tune": [
    { Plate: autoTunePlates["AT-2026"], name: "2026", part: "258 52 124 346", level: 1 },
    { Plate: autoTunePlates["AT-KEY"], name: "key", part: "146 56 116 336", level: 2 },
  ],
  "creative-vocal-effects": [
    { Plate: creativePlates["CE-METAMORPH"], name: "morph", part: "328 56 116 336", level: 1 },
    { Plate: creativePlates["CE-HARMONY"], name: "harmony", part: "330 54 120 336", level: 3 },
    { Plate: creativePlates["CE-VOCODIST"], name: "voco", part: "294 53 80 230", level: 3 },
    { Plate: creativePlates["CE-CHOIR"], name: "choir", part: "260 56 120 336", level: 2 },
  ],
  "ai-powered-vocal-chain": [
    { Plate: vocalChainPlates["VC-PREP"], name: "prep", part: "268 52 92 266", level: 0 },
    { Plate: vocalChainPlates["VC-EQ"], name: "eq", part: "134 56 116 336", level: 2 },
    { Plate: vocalChainPlates["VC-COMPRESSOR"], name: "press", part: "131 68 89 258", level: 2 },
    { Plate: vocalChainPlates["VC-DE-ESSER"], name: "ess", part: "111 56 116 340", level: 4 },
    { Plate: vocalChainPlates["VC-REVERB"], name: "reverb", part: "262 60 116 336", level: 3 },
  ],
};
const channels = Object.entries(tools).flatMap(([family, ofFamily]) =>
  ofFamily.map((tool) => ({ family, ...tool })),
);
const strip = 58;
const lane = 25;
const lanes = 5;
const top = 258;
const song = drawPitch({
  notes: channels.map(({ level }, index) => ({
    start: 1 + index * strip,
    end: 1 + (index + 1) * strip,
    lane: level,
  })),
  seed: 4,
  lanes,
  laneHeight: lane,
});

/** A mixing console with a channel for each tool; its faders stand on the notes of one line. */
export function ProducerPlate() {
  const id = useId();
  return (
    <PlateWindow family="subscriptions" title="AutoTune Producer" preset="the desk">
      <Spectrum id={id} to={640} />
      {channels.map((channel, index) => (
        <Strip key={channel.name} x={1 + index * strip} {...channel} />
      ))}
      <svg y={top} width="640" height={lane * lanes} className="overflow-visible">
        <g
          stroke={`url(#${id})`}
          className="fill-none [stroke-linecap:round] [stroke-linejoin:round]"
        >
          <path d={song.tuned} strokeWidth="26" strokeOpacity="0.12" />
          <path d={song.tuned} strokeWidth="15" strokeOpacity="0.28" />
          <path d={song.tuned} strokeWidth="6" />
        </g>
      </svg>
      {channels.map(({ name, level }, index) => (
        <Cap key={name} x={1 + (index + 0.5) * strip} y={heightOf(level)} />
      ))}
    </PlateWindow>
  );
}

function Strip({ x, Plate, family, name, part, level }: { x: number } & (typeof channels)[number]) {
  const half = strip / 2;
  return (
    <g data-family={family}>
      <PlateCrop Plate={Plate} part={part} x={x} y={48} width={strip} height={162} />
      <path d={`M${x} 210h${strip}v190h-${strip}Z`} className="fill-background" />
      <path d={`M${x} 210h${strip}v190h-${strip}Z`} className="fill-family/8" />
      <path d={`M${x} 210h${strip}v3h-${strip}Z`} className="fill-family" />
      <text
        x={x + half}
        y="234"
        fontSize="12"
        className="fill-muted font-mono [text-anchor:middle]"
      >
        {name}
      </text>
      <path
        d={`M${x + 6} ${heightOf(level)}h${strip - 12}V400h-${strip - 12}Z`}
        className="fill-family/20"
      />
      <path d={drawTicks(x)} className="stroke-text/16" />
      <path
        d={`M${x + half} 262V388`}
        className="stroke-background stroke-[6] [stroke-linecap:round]"
      />
      <path d={`M${x + strip} 48v352`} className="stroke-background stroke-3" />
    </g>
  );
}

function Cap({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <rect x={x - 15} y={y - 11} width="30" height="26" rx="7" className="fill-background/70" />
      <rect x={x - 15} y={y - 13} width="30" height="26" rx="7" className="fill-text" />
      <path d={`M${x - 15} ${y}h30`} className="stroke-ink/70 stroke-3" />
    </g>
  );
}

function heightOf(level: number): number {
  return top + (lanes - level - 0.5) * lane;
}

/** The scale to both sides of a fader, a mark for each note. */
function drawTicks(x: number): string {
  return Array.from({ length: lanes }, (_, level) => {
    const y = heightOf(level);
    return `M${x + 11} ${y}h6M${x + strip - 17} ${y}h6`;
  }).join("");
}
