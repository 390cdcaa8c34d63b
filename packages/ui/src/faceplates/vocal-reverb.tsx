import { GlowLine } from "./glow-line.tsx";
import { PlateWindow } from "./plate-window.tsx";

const vanishing = { x: 320, y: 190 };
/** How far away each frame of the room is: the next is always the same step deeper. */
const depths = [1, 1.22, 1.49, 1.82, 2.22, 2.7, 3.3, 4];
const front = { left: 1, right: 639, top: 48, bottom: 384 };
const source = { x: 320, y: 322 };
const rings = 9;

/** A hall that one looks into; what was sung at its door runs over the floor and dies away. */
export function VocalReverbPlate() {
  return (
    <PlateWindow family="ai-powered-vocal-chain" title="Vocal Reverb" preset="long hall">
      {depths.map((depth, index) => (
        <path
          key={depth}
          d={drawFrame(depth)}
          className="fill-family/4"
          opacity={1 - index * 0.06}
        />
      ))}
      <path d={drawEdges()} className="stroke-family/40 stroke-[1.5]" />
      <path d={drawTiles()} className="stroke-family/22" />
      {depths.map((depth, index) => (
        <path
          key={depth}
          d={drawFrame(depth)}
          strokeWidth={(3.4 - index * 0.3).toFixed(1)}
          className="fill-none stroke-family"
          opacity={(0.2 + index * 0.09).toFixed(2)}
        />
      ))}
      <Door />
      {Array.from({ length: rings }, (_, index) => (
        <Ring key={index} age={index / (rings - 1)} />
      ))}
      <circle cx={source.x} cy={source.y} r="26" className="fill-text/15" />
      <circle cx={source.x} cy={source.y} r="17" className="fill-text/30" />
      <circle cx={source.x} cy={source.y} r="10" className="fill-text" />
      <rect
        x="20"
        y="330"
        width="128"
        height="54"
        rx="14"
        className="fill-background stroke-text/16"
      />
      <text
        x="84"
        y="369"
        fontSize="34"
        className="fill-text font-display font-bold [text-anchor:middle]"
      >
        4.8 s
      </text>
      <Slope />
    </PlateWindow>
  );
}

function at(x: number, y: number, depth: number): string {
  const deepX = vanishing.x + (x - vanishing.x) / depth;
  const deepY = vanishing.y + (y - vanishing.y) / depth;
  return `${deepX.toFixed(1)} ${deepY.toFixed(1)}`;
}

function drawFrame(depth: number): string {
  const { left, right, top, bottom } = front;
  return `M${at(left, bottom, depth)}L${at(left, top, depth)}L${at(right, top, depth)}L${at(right, bottom, depth)}Z`;
}

function drawEdges(): string {
  const { left, right, top, bottom } = front;
  return [left, right]
    .flatMap((x) => [top, bottom].map((y) => `M${at(x, y, 0.8)}L${at(x, y, 4)}`))
    .join("");
}

function drawTiles(): string {
  const { left, right, bottom } = front;
  const tile = (right - left) / 12;
  return Array.from({ length: 11 }, (_, index) => {
    const x = left + (index + 1) * tile;
    return `M${at(x, bottom, 0.8)}L${at(x, bottom, 4)}`;
  }).join("");
}

/** Light at the far end, so that one sees how far it is. */
function Door() {
  return [34, 27, 20, 13].map((half, index) => (
    <path
      key={half}
      d={`M${320 - half} 238.5v-${20 + half}a${half} ${half} 0 0 1 ${2 * half} 0v${20 + half}Z`}
      className={index === 3 ? "fill-text" : "fill-family/25"}
    />
  ));
}

function Ring({ age }: { age: number }) {
  const width = 40 + 300 * age ** 1.15;
  return (
    <ellipse
      cx={source.x}
      cy={source.y - age * 12}
      rx={width}
      ry={width * 0.2}
      strokeWidth={(6 - 5 * age).toFixed(1)}
      strokeOpacity={(0.9 * (1 - age) ** 1.3 + 0.06).toFixed(2)}
      className="fill-none stroke-family-end"
    />
  );
}

/** How the sound dies, as a small curve in the corner. */
function Slope() {
  const points = Array.from({ length: 30 }, (_, index) => {
    const height = 34 * Math.exp(-index / 9);
    return `${(508 + index * 3.3).toFixed(1)} ${(374 - height).toFixed(1)}`;
  });
  return (
    <g>
      <rect
        x="492"
        y="330"
        width="128"
        height="54"
        rx="14"
        className="fill-background stroke-text/16"
      />
      <path d={`M${points.join("L")}V374H508Z`} className="fill-family/25" />
      <GlowLine d={`M${points.join("L")}`} width={3} />
    </g>
  );
}
