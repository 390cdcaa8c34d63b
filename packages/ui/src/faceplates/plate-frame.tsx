import { useId, type ReactNode } from "react";
import { VerticalFade } from "./vertical-fade.tsx";

interface PlateFrameProps {
  /** Whose hue it has. Without one it is grey. */
  family?: "auto-tune" | "ai-powered-vocal-chain" | "creative-vocal-effects" | "subscriptions";
  /** What stands in the bar at its top. */
  bar: ReactNode;
  children: ReactNode;
}

/** The frame of every drawn window: 640 × 400, of which the bar takes the upper 48. */
export function PlateFrame({ family, bar, children }: PlateFrameProps) {
  const id = useId();
  const hue = family === undefined ? "[--family:var(--color-faint)]" : "";
  return (
    <svg
      data-family={family}
      viewBox="0 0 640 400"
      aria-hidden="true"
      className={`block h-auto w-full ${hue}`}
    >
      <defs>
        <VerticalFade id={id} top="text-family/14" bottom="text-family/3" />
        <clipPath id={`${id}-inside`}>
          <rect x="1" y="1" width="638" height="398" rx="18" />
        </clipPath>
      </defs>
      <rect x="1" y="1" width="638" height="398" rx="18" className="fill-background" />
      <rect x="1" y="1" width="638" height="398" rx="18" fill={`url(#${id})`} />
      <g clipPath={`url(#${id}-inside)`}>{children}</g>
      <path d="M1 48V19a18 18 0 0 1 18-18h602a18 18 0 0 1 18 18v29Z" className="fill-text/3" />
      <path d="M1 48h638" className="stroke-text/10" />
      <circle cx="27" cy="25" r="11" className="fill-family/20" />
      <circle cx="27" cy="25" r="6" className="fill-family" />
      {bar}
      <rect x="1" y="1" width="638" height="398" rx="18" className="fill-none stroke-text/16" />
    </svg>
  );
}
