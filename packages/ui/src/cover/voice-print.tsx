import { useId, useMemo } from "react";
import { Spectrum } from "../pitch-line/spectrum.tsx";
import { seededRandom } from "../seeded-random.ts";
import { seedOf } from "./seed-of.ts";

const size = 320;
const rays = 72;
const inner = 62;
const reach = 84;

/** Stands where others show a face: a voice around a circle, always the same for a name. */
export function VoicePrint({ name }: { name: string }) {
  const id = useId();
  const path = useMemo(() => drawRays(seedOf(name)), [name]);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      className="block size-full bg-surface-1 bg-[radial-gradient(75%_75%_at_50%_45%,color-mix(in_oklch,var(--family-glow)_70%,transparent),transparent)]"
    >
      <Spectrum id={id} from={40} to={size - 40} />
      {[inner, inner + reach / 2, inner + reach].map((radius) => (
        <circle
          key={radius}
          cx={size / 2}
          cy={size / 2}
          r={radius}
          className="fill-none stroke-text/8"
        />
      ))}
      <g stroke={`url(#${id})`} className="fill-none [stroke-linecap:round]">
        <path d={path} filter={`url(#${id}-glow)`} className="stroke-[7] opacity-45" />
        <path d={path} className="stroke-[3.4]" />
      </g>
    </svg>
  );
}

/** Three slow waves and a little breath decide how far each ray reaches. */
function drawRays(seed: number): string {
  const random = seededRandom(seed);
  const waves = Array.from({ length: 3 }, (_, index) => ({
    times: 2 + index * 2 + Math.floor(random() * 3),
    phase: random() * Math.PI * 2,
    share: 0.5 / (index + 1),
  }));
  return Array.from({ length: rays }, (_, ray) => {
    const angle = (ray / rays) * Math.PI * 2 - Math.PI / 2;
    const swing = waves.reduce(
      (sum, { times, phase, share }) => sum + share * Math.sin(angle * times + phase),
      0,
    );
    const loud = Math.min(1, Math.max(0.06, 0.45 + swing * 0.5 + (random() - 0.5) * 0.3));
    return `M${pointAt(angle, inner)}L${pointAt(angle, inner + loud * reach)}`;
  }).join("");
}

function pointAt(angle: number, radius: number): string {
  const along = (part: number) => Math.round((size / 2 + part * radius) * 10) / 10;
  return `${along(Math.cos(angle))} ${along(Math.sin(angle))}`;
}
