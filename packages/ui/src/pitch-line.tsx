import { useId, useMemo } from "react";
import { drawPitch } from "./draw-pitch.ts";
import { pitchDrawings, type PitchDrawing } from "./pitch-line/pictures.ts";
import { Spectrum } from "./pitch-line/spectrum.tsx";

const width = 1280;
const still = "[vector-effect:non-scaling-stroke]";

/** The wandering voice that snaps onto its lanes. Decorative: the text beside it says the same. */
export function PitchLine({ variant }: { variant: keyof typeof pitchDrawings }) {
  const id = useId();
  const drawing: PitchDrawing = pitchDrawings[variant];
  const { lanes, laneHeight, found, boxes, stray } = drawing;
  const { line, wander } = useMemo(() => draw(pitchDrawings[variant]), [variant]);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${lanes * laneHeight}`}
      preserveAspectRatio="none"
      className={`w-full ${drawing.size}`}
    >
      <Spectrum id={id} from={found} />
      {boxes === undefined && stray === undefined ? null : (
        <path
          d={Array.from(
            { length: lanes - 1 },
            (_, lane) => `M0 ${(lane + 1) * laneHeight}h${width}`,
          ).join("")}
          className={`fill-none stroke-text/7 ${still}`}
        />
      )}
      {boxes === undefined
        ? null
        : drawing.notes.map(([start, end, lane]) => (
            <rect
              key={start}
              x={start + 3}
              y={(lanes - lane - 0.9) * laneHeight}
              width={end - start - 6}
              height={laneHeight * 0.8}
              rx={laneHeight / 5}
              className={`${boxes} ${still}`}
            />
          ))}
      <path
        d={wander}
        className={`fill-none stroke-faint/70 stroke-[1.8] [stroke-dasharray:1_5] [stroke-linecap:round] ${still}`}
      />
      <g
        stroke={`url(#${id})`}
        className={`animate-draw fill-none [stroke-linecap:round] [stroke-linejoin:round] ${drawing.movement ?? ""}`}
      >
        <path d={line} filter={`url(#${id}-glow)`} className={`stroke-[10] opacity-55 ${still}`} />
        <path d={line} className={`stroke-[3.2] ${still}`} />
        <path d={drawing.landing} className={`stroke-text stroke-[13] ${still}`} />
      </g>
    </svg>
  );
}

function draw({ notes, found, ...voice }: PitchDrawing): { line: string; wander: string } {
  const sung = drawPitch({
    ...voice,
    notes: notes.map(([start, end, lane]) => ({ start, end, lane })),
  });
  if (voice.stray !== undefined) return { line: sung.raw, wander: "" };
  if (found === undefined) return { line: sung.tuned, wander: "" };
  const search = drawPitch({
    ...voice,
    notes: [{ start: 0, end: found, lane: 1 }],
    seed: voice.seed - 2,
    stray: 0.3,
  });
  return { line: sung.tuned, wander: search.raw };
}
