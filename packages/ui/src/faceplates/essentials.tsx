import { arc } from "../circle.ts";
import { Knob } from "../knob.tsx";
import { autoTunePlates } from "./auto-tune-plates.ts";
import { PlateCrop } from "./plate-crop.tsx";
import { PlateWindow } from "./plate-window.tsx";
import { vocalChainPlates } from "./vocal-chain-plates.ts";

const quarters = [
  { Plate: autoTunePlates["AT-2026"], family: "auto-tune", x: 1, y: 48, angle: 180 },
  { Plate: autoTunePlates["AT-KEY"], family: "auto-tune", x: 322, y: 48, angle: 270 },
  {
    Plate: vocalChainPlates["VC-DE-ESSER"],
    family: "ai-powered-vocal-chain",
    x: 322,
    y: 226,
    angle: 0,
  },
  { Plate: vocalChainPlates["VC-PREP"], family: "ai-powered-vocal-chain", x: 1, y: 226, angle: 90 },
] as const;
const x = 320;
const y = 224;
const shade = [128, 116, 104];

/** Four windows, edge to edge, and one knob where they meet. */
export function EssentialsPlate() {
  return (
    <PlateWindow family="subscriptions" title="AutoTune Essentials" preset="the four">
      {quarters.map(({ Plate, x: left, y: top }) => (
        <PlateCrop
          key={`${left} ${top}`}
          Plate={Plate}
          part="8 51 624 342"
          x={left}
          y={top}
          width={317}
          height={174}
        />
      ))}
      <path d="M320 48v352M1 224h638" className="stroke-background stroke-[4]" />
      {shade.map((radius) => (
        <circle key={radius} cx={x} cy={y} r={radius} className="fill-background/45" />
      ))}
      <circle cx={x} cy={y} r="92" className="fill-background stroke-text/12" />
      {quarters.map(({ family, angle }) => (
        <g key={angle} data-family={family} className="fill-none stroke-family">
          <path d={arc(x, y, 92, angle + 4, angle + 86)} strokeWidth="7" />
        </g>
      ))}
      <Knob x={x} y={y} radius={56} value={0.62} />
    </PlateWindow>
  );
}
