import { useId } from "react";
import { polar } from "../circle.ts";
import { PlateWindow } from "./plate-window.tsx";

/** Where the pad is touched, from 0 to 1 to the right and down. */
const touch = { across: 0.625, down: 0.5 };
const columns = 9;
const rows = 5;

/** The outline of each corner's voice: how far it reaches from its middle in a direction. */
const corners = {
  you: () => 0.86,
  child: (angle: number) => 0.62 / Math.cos((((angle + 90) % 120) - 60) * (Math.PI / 180)),
  machine: (angle: number) => 0.78 / Math.cos((((angle + 45) % 90) - 45) * (Math.PI / 180)),
  creature: (angle: number) => 0.84 + 0.26 * Math.cos((angle * 7 * Math.PI) / 180),
};

/** A pad of voices: between the four corners each shape is a mix of them, large under the finger. */
export function MetamorphPlate() {
  const id = useId();
  const x = xOf(touch.across);
  const y = yOf(touch.down);
  return (
    <PlateWindow family="creative-vocal-effects" title="Metamorph" preset="not me">
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="20" x2="620">
        <stop offset="0.1" className="[stop-color:var(--family)]" />
        <stop offset="0.9" className="[stop-color:var(--family-end)]" />
      </linearGradient>
      {[180, 138, 104, 80].map((size) => (
        <path
          key={size}
          d={drawVoice(x, y, size, touch.across, touch.down)}
          className="fill-family/7"
        />
      ))}
      <path d={`M20 ${y}h600M${x} 60v328`} className="stroke-text/14" />
      <g fill={`url(#${id})`}>
        <path d={drawVoices((near) => near < 0.05)} className="opacity-40" />
        <path d={drawVoices((near) => near >= 0.05 && near < 0.3)} className="opacity-60" />
        <path d={drawVoices((near) => near >= 0.3 && near < 1)} className="opacity-80" />
        <path d={drawVoices((near) => near === 1)} />
      </g>
      <g className="fill-none stroke-ink/30 stroke-2">
        <path d={drawVoice(x, y, 50, touch.across, touch.down)} />
        <path d={drawVoice(x, y, 34, touch.across, touch.down)} />
      </g>
      <circle cx={x} cy={y} r="11" className="fill-ink" />
      <g fontSize="15" className="fill-muted font-mono">
        <text x="22" y="74">
          you
        </text>
        <text x="618" y="74" className="[text-anchor:end]">
          child
        </text>
        <text x="22" y="385">
          machine
        </text>
        <text x="618" y="385" className="[text-anchor:end]">
          creature
        </text>
      </g>
    </PlateWindow>
  );
}

function xOf(across: number): number {
  return 56 + across * 528;
}

function yOf(down: number): number {
  return 106 + down * 236;
}

/** The voices of the grid whose nearness to the touch (1 is there) is wanted. */
function drawVoices(wanted: (near: number) => boolean): string {
  let path = "";
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const across = column / (columns - 1);
      const down = row / (rows - 1);
      const dx = xOf(across) - xOf(touch.across);
      const dy = yOf(down) - yOf(touch.down);
      const distance = Math.hypot(dx, dy);
      const near = Math.exp(-((distance / 74) ** 2));
      if (!wanted(near)) continue;
      // The large one pushes the others aside, as under a lens.
      const push = distance === 0 ? 0 : (52 * Math.exp(-((distance / 110) ** 2))) / distance;
      const x = xOf(across) + dx * push;
      const y = yOf(down) + dy * push * 0.7;
      path += drawVoice(x, y, 18 + 48 * near ** 3, across, down);
    }
  }
  return path;
}

function drawVoice(x: number, y: number, size: number, across: number, down: number): string {
  const steps = size > 40 ? 84 : 42;
  const points = Array.from({ length: steps }, (_, index) => {
    const angle = (index * 360) / steps;
    const top = corners.you() * (1 - across) + corners.child(angle) * across;
    const bottom = corners.machine(angle) * (1 - across) + corners.creature(angle) * across;
    return polar(x, y, size * (top * (1 - down) + bottom * down), angle);
  });
  return `M${points.join("L")}Z`;
}
