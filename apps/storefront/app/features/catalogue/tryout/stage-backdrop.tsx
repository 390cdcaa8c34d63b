import { NoteLanes, Spectrum } from "@autotune/ui/audio";

const width = 1280;
const height = 390;
const lanes = { lowest: 59, highest: 71, laneHeight: 30 };
const hue = "tryout-hue";
const drawing = "/demos/hero.svg";

/** The brand's picture behind the first step: a voice, as sung and as tuned. */
export function StageBackdrop() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="absolute inset-0 -z-1 size-full fill-none [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <Spectrum id={hue} />
      <NoteLanes {...lanes} width={width} />
      <g className="stroke-muted stroke-2 opacity-50 [stroke-dasharray:0.1_5]">
        <use href={`${drawing}#raw`} />
      </g>
      <g stroke={`url(#${hue})`} className="animate-draw opacity-45">
        <g filter={`url(#${hue}-glow)`} className="stroke-[12] opacity-60">
          <use href={`${drawing}#tuned`} />
        </g>
        <g className="stroke-3">
          <use href={`${drawing}#tuned`} />
        </g>
      </g>
    </svg>
  );
}
