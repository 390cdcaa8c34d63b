import { useId, useMemo } from "react";
import { drawPitch } from "../draw-pitch.ts";
import { Spectrum } from "../pitch-line/spectrum.tsx";
import { composePhrase } from "./compose-phrase.ts";
import { seedOf } from "./seed-of.ts";

const width = 640;
const lanes = 9;
const laneHeight = 40;
const height = lanes * laneHeight;

/** An image for what has none: a phrase that belongs to its name, sung and tuned, in the hue around it. */
export function Cover({ name }: { name: string }) {
  const id = useId();
  const { notes, raw, tuned } = useMemo(() => {
    const seed = seedOf(name);
    const phrase = composePhrase(seed, { width, lanes });
    return { notes: phrase, ...drawPitch({ notes: phrase, seed, lanes, laneHeight, stray: 0.15 }) };
  }, [name]);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className="block size-full bg-surface-1 bg-[radial-gradient(90%_120%_at_80%_0%,color-mix(in_oklch,var(--family-glow)_75%,transparent),transparent_75%)]"
    >
      <Spectrum id={id} to={width} />
      <path
        d={Array.from(
          { length: lanes - 1 },
          (_, lane) => `M0 ${(lane + 1) * laneHeight}h${width}`,
        ).join("")}
        className="fill-none stroke-text/8"
      />
      {notes.map(({ start, end, lane }) => (
        <rect
          key={start}
          x={start}
          y={(lanes - lane - 0.9) * laneHeight}
          width={end - start}
          height={laneHeight * 0.8}
          rx="7"
          className="fill-family/14"
        />
      ))}
      <path
        d={raw}
        className="fill-none stroke-text/45 stroke-2 [stroke-dasharray:1_6] [stroke-linecap:round]"
      />
      <g
        stroke={`url(#${id})`}
        className="fill-none [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <path d={tuned} filter={`url(#${id}-glow)`} className="stroke-[10] opacity-50" />
        <path d={tuned} className="stroke-4" />
      </g>
    </svg>
  );
}
