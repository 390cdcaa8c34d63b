import { arc, polar } from "../circle.ts";

const first = -225;
const sweep = 270;
const middle = 40;

/** The dial of a knob that turns; `value` from 0, far left, to 1, far right. */
export function TurningDial({ value }: { value: number }) {
  const angle = first + sweep * value;
  const ring = arc(middle, middle, 35, first, first + sweep);
  const turned = arc(middle, middle, 35, first, angle);
  return (
    <svg
      viewBox="0 0 80 80"
      aria-hidden="true"
      className="size-full fill-none [stroke-linecap:round]"
    >
      <path d={ring} strokeWidth="3.4" className="stroke-text/12" />
      <path d={turned} strokeWidth="8" className="stroke-family/20" />
      <path d={turned} strokeWidth="3.4" className="stroke-family" />
      <circle cx={middle} cy={middle + 3} r="28" className="fill-background" />
      <circle cx={middle} cy={middle} r="28" className="fill-surface-3 stroke-text/18" />
      <circle cx={middle} cy={middle} r="22" className="fill-surface-2 stroke-text/8" />
      <path
        d={`M${polar(middle, middle, 11, angle)}L${polar(middle, middle, 19, angle)}`}
        strokeWidth="3.6"
        className="stroke-text"
      />
    </svg>
  );
}
