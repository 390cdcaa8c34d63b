interface GlowLineProps {
  d: string;
  width?: number;
  tone?: string;
}

/** A line of light: stacked strokes instead of a blur, which would not compress. */
export function GlowLine({ d, width = 3.5, tone = "stroke-family" }: GlowLineProps) {
  return (
    <g className={`fill-none ${tone} [stroke-linecap:round] [stroke-linejoin:round]`}>
      <path d={d} strokeWidth={width * 7} strokeOpacity="0.05" />
      <path d={d} strokeWidth={width * 4.4} strokeOpacity="0.09" />
      <path d={d} strokeWidth={width * 2.4} strokeOpacity="0.2" />
      <path d={d} strokeWidth={width} />
    </g>
  );
}
