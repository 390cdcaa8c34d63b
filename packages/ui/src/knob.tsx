import { arc, polar } from "./circle.ts";

interface KnobProps {
  x: number;
  y: number;
  radius: number;
  /** From 0, far left, to 1, far right. */
  value: number;
  label?: string;
  reading?: string;
}

const first = -225;
const sweep = 270;

/** A knob of a drawn plug-in window. It shows a setting and cannot be turned. */
export function Knob({ x, y, radius, value, label, reading }: KnobProps) {
  const angle = first + sweep * value;
  const ring = radius * 1.22;
  const width = radius * 0.1;
  return (
    <g className="fill-none [stroke-linecap:round]">
      <path
        d={arc(x, y, ring, first, first + sweep)}
        strokeWidth={width}
        className="stroke-text/12"
      />
      <path d={arc(x, y, ring, first, angle)} strokeWidth={width} className="stroke-family" />
      <circle cx={x} cy={y + radius * 0.06} r={radius} className="fill-background/70" />
      <circle cx={x} cy={y} r={radius} className="fill-surface-3 stroke-text/14" />
      <circle cx={x} cy={y} r={radius * 0.78} className="fill-surface-2 stroke-text/6" />
      <path
        d={`M${polar(x, y, radius * 0.42, angle)}L${polar(x, y, radius * 0.7, angle)}`}
        strokeWidth={width}
        className="stroke-text"
      />
      <g className="fill-muted font-mono [text-anchor:middle]" fontSize="14">
        {reading === undefined ? null : (
          <text x={x} y={y + radius * 1.22 + 17} className="fill-text" fontSize="15">
            {reading}
          </text>
        )}
        {label === undefined ? null : (
          <text x={x} y={y + radius * 1.22 + (reading === undefined ? 18 : 36)}>
            {label}
          </text>
        )}
      </g>
    </g>
  );
}
