import { useId, type ReactNode } from "react";
import { VerticalFade } from "./vertical-fade.tsx";

interface PlateWindowProps {
  family: "auto-tune" | "ai-powered-vocal-chain" | "creative-vocal-effects" | "subscriptions";
  title: string;
  /** What the title bar says on the right, as a plug-in shows its preset. */
  preset: string;
  children: ReactNode;
}

/** The window that every drawn plug-in sits in: 640 × 400, in the hue of its family. */
export function PlateWindow({ family, title, preset, children }: PlateWindowProps) {
  const id = useId();
  return (
    <svg
      data-family={family}
      viewBox="0 0 640 400"
      aria-hidden="true"
      className="block h-auto w-full"
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
      <text x="46" y="31" fontSize="19" className="fill-text font-display font-semibold">
        {title}
      </text>
      <rect
        x="472"
        y="11"
        width="148"
        height="28"
        rx="14"
        className="fill-background/60 stroke-text/12"
      />
      <path
        d="m596 23 5 5 5-5"
        className="fill-none stroke-muted stroke-[1.6] [stroke-linecap:round] [stroke-linejoin:round]"
      />
      <text x="488" y="30" fontSize="14" className="fill-muted font-mono">
        {preset}
      </text>
      <rect x="1" y="1" width="638" height="398" rx="18" className="fill-none stroke-text/16" />
    </svg>
  );
}
