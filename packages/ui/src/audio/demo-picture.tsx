import { useId, useMemo } from "react";
import { Spectrum } from "../pitch-line/spectrum.tsx";
import type { Demo } from "./demo.ts";
import { NoteKeys } from "./note-keys.tsx";
import { NoteLanes } from "./note-lanes.tsx";
import type { Version } from "./pair-sound.ts";
import { tracePitch } from "./trace-pitch.ts";
import { traceWaveform } from "./trace-waveform.ts";

const width = 1000;
const graphHeight = 320;
const wave = { width, height: 100, bars: 120 };

/** Both versions as pitch and as loudness over the same time; the one that plays is bright. */
export function DemoGraph({ demo, heard }: { demo: Demo; heard: Version }) {
  const id = useId();
  const { lowestNote: lowest, highestNote: highest } = demo;
  const laneHeight = graphHeight / (highest - lowest + 1);
  const lines = useMemo(() => {
    const trace = ({ pitch }: Demo["before"]) =>
      tracePitch(pitch, { highest, laneHeight, step: width / pitch.length });
    return { before: trace(demo.before), after: trace(demo.after) };
  }, [demo, highest, laneHeight]);
  const bars = useMemo(
    () => ({
      before: traceWaveform(demo.before.peaks, wave),
      after: traceWaveform(demo.after.peaks, wave),
    }),
    [demo],
  );
  const shown = (version: Version) =>
    `transition-opacity duration-200 ease-out ${version === heard ? "opacity-100" : "opacity-0"}`;

  return (
    <div aria-hidden="true">
      <div className="flex h-52 sm:h-64">
        <NoteKeys lowest={lowest} highest={highest} dense />
        <svg
          viewBox={`0 0 ${width} ${graphHeight}`}
          preserveAspectRatio="none"
          className="h-full min-w-0 flex-1 fill-none [stroke-linecap:round] [stroke-linejoin:round]"
        >
          <Spectrum id={id} to={width} />
          <NoteLanes lowest={lowest} highest={highest} width={width} laneHeight={laneHeight} />
          <path
            d={lines.before}
            className={`stroke-2 [vector-effect:non-scaling-stroke] ${heard === "before" ? "stroke-text" : "stroke-muted [stroke-dasharray:0.1_5]"}`}
          />
          <g
            stroke={`url(#${id})`}
            className={`animate-draw transition-opacity duration-200 ease-out ${heard === "after" ? "opacity-100" : "opacity-25"}`}
          >
            <path
              d={lines.after}
              filter={`url(#${id}-glow)`}
              className="stroke-[9] opacity-55 [vector-effect:non-scaling-stroke]"
            />
            <path d={lines.after} className="stroke-3 [vector-effect:non-scaling-stroke]" />
          </g>
        </svg>
      </div>
      <div className="flex h-20 border-t border-line sm:h-24">
        <div className="w-11 shrink-0 border-r border-line bg-text/4 sm:w-16" />
        <svg
          viewBox={`0 0 ${wave.width} ${wave.height}`}
          preserveAspectRatio="none"
          className="h-full min-w-0 flex-1 py-3"
        >
          <path d={bars.before} className={`fill-muted/70 ${shown("before")}`} />
          <path d={bars.after} fill={`url(#${id})`} className={shown("after")} />
        </svg>
      </div>
    </div>
  );
}
