import { useId } from "react";
import { drawPitch, type Note } from "./draw-pitch.ts";

function phrase(...notes: [start: number, end: number, lane: number][]): Note[] {
  return notes.map(([start, end, lane]) => ({ start, end, lane }));
}

/** The keys beside the graph, from the lowest. The phrase is in A minor: it has no black ones. */
const keys = "B3 C4 C#4 D4 D#4 E4 F4 F#4 G4 G#4 A4 A#4 B4".split(" ");
const isBlack = (name: string) => name.includes("#");
const laneHeight = 30;
const width = 1280;
const height = keys.length * laneHeight;
const melody = phrase(
  [28, 140, 1],
  [140, 245, 5],
  [245, 305, 6],
  [305, 470, 5],
  [512, 570, 3],
  [570, 690, 1],
  [690, 765, 5],
  [765, 945, 10],
  [945, 1025, 8],
  [1025, 1240, 5],
);
const song = drawPitch({ notes: melody, seed: 11, lanes: keys.length, laneHeight });

/** What the hero's picture shows, in numbers. */
export const pitchFigures = {
  notes: melody.length,
  rawCents: song.rawCents,
  tunedCents: song.tunedCents,
};

const variants = { hero: HeroLine, divider: DividerLine, lost: LostLine };

/** The wandering voice that snaps onto its lanes. A picture: what it says stands beside it in words. */
export function PitchLine({ variant }: { variant: keyof typeof variants }) {
  const Variant = variants[variant];
  return <Variant />;
}

/** Stretched to its box; strokes keep their width, and names stand outside of the stretched part. */
function HeroLine() {
  const id = useId();
  return (
    <div aria-hidden="true" className="flex h-[clamp(19rem,32vw,28rem)]">
      <ol className="grid w-12 shrink-0 auto-rows-fr border-r border-line bg-text/8 sm:w-16">
        {keys.toReversed().map((name) => (
          <li
            key={name}
            className={
              isBlack(name)
                ? "relative z-1 -my-px mr-4 rounded-r-sm bg-background sm:mr-6"
                : "flex items-center justify-end border-b border-line pr-1.5 font-mono text-12 leading-none text-muted sm:pr-2"
            }
          >
            {isBlack(name) ? null : name}
          </li>
        ))}
      </ol>
      <div className="relative min-w-0 flex-1 overflow-hidden max-sm:mask-r-from-75%">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="h-full w-full max-sm:w-[29rem]"
        >
          <Spectrum id={id} />
          <Lanes />
          <g fill={`url(#${id})`} className="opacity-15">
            {melody.map(({ start, end, lane }) => (
              <rect
                key={start}
                x={start}
                y={(keys.length - lane - 1) * laneHeight + 2}
                width={end - start - 2}
                height={laneHeight - 4}
                rx="6"
              />
            ))}
          </g>
          <path
            d={song.raw}
            className="fill-none stroke-muted stroke-2 [stroke-dasharray:0.1_5] [stroke-linecap:round] [vector-effect:non-scaling-stroke]"
          />
          <Stroke id={id} d={song.tuned} />
        </svg>
      </div>
    </div>
  );
}

function Lanes() {
  let dark = "";
  let rules = "";
  keys.forEach((name, lane) => {
    const top = (keys.length - lane - 1) * laneHeight;
    if (isBlack(name)) dark += `M0 ${top}h${width}v${laneHeight}H0Z`;
    if (lane > 0) rules += `M0 ${top + laneHeight}h${width}`;
  });
  return (
    <>
      <path d={dark} className="fill-background/60" />
      <path d={rules} className="fill-none stroke-text/7 [vector-effect:non-scaling-stroke]" />
    </>
  );
}

const dividerNotes = phrase(
  [420, 560, 1],
  [560, 680, 2],
  [680, 860, 3],
  [860, 960, 2],
  [960, 1280, 1],
);
const dividerLine = drawPitch({ notes: dividerNotes, seed: 5, lanes: 5, laneHeight: 12 });
const wander = drawPitch({
  notes: phrase([0, 420, 1]),
  seed: 3,
  lanes: 5,
  laneHeight: 12,
  stray: 0.3,
});

/** A voice that looks for its note and has found it by the middle of the page. */
function DividerLine() {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1280 60"
      preserveAspectRatio="none"
      className="h-12 w-full overflow-visible sm:h-16"
    >
      <Spectrum id={id} from={420} />
      <path
        d={wander.raw}
        className="fill-none stroke-faint/70 stroke-[1.8] [stroke-dasharray:1_5] [stroke-linecap:round] [vector-effect:non-scaling-stroke]"
      />
      <Stroke id={id} d={dividerLine.tuned} />
    </svg>
  );
}

const lostNotes = phrase(
  [60, 260, 2],
  [260, 420, 4],
  [480, 640, 5],
  [640, 860, 3],
  [860, 980, 4],
  [980, 1220, 2],
);
const lost = drawPitch({ notes: lostNotes, seed: 23, lanes: 8, laneHeight: 40, stray: 1.1 });

/** For a page that is not there: every note is empty. */
function LostLine() {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1280 320"
      preserveAspectRatio="none"
      className="h-56 w-full sm:h-80"
    >
      <Spectrum id={id} />
      <path
        d="M0 40h1280M0 80h1280M0 120h1280M0 160h1280M0 200h1280M0 240h1280M0 280h1280"
        className="fill-none stroke-text/7 [vector-effect:non-scaling-stroke]"
      />
      {lostNotes.map(({ start, end, lane }) => (
        <rect
          key={start}
          x={start + 3}
          y={(7 - lane) * 40 + 4}
          width={end - start - 6}
          height="32"
          rx="8"
          className="fill-text/3 stroke-line-strong [stroke-dasharray:5_5] [vector-effect:non-scaling-stroke]"
        />
      ))}
      <Stroke id={id} d={lost.raw} />
    </svg>
  );
}

const stops = [
  ["0", "[stop-color:var(--spectrum-1)]"],
  ["0.42", "[stop-color:var(--spectrum-2)]"],
  ["0.64", "[stop-color:var(--spectrum-3)]"],
  ["1", "[stop-color:var(--spectrum-4)]"],
] as const;

function Spectrum({ id, from = 0 }: { id: string; from?: number }) {
  return (
    <defs>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={from} x2={width}>
        {stops.map(([offset, className]) => (
          <stop key={offset} offset={offset} className={className} />
        ))}
      </linearGradient>
      <filter id={`${id}-glow`} x="-5%" y="-60%" width="110%" height="220%">
        <feGaussianBlur stdDeviation="7" />
      </filter>
    </defs>
  );
}

/** The bright line and its glow. */
function Stroke({ id, d }: { id: string; d: string }) {
  return (
    <g
      stroke={`url(#${id})`}
      className="animate-draw fill-none [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <path
        d={d}
        filter={`url(#${id}-glow)`}
        className="stroke-[10] opacity-55 [vector-effect:non-scaling-stroke]"
      />
      <path d={d} className="stroke-[3.2] [vector-effect:non-scaling-stroke]" />
    </g>
  );
}
