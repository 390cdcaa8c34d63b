import { useId } from "react";
import { seededRandom } from "../seeded-random.ts";
import { PlateWindow } from "./plate-window.tsx";
import { VerticalFade } from "./vertical-fade.tsx";

const width = 226;
const depth = 54;
const floor = 312;
/** The echoes above the first ring, each an octave higher. */
const echoes = [
  { y: 112, size: 0.62, strength: 0.25 },
  { y: 168, size: 0.76, strength: 0.45 },
  { y: 236, size: 0.89, strength: 0.7 },
];
const rays = 120;

/** A ring of light, and the curtain that rises from it. */
export function HaloPlate() {
  const id = useId();
  return (
    <PlateWindow family="creative-vocal-effects" title="Halo" preset="cathedral">
      <defs>
        <VerticalFade id={id} top="text-family/0" bottom="text-family-end/75" />
      </defs>
      {[1.34, 1.22, 1.11].map((size) => (
        <ellipse
          key={size}
          cx="320"
          cy={floor}
          rx={width * size}
          ry={depth * size}
          className="fill-family/6"
        />
      ))}
      <path d={drawCurtain(180)} fill={`url(#${id})`} className="opacity-60" />
      {echoes.map(({ y, size, strength }) => (
        <g key={y} opacity={strength}>
          <Ring y={y} size={size} width={4} />
        </g>
      ))}
      <Ring y={floor} size={1} width={9} />
      <path d={drawCurtain(0)} fill={`url(#${id})`} />
    </PlateWindow>
  );
}

function Ring({ y, size, width: stroke }: { y: number; size: number; width: number }) {
  const shape = { cx: 320, cy: y, rx: width * size, ry: depth * size };
  return (
    <g className="fill-none stroke-family-end">
      <ellipse {...shape} strokeWidth={stroke * 5} strokeOpacity="0.08" />
      <ellipse {...shape} strokeWidth={stroke * 2.6} strokeOpacity="0.2" />
      <ellipse {...shape} strokeWidth={stroke} />
      <ellipse {...shape} strokeWidth={stroke / 3} className="stroke-text" />
    </g>
  );
}

/** Rays that stand on one half of the ring: the far one from 180 degrees, the near one from 0. */
function drawCurtain(from: number): string {
  const random = seededRandom(4711 + from);
  let path = "";
  for (let index = 0; index < rays; index += 1) {
    const angle = ((from + (180 * (index + 0.5)) / rays) * Math.PI) / 180;
    const x = 320 + width * Math.cos(angle);
    const y = floor + depth * Math.sin(angle);
    const fold = Math.sin(angle * 9) * Math.sin(angle * 4 + 1);
    const height = 60 + 110 * fold ** 2 + random() ** 3 * 120;
    path += `M${(x - 1.6).toFixed(1)} ${y.toFixed(1)}v-${height.toFixed(0)}h3.2v${height.toFixed(0)}Z`;
  }
  return path;
}
