import { useId } from "react";
import { arc, polar } from "./circle.ts";
import { VerticalFade } from "./faceplates/vertical-fade.tsx";

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
  const id = useId();
  const angle = first + sweep * value;
  const ring = radius * 1.22;
  const width = radius * 0.1;
  return (
    <g className="fill-none [stroke-linecap:round]">
      <defs>
        <VerticalFade id={`${id}-side`} top="text-line-strong" bottom="text-surface-1" />
        <VerticalFade id={`${id}-cap`} top="text-surface-1" bottom="text-surface-3" />
      </defs>
      <path
        d={arc(x, y, ring, first, first + sweep)}
        strokeWidth={width}
        className="stroke-text/12"
      />
      <path
        d={arc(x, y, ring, first, angle)}
        strokeWidth={width * 2.6}
        className="stroke-family/20"
      />
      <path d={arc(x, y, ring, first, angle)} strokeWidth={width} className="stroke-family" />
      <circle cx={x} cy={y + radius * 0.1} r={radius} className="fill-background/70" />
      <circle cx={x} cy={y} r={radius} className="fill-surface-2" />
      <circle cx={x} cy={y} r={radius} fill={`url(#${id}-side)`} className="stroke-background" />
      <circle cx={x} cy={y} r={radius * 0.8} fill={`url(#${id}-cap)`} className="stroke-text/8" />
      <path
        d={`M${polar(x, y, radius * 0.38, angle)}L${polar(x, y, radius * 0.68, angle)}`}
        strokeWidth={width * 1.2}
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
