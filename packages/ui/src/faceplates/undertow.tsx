import { GlowLine } from "./glow-line.tsx";
import { PlateWindow } from "./plate-window.tsx";

/** Layers of water from the top: the deeper, the longer the wave. */
const layers = [
  { depth: 130, swing: 8, length: 21, phase: 0 },
  { depth: 166, swing: 14, length: 36, phase: 1.2 },
  { depth: 206, swing: 22, length: 60, phase: 2.9 },
  { depth: 250, swing: 30, length: 88, phase: 0.4 },
];
const surface = drawWave({ depth: 96, swing: 12, length: 7.4, phase: 0 });
const octaveBelow = drawWave({ depth: 308, swing: 46, length: 92, phase: 3.5 });

/** A small line at the surface, and the octave below as one long wave. */
export function UndertowPlate() {
  return (
    <PlateWindow family="creative-vocal-effects" title="Undertow" preset="low tide">
      {layers.map((layer) => (
        <path key={layer.depth} d={`${drawWave(layer)}V400H0Z`} className="fill-family/15" />
      ))}
      <path d={`${octaveBelow}V400H0Z`} className="fill-background/75" />
      <GlowLine d={octaveBelow} width={17} tone="stroke-family-end" />
      <path d={surface} className="fill-none stroke-text stroke-[2.5]" />
      <g fontSize="15" className="fill-text font-mono">
        <text x="24" y="74">
          you
        </text>
        <text x="616" y="384" className="fill-family-end [text-anchor:end]">
          -12
        </text>
      </g>
    </PlateWindow>
  );
}

/** Begins and ends outside the window, so that no end of a line is seen. */
function drawWave({ depth, swing, length, phase }: (typeof layers)[number]): string {
  const step = Math.max(2.4, length / 7);
  const points: string[] = [];
  for (let x = -60; x < 700 + step; x += step) {
    points.push(`${x.toFixed(1)} ${(depth + swing * Math.sin(x / length + phase)).toFixed(1)}`);
  }
  return `M${points.join("L")}`;
}
