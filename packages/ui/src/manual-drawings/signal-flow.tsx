import type { ComponentProps } from "react";
import { GlowLine } from "../faceplates/glow-line.tsx";
import type { PlateFrame } from "../faceplates/plate-frame.tsx";

interface SignalFlowProps {
  family: NonNullable<ComponentProps<typeof PlateFrame>["family"]>;
  /** "in", "out", or the names of what acts there. */
  stages: readonly (string | readonly string[])[];
}

const rows = [118, 282];
const height = 116;
const left = 20;
/** Of a bold letter on average, by its size. */
const widthOfLetter = 0.55;
/** On the right there is room for the turn into the second row. */
const across = 570;

/** The way of a voice from its microphone to the speaker: to the right, and back in a second row. */
export function SignalFlow({ family, stages }: SignalFlowProps) {
  const inRow = Math.ceil(stages.length / 2);
  const step = across / inRow;
  const placed = stages.map((stage, place) => {
    const isBelow = place >= inRow;
    const column = isBelow ? 2 * inRow - 1 - place : place;
    return {
      stage,
      number: place + 1,
      x: left + step * (column + 0.5),
      y: rows[isBelow ? 1 : 0] ?? 0,
    };
  });
  const [first, last] = [placed[0], placed.at(-1)];
  const right = left + step * (inRow - 0.5);
  const turn = right + step * 0.85;
  const [above = 0, below = 0] = rows;
  return (
    <svg data-family={family} viewBox="0 0 640 400" className="block h-auto w-full bg-surface-1">
      <GlowLine
        d={`M${first?.x} ${above}H${right}C${turn} ${above} ${turn} ${below} ${right} ${below}H${last?.x}`}
        width={5}
      />
      {placed.map((one) => (
        <Stage key={one.number} {...one} width={step - 26} />
      ))}
    </svg>
  );
}

interface StageProps {
  stage: SignalFlowProps["stages"][number];
  number: number;
  x: number;
  y: number;
  width: number;
}

function Stage({ stage, number, x, y, width }: StageProps) {
  const names = typeof stage === "string" ? [] : stage;
  const longest = Math.max(0, ...names.map((name) => name.length));
  const size = Math.min(18, (width - 20) / (longest * widthOfLetter));
  return (
    <g>
      <rect
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx="18"
        className="fill-background stroke-family/60 stroke-2"
      />
      {typeof stage === "string" ? <Socket x={x} y={y} label={stage} /> : null}
      {names.map((name, line) => (
        <text
          key={name}
          x={x}
          y={y + 8 + (line - (names.length - 1) / 2) * 25}
          fontSize={size}
          className="fill-text font-display font-semibold [text-anchor:middle]"
        >
          {name}
        </text>
      ))}
      <circle
        cx={x - width / 2 + 6}
        cy={y - height / 2 + 6}
        r="15"
        className="fill-text stroke-surface-1 stroke-4"
      />
      <text
        x={x - width / 2 + 6}
        y={y - height / 2 + 12.5}
        fontSize="18"
        className="fill-background font-display font-bold [text-anchor:middle]"
      >
        {number}
      </text>
    </g>
  );
}

/** Where the voice is plugged in or out. */
function Socket({ x, y, label }: { x: number; y: number; label: string }) {
  return (
    <g>
      <circle cx={x} cy={y - 12} r="25" className="fill-family/20" />
      <circle cx={x} cy={y - 12} r="17" className="fill-background stroke-family stroke-3" />
      <circle cx={x} cy={y - 12} r="6" className="fill-text" />
      <text x={x} y={y + 42} fontSize="18" className="fill-muted font-mono [text-anchor:middle]">
        {label}
      </text>
    </g>
  );
}
