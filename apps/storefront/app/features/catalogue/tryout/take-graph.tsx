import {
  heightOf,
  NoteKeys,
  NoteLanes,
  Spectrum,
  tracePitch,
  type Version,
} from "@autotune/ui/audio";
import type { Scale } from "@autotune/voice";
import { useEffect, useMemo, useRef, type PointerEvent } from "react";

interface TakeGraphProps {
  seconds: number;
  /** MIDI notes over time, 0 for silence. */
  raw: Float32Array;
  tuned: Float32Array | undefined;
  scale: Scale;
  heard: Version;
  playing: boolean;
  /** How many times wider than the view it is drawn. */
  zoom: keyof typeof widths;
  position: () => number;
  onFrame: (seconds: number) => void;
  onSeek: (seconds: number) => void;
}

/** Classes, because the page's CSP allows no inline styles. */
const widths = { 1: "w-full", 2: "w-[200%]", 4: "w-[400%]", 8: "w-[800%]" };
export const zooms = [1, 2, 4, 8] as const;
const width = 1280;
const height = 390;
const hue = "take-hue";
const still = "[vector-effect:non-scaling-stroke]";
/** Fewer lanes would make a single held note jump about. */
const fewestLanes = 12;

/** The take as sung, dotted, and as tuned. An image: the text below describes it. */
export function TakeGraph(props: TakeGraphProps) {
  const { seconds, raw, tuned, scale, heard, playing, zoom, position, onFrame, onSeek } = props;
  const keys = useRef<HTMLOListElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const lanes = useMemo(() => lanesAround(raw), [raw]);

  // Sixty times a second: written to the DOM without React.
  const show = () => {
    const now = position();
    const share = now / seconds;
    const pitch = heard === "before" ? raw : tuned;
    const note = pitch?.[Math.floor(share * pitch.length)] ?? 0;
    screen.current?.style.setProperty("--played", String(share));
    screen.current?.style.setProperty("--pitch", String(heightOf(note, lanes) / height));
    screen.current?.toggleAttribute("data-sounding", note > 0);
    [...(keys.current?.children ?? [])].forEach((key, index) => {
      key.toggleAttribute("data-sounding", playing && index === lanes.highest - Math.round(note));
    });
    if (playing) follow(view.current, share);
    onFrame(now);
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

  const seek = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width: wide } = currentTarget.getBoundingClientRect();
    onSeek(seconds * Math.min(1, Math.max(0, (clientX - left) / wide)));
    show();
  };

  return (
    <div aria-hidden="true" className="flex h-[clamp(19rem,34vw,29rem)]">
      <NoteKeys
        ref={keys}
        lowest={lanes.lowest}
        highest={lanes.highest}
        dense={lanes.highest - lanes.lowest > 16}
      />
      <div ref={view} className="min-w-0 flex-1 overflow-x-auto overflow-y-hidden">
        <div
          ref={screen}
          onPointerDown={seek}
          data-playing={playing ? "" : undefined}
          className={`group/screen relative h-full cursor-text overflow-hidden ${widths[zoom]}`}
        >
          <svg
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full fill-none [stroke-linecap:round] [stroke-linejoin:round]"
          >
            <Spectrum id={hue} />
            <NoteLanes {...lanes} width={width} />
            <ScaleLanes {...lanes} scale={scale} />
            <g
              className={
                heard === "before"
                  ? "stroke-text stroke-[2.6]"
                  : "stroke-muted stroke-2 [stroke-dasharray:0.1_5]"
              }
            >
              <Line pitch={raw} lanes={lanes} />
            </g>
            {tuned === undefined ? null : (
              <g
                stroke={`url(#${hue})`}
                className={`animate-draw transition-opacity duration-200 ease-out ${heard === "after" ? "" : "opacity-25"}`}
              >
                <g filter={`url(#${hue}-glow)`} className="stroke-[10] opacity-55">
                  <Line pitch={tuned} lanes={lanes} />
                </g>
                <g className="stroke-[3.2]">
                  <Line pitch={tuned} lanes={lanes} />
                </g>
              </g>
            )}
          </svg>
          <div className="absolute inset-y-0 left-[calc(var(--played,0)*100%)] w-px bg-text/80" />
          <div className="absolute top-[calc(var(--pitch,0)*100%)] left-[calc(var(--played,0)*100%)] size-3.5 -translate-1/2 rounded-full bg-text opacity-0 shadow-[0_0_20px_5px_var(--color-coral)] group-data-sounding/screen:group-data-playing/screen:opacity-100" />
        </div>
      </div>
    </div>
  );
}

interface Lanes {
  readonly lowest: number;
  readonly highest: number;
  readonly laneHeight: number;
}

function Line({ pitch, lanes }: { pitch: Float32Array; lanes: Lanes }) {
  const path = useMemo(
    () => tracePitch(pitch, { ...lanes, step: width / pitch.length }),
    [pitch, lanes],
  );
  return <path d={path} className={still} />;
}

/** The lanes to which notes are corrected are lit. */
function ScaleLanes({ lowest, highest, laneHeight, scale }: Lanes & { scale: Scale }) {
  let lit = "";
  for (let note = lowest; note <= highest; note++) {
    if (scale.notes.includes(note % 12)) {
      lit += `M0 ${(highest - note) * laneHeight + 1}h${width}v${laneHeight - 2}H0Z`;
    }
  }
  return <path d={lit} className="fill-family/9" />;
}

/** All notes that are sung, with one to spare at either end. */
function lanesAround(pitch: Float32Array): Lanes {
  let [lowest, highest] = [Infinity, -Infinity];
  for (const note of pitch) {
    if (note === 0) continue;
    lowest = Math.min(lowest, Math.round(note) - 1);
    highest = Math.max(highest, Math.round(note) + 1);
  }
  if (lowest > highest) [lowest, highest] = [57, 69];
  while (highest - lowest + 1 < fewestLanes) {
    highest += 1;
    if (highest - lowest + 1 < fewestLanes) lowest -= 1;
  }
  return { lowest, highest, laneHeight: height / (highest - lowest + 1) };
}

/** Keeps the playhead in the view of a widened graph. */
function follow(view: HTMLElement | null, share: number): void {
  if (view === null || view.scrollWidth <= view.clientWidth) return;
  const place = share * view.scrollWidth;
  const isInView = place >= view.scrollLeft && place <= view.scrollLeft + 0.9 * view.clientWidth;
  if (!isInView) view.scrollLeft = place - 0.1 * view.clientWidth;
}
