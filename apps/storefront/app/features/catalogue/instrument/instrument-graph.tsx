import {
  heightOf,
  NoteKeys,
  NoteLanes,
  Spectrum,
  tracePitch,
  type Version,
} from "@autotune/ui/audio";
import { phrases } from "@autotune/voice";
import { useEffect, useMemo, useRef } from "react";
import { heroFigures } from "./hero-figures.ts";

interface InstrumentGraphProps {
  /** MIDI notes over time. Until they are computed, a static drawing of the same line is shown. */
  raw: Float32Array | undefined;
  tuned: Float32Array | undefined;
  heard: Version;
  playing: boolean;
  position: () => number;
  onFrame: (seconds: number) => void;
}

/** From B3 up to B4, as in the drawing. */
const lanes = { lowest: 59, highest: 71, laneHeight: 30 };
const width = 1280;
const height = 390;
const drawing = "/demos/hero.svg";
const hue = "instrument-hue";
const still = "[vector-effect:non-scaling-stroke]";

/** The phrase as sung, dotted, and as tuned. An image: the text around it describes it. */
export function InstrumentGraph(props: InstrumentGraphProps) {
  const { raw, tuned, heard, playing, position, onFrame } = props;
  const keys = useRef<HTMLOListElement>(null);
  const screen = useRef<HTMLDivElement>(null);

  // Sixty times a second: written to the DOM without React.
  const show = () => {
    const seconds = position();
    const share = seconds / heroFigures.seconds;
    const pitch = heard === "before" ? raw : tuned;
    const note = pitch?.[Math.floor(share * pitch.length)] ?? 0;
    screen.current?.style.setProperty("--played", String(share));
    screen.current?.style.setProperty("--pitch", String(heightOf(note, lanes) / height));
    screen.current?.toggleAttribute("data-sounding", note > 0);
    [...(keys.current?.children ?? [])].forEach((key, index) => {
      key.toggleAttribute("data-sounding", playing && index === lanes.highest - Math.round(note));
    });
    onFrame(seconds);
  };

  useEffect(() => {
    if (!playing) {
      show();
      return;
    }
    let frame = requestAnimationFrame(function next() {
      show();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  });

  return (
    <div aria-hidden="true" className="flex h-[clamp(17rem,30vw,27rem)]">
      <NoteKeys ref={keys} lowest={lanes.lowest} highest={lanes.highest} />
      <div
        ref={screen}
        data-playing={playing ? "" : undefined}
        className="group/screen relative min-w-0 flex-1 overflow-hidden"
      >
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full fill-none [stroke-linecap:round] [stroke-linejoin:round]"
        >
          <Spectrum id={hue} />
          <NoteLanes {...lanes} width={width} />
          <g fill={`url(#${hue})`} className="opacity-15">
            {phrases.lead.notes.map(({ start, end, midi }) => (
              <rect
                key={start}
                x={xOf(start)}
                y={heightOf(midi, lanes) - lanes.laneHeight / 2 + 2}
                width={xOf(end - start) - 2}
                height={lanes.laneHeight - 4}
                rx="6"
              />
            ))}
          </g>
          <g
            className={
              heard === "before"
                ? "stroke-text stroke-[2.6]"
                : "stroke-muted stroke-2 [stroke-dasharray:0.1_5]"
            }
          >
            <Line pitch={raw} name="raw" />
          </g>
          <g
            stroke={`url(#${hue})`}
            className={`animate-draw transition-opacity duration-200 ease-out ${heard === "after" ? "" : "opacity-25"}`}
          >
            <g filter={`url(#${hue}-glow)`} className="stroke-[10] opacity-55">
              <Line pitch={tuned} name="tuned" />
            </g>
            <g className="stroke-[3.2]">
              <Line pitch={tuned} name="tuned" />
            </g>
          </g>
        </svg>
        <div className="absolute inset-y-0 right-0 left-[calc(var(--played,0)*100%)] bg-background/55 opacity-0 transition-opacity duration-200 group-data-playing/screen:opacity-100 motion-reduce:hidden" />
        <div className="absolute inset-y-0 left-[calc(var(--played,0)*100%)] w-px bg-text/70 motion-reduce:hidden" />
        <div className="absolute top-[calc(var(--pitch,0)*100%)] left-[calc(var(--played,0)*100%)] size-3.5 -translate-1/2 rounded-full bg-text opacity-0 shadow-[0_0_20px_5px_var(--color-coral)] group-data-sounding/screen:group-data-playing/screen:opacity-100 motion-reduce:hidden" />
      </div>
    </div>
  );
}

function Line({ pitch, name }: { pitch: Float32Array | undefined; name: "raw" | "tuned" }) {
  const path = useMemo(
    () => (pitch === undefined ? "" : tracePitch(pitch, { ...lanes, step: width / pitch.length })),
    [pitch],
  );
  // The drawing is a file of its own: inlined, it would be larger than the whole page.
  if (pitch === undefined) return <use href={`${drawing}#${name}`} />;
  return <path d={path} className={still} />;
}

function xOf(seconds: number): number {
  return (seconds / heroFigures.seconds) * width;
}
